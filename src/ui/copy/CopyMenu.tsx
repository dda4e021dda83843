import { Button, Checkbox, Group, Popover, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { upperFirst } from '../../core/words/capitals';
import {
  writeCsvTable,
  writeLatexTable,
  writeMarkdownTable,
} from '../../core/output/export/paper-table';
import { drawPng } from '../charts/figure-png';
import { type Figure, PAPER_WIDTHS, type PaperWidth, RESOLUTION } from '../charts/figure-svg';
import { QuietButton } from '../parts/Buttons';
import { SegmentedControl } from '../parts/Choice';
import { saveFile } from '../parts/save-file';
import { type DisplayedTable, readTable } from './read-table';

const SVG_TYPE = 'image/svg+xml';

const FIGURE_FORMATS = [
  {
    label: 'SVG',
    ending: 'svg',
    toBlob: ({ svg }: Figure) => Promise.resolve(new Blob([svg], { type: SVG_TYPE })),
    copy: copySvg,
  },
  { label: 'PNG', ending: 'png', toBlob: drawPng, copy: copyPng },
] as const;

type FigureFormat = (typeof FIGURE_FORMATS)[number];

const TABLE_FORMATS = [
  { label: 'CSV', write: writeCsvTable },
  { label: 'Markdown', write: writeMarkdownTable },
  { label: 'LaTeX', write: writeLatexTable },
] as const;

type DrawFigure = (width: PaperWidth) => Promise<Figure>;

/** Runs an action that may fail, and reports the outcome. */
type Attempt = (action: () => Promise<void>, done: string, failed: string) => Promise<void>;

interface CopyMenuProps {
  readonly kind: 'table' | 'chart';
  /** The name of the table or chart. */
  readonly title: string;
  /** Sentences printed below a copied table. */
  readonly caption: readonly string[];
  /** Finds the table, or the values of the chart as a table. */
  readonly findTable?: () => HTMLTableElement | null;
  /** Collects a table of which only part is rendered; `null` if that fails. */
  readonly collectTable?: () => Promise<DisplayedTable | null>;
  /** Draws the chart at a given printed width. */
  readonly draw?: DrawFigure;
  /** The reason why nothing can be copied yet. */
  readonly unavailable?: string | undefined;
}

/** Copies a table as CSV, Markdown or LaTeX, and a chart as SVG or PNG. */
export function CopyMenu(props: CopyMenuProps) {
  const { kind, title, caption, findTable, collectTable, draw, unavailable } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [table, setTable] = useState<DisplayedTable | null>(null);
  const [message, setMessage] = useState('');
  const attempt: Attempt = async (action, done, failed) => {
    setMessage('Copying…');
    try {
      await action();
      setMessage(done);
    } catch {
      setMessage(failed);
    }
  };
  const open = () => {
    const found = findTable?.();
    setTable(found ? readTable(found) : null);
    setIsOpen(!isOpen);
    setMessage('');
    void collectTable?.().then((collected) => {
      if (collected) setTable(collected);
      else setMessage('The table could not be read. Try again.');
    });
  };
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" shadow="sm" trapFocus>
      <Popover.Target>
        <QuietButton
          aria-label={`Copy ${kind} “${title}”`}
          title={unavailable}
          disabled={unavailable !== undefined}
          onClick={open}
        >
          <IconCopy size={14} aria-hidden="true" /> Copy{' '}
          <IconChevronDown size={12} aria-hidden="true" />
        </QuietButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={`Copy ${kind}`}>
        <Stack gap={10} w={316} maw="calc(100vw - 48px)">
          {draw && <FigureActions title={title} draw={draw} attempt={attempt} />}
          {table && <TableActions caption={caption} table={table} attempt={attempt} />}
          <Text size="xs" c="var(--ink-2)" mih="1.5em" role="status">
            {message}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface FigureActionsProps {
  readonly title: string;
  readonly draw: DrawFigure;
  readonly attempt: Attempt;
}

/** Copies or saves a chart at the width of a journal column. */
function FigureActions({ title, draw, attempt }: FigureActionsProps) {
  const [width, setWidth] = useState<PaperWidth>(PAPER_WIDTHS[0].millimeters);
  const copy = ({ label, copy: copyAs }: FigureFormat) =>
    attempt(
      () => copyAs(draw(width)),
      `Copied as ${label}, ${width} mm wide.`,
      `The browser blocked copying the ${label}. Save it instead.`,
    );
  const save = ({ label, ending, toBlob }: FigureFormat) => {
    const name = `${fileNameOf(title)}-${width}mm.${ending}`;
    return attempt(
      async () => {
        const blob = await toBlob(await draw(width));
        saveFile(name, blob.type, blob);
      },
      `Saved as ${name}.`,
      `The browser could not create the ${label}. Try the other format.`,
    );
  };
  return (
    <>
      <SegmentedControl
        aria-label="Figure width"
        value={String(width)}
        options={PAPER_WIDTHS.map(({ millimeters, label }) => ({
          value: String(millimeters),
          label,
        }))}
        onChange={(value) => setWidth(Number(value) as PaperWidth)}
      />
      <SimpleGrid cols={2} spacing={6}>
        {FIGURE_FORMATS.map((format) => (
          <Button key={format.label} variant="light" onClick={() => void copy(format)}>
            Copy as {format.label}
          </Button>
        ))}
        {FIGURE_FORMATS.map((format) => (
          <Button key={format.label} onClick={() => void save(format)}>
            Save as {format.label}
          </Button>
        ))}
      </SimpleGrid>
      <Text size="xs" c="var(--ink-2)">
        PNG at {RESOLUTION} dpi, 7.5-point text, light background.
      </Text>
    </>
  );
}

interface TableActionsProps {
  readonly caption: readonly string[];
  readonly table: DisplayedTable;
  readonly attempt: Attempt;
}

/** Copies a table with the chosen runs and columns. */
function TableActions({ caption, table, attempt }: TableActionsProps) {
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const { columns, rows, cells } = table;
  const rowLines = rows.map((row, at) => ({ ...row, key: `row ${at}` }));
  const columnLines = columns.map((column, at) => ({ ...column, key: `column ${at}` }));
  const choices = [
    { label: 'Runs', lines: [...rowLines, ...columnLines].filter(({ isRun }) => isRun) },
    { label: 'Columns', lines: columnLines.slice(1).filter(({ isRun }) => !isRun) },
  ].filter(({ lines }) => lines.length > 1);
  const isKept = (kind: 'row' | 'column') => (_: unknown, at: number) =>
    !excluded.has(`${kind} ${at}`);
  const copy = ({ label, write }: (typeof TABLE_FORMATS)[number]) =>
    attempt(
      () =>
        navigator.clipboard.writeText(
          write({
            columns: columns.filter(isKept('column')).map((column) => column.label),
            rows: cells.filter(isKept('row')).map((row) => row.filter(isKept('column'))),
            caption: caption.map((text) => `${upperFirst(text)}.`),
          }),
        ),
      `Copied as ${label}.`,
      'The browser blocked copying. Allow this page to use the clipboard.',
    );
  return (
    <>
      {choices.map(({ label, lines }) => (
        <div key={label} role="group" aria-label={label}>
          <Text size="xs" c="var(--ink-2)" mb={4}>
            {label}
          </Text>
          <Stack gap={4} mah={168} p={2} style={{ overflowY: 'auto' }}>
            {lines.map(({ key, label: name }) => (
              <Checkbox
                key={key}
                label={name}
                checked={!excluded.has(key)}
                onChange={({ currentTarget }) => {
                  const next = new Set(excluded);
                  if (currentTarget.checked) next.delete(key);
                  else next.add(key);
                  setExcluded(next);
                }}
              />
            ))}
          </Stack>
        </div>
      ))}
      <Group gap={6} grow>
        {TABLE_FORMATS.map((format) => (
          <Button
            key={format.label}
            variant="light"
            aria-label={`Copy as ${format.label}`}
            onClick={() => void copy(format)}
          >
            {format.label}
          </Button>
        ))}
      </Group>
    </>
  );
}

/** A title as the name of a file: letters and digits, joined by hyphens. */
function fileNameOf(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-').slice(0, MAX_NAME_LENGTH);
}

/** Maximum length of the title in the file name. */
const MAX_NAME_LENGTH = 80;

/** Copies a figure as SVG text and, if the browser supports it, as an SVG image. */
async function copySvg(figure: Promise<Figure>): Promise<void> {
  const blobOf = (type: string) => figure.then(({ svg }) => new Blob([svg], { type }));
  const types = ['text/plain', SVG_TYPE].filter((type) => ClipboardItem.supports(type));
  const item = new ClipboardItem(Object.fromEntries(types.map((type) => [type, blobOf(type)])));
  await navigator.clipboard.write([item]);
}

async function copyPng(figure: Promise<Figure>): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': figure.then(drawPng) })]);
}
