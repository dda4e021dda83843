import { Button, Popover, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { QuietButton } from '../parts/Buttons';
import { Segments } from '../parts/Choice';
import { saveFile } from '../parts/save-file';
import { drawPng } from './figure-png';
import { type Figure, PAPER_WIDTHS, type PaperWidth, RESOLUTION } from './figure-svg';

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

interface FigureMenuProps {
  readonly title: string;
  readonly draw: (width: PaperWidth) => Promise<Figure>;
}

/** Exports a chart as SVG or PNG, to the clipboard or a file, at the width of a journal column. */
export function FigureMenu({ title, draw }: FigureMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [width, setWidth] = useState<PaperWidth>(PAPER_WIDTHS[0].millimetres);
  const [message, setMessage] = useState('');
  const attempt = async (action: () => Promise<void>, done: string, failed: string) => {
    setMessage('Drawing…');
    try {
      await action();
      setMessage(done);
    } catch {
      setMessage(failed);
    }
  };
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
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" shadow="sm" trapFocus>
      <Popover.Target>
        <QuietButton
          aria-label={`Export chart “${title}”`}
          onClick={() => {
            setIsOpen(!isOpen);
            setMessage('');
          }}
        >
          <IconDownload size={14} aria-hidden="true" /> Export
        </QuietButton>
      </Popover.Target>
      <Popover.Dropdown aria-label="Export chart">
        <Stack gap={10} w={316}>
          <Segments
            aria-label="Figure width"
            value={String(width)}
            options={PAPER_WIDTHS.map(({ millimetres, label }) => ({
              value: String(millimetres),
              label,
            }))}
            onChange={(value) => {
              setWidth(
                PAPER_WIDTHS.find((one) => String(one.millimetres) === value)?.millimetres ?? width,
              );
            }}
          />
          <SimpleGrid cols={2} spacing={6}>
            {FIGURE_FORMATS.map((format) => (
              <Button
                key={format.label}

                variant="light"
                onClick={() => void copy(format)}
              >
                Copy as {format.label}
              </Button>
            ))}
            {FIGURE_FORMATS.map((format) => (
              <Button
                key={format.label}

                onClick={() => void save(format)}
              >
                Save as {format.label}
              </Button>
            ))}
          </SimpleGrid>
          <Text size="xs" c="var(--ink-2)" mih="3em" role="status">
            {message || `PNG at ${RESOLUTION} dpi, 7.5-point text, light background.`}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

/** A title as the name of a file: letters and digits, joined by hyphens. */
function fileNameOf(title: string): string {
  return title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .join('-')
    .slice(0, MAX_NAME_LENGTH);
}

/** Characters of the title in the file name. */
const MAX_NAME_LENGTH = 80;

/** As text and, if the browser supports it, as an image. */
async function copySvg(figure: Promise<Figure>): Promise<void> {
  const blobOf = (type: string) => figure.then(({ svg }) => new Blob([svg], { type }));
  const types = ['text/plain', SVG_TYPE].filter((type) => ClipboardItem.supports(type));
  const item = new ClipboardItem(Object.fromEntries(types.map((type) => [type, blobOf(type)])));
  await navigator.clipboard.write([item]);
}

async function copyPng(figure: Promise<Figure>): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': figure.then(drawPng) })]);
}
