import { createTheme, type MantineColorsTuple } from '@mantine/core';

const assay: MantineColorsTuple = [
  '#e3f2f1',
  '#c9e5e3',
  '#9fd0cd',
  '#71b9b5',
  '#45a19d',
  '#23908b',
  '#0b7a79',
  '#0b6e6e',
  '#085757',
  '#064141',
];

/** Mantine's grays for the dark scheme, tinted like the page's background. */
const dark: MantineColorsTuple = [
  '#e8edf2',
  '#b3bec9',
  '#93a0ad',
  '#6b7885',
  '#384653',
  '#2b3743',
  '#1b242d',
  '#171f27',
  '#10161c',
  '#0b1015',
];

/** One accent color, unobtrusive controls, system fonts. Other colors are in `theme.css`. */
export const theme = createTheme({
  primaryColor: 'assay',
  primaryShade: { light: 7, dark: 6 },
  colors: { assay, dark },
  autoContrast: true,
  respectReducedMotion: true,
  components: {
    // Without this, every field renders and positions its dropdown even when closed.
    Combobox: { defaultProps: { keepMounted: false } },
    // The transition paints the page 60 times a second, which takes a fifth of the processor time
    // while scoring.
    Progress: { defaultProps: { transitionDuration: 0 } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Button: { defaultProps: { size: 'compact-sm', variant: 'default' } },
    ...Object.fromEntries(
      [
        'Checkbox',
        'MultiSelect',
        'NativeSelect',
        'NumberInput',
        'Select',
        'Switch',
        'TextInput',
      ].map((name) => [name, { defaultProps: { size: 'xs' } }]),
    ),
  },
  defaultRadius: 7,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif',
  fontFamilyMonospace:
    'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '19px' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '19px', lineHeight: '1.3' },
      h2: { fontSize: '15px', lineHeight: '1.35' },
      h3: { fontSize: '14px', lineHeight: '1.4' },
    },
  },
});

/** Number of runs with a distinct color. */
const RUN_COLORS = 16;

/** The color of a run, the same in every table and chart; gray for runs beyond the last color. */
export function runColor(index: number): string {
  return index < RUN_COLORS ? `var(--run-${index})` : 'var(--ink-3)';
}
