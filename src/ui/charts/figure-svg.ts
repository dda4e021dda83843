import { copyDrawing, SVG } from './copy-drawing';

/* A saved figure may be shown in other fonts, so line breaks rely on generous width estimates. */

/** Width of a letter relative to its height: on average, and in scripts with square characters. */
const AVERAGE = 0.52;

const SQUARE = 1;

/** From this code point on, most characters are full-width: Korean, Chinese, Japanese. */
const FIRST_FULL_WIDTH = 0x1100;

/** Widths of a figure in a journal, in millimeters. */
export const PAPER_WIDTHS = [
  { millimeters: 85, label: 'One column, 85 mm' },
  { millimeters: 174, label: 'Two columns, 174 mm' },
] as const;

export type PaperWidth = (typeof PAPER_WIDTHS)[number]['millimeters'];

/** Dots per inch of an exported PNG, as journals require for line drawings. */
export const RESOLUTION = 600;

/** 12 pixels of a chart become 7.5 points on paper. */
const LETTERS = { pixels: 12, points: 7.5 };

const MILLIMETERS_PER_INCH = 25.4;

const POINTS_PER_INCH = 72;

const PIXELS_PER_MILLIMETER =
  (LETTERS.pixels / LETTERS.points) * (POINTS_PER_INCH / MILLIMETERS_PER_INCH);

export interface LegendEntry {
  readonly label: string;
  readonly color: string;
  /** If given, the entry is drawn as a line instead of a square. */
  readonly line?: 'solid' | 'dashed';
}

export interface FigureText {
  readonly title: string;
  /** The meaning of the axes and the marks; printed below the title. */
  readonly note: string;
  /** The description for screen readers. */
  readonly caption: string;
  readonly legend: readonly LegendEntry[];
}

/** A chart as a self-contained file, with its printed size. */
export interface Figure {
  readonly svg: string;
  readonly width: PaperWidth;
  /** Millimeters, like the width. */
  readonly height: number;
}

/** Fonts that drawing and typesetting programs know by name. */
const FONTS = 'Arial, Helvetica, "Liberation Sans", "DejaVu Sans", sans-serif';

const INK = 'var(--ink)';

/** Pixels around a figure. */
const MARGIN = 8;

const TITLE = { size: 13, line: 17, weight: 600, color: INK };
const NOTE = { size: 11, line: 15, weight: 400, color: 'var(--ink-2)' };
const LEGEND = { size: 12, line: 18, swatch: 10, gap: 6, space: 16 };

/** Width in pixels of the chart in a figure with this width on paper. */
export function drawingWidth(millimeters: PaperWidth): number {
  return Math.round(millimeters * PIXELS_PER_MILLIMETER) - 2 * MARGIN;
}

/**
 * A chart as a self-contained SVG file with title, legend, white background, colors and fonts, as
 * wide as a journal column.
 * @param drawn the chart in its light colors, `drawingWidth` pixels wide
 */
export function writeFigure(
  { title, note, caption, legend }: FigureText,
  drawn: SVGSVGElement,
  millimeters: PaperWidth,
): Figure {
  const width = drawingWidth(millimeters);
  const colors = getComputedStyle(drawn);
  const resolveColor = (color: string) => resolve(color, colors);
  const parts: Element[] = [];
  let y = MARGIN;
  for (const [text, { size, line: height, weight, color }] of [
    [title, TITLE],
    [note, NOTE],
  ] as const) {
    for (const line of wrapText(text, size, width)) {
      const attributes = { 'font-size': size, 'font-weight': weight, fill: resolveColor(color) };
      parts.push(textAt(line, MARGIN, y + size, attributes));
      y += height;
    }
  }
  const rows = layoutLegend(legend, width, resolveColor);
  for (const row of rows) {
    row.setAttribute('transform', `translate(${MARGIN}, ${y + 4})`);
    parts.push(row);
    y += LEGEND.line;
  }
  const chart = copyDrawing(drawn);
  chart.setAttribute('transform', `translate(${MARGIN}, ${y + MARGIN})`);
  parts.push(chart);
  y += MARGIN + Number(drawn.getAttribute('height') ?? 0) + MARGIN;
  const fullWidth = width + 2 * MARGIN;
  const height = (y * millimeters) / fullWidth;
  const svg = create('svg', {
    width: `${millimeters}mm`,
    height: `${height.toFixed(2)}mm`,
    viewBox: `0 0 ${fullWidth} ${y}`,
    'font-family': FONTS,
    'font-size': 12,
    role: 'img',
  });
  const ground = create('rect', { width: fullWidth, height: y, fill: resolveColor('var(--card)') });
  svg.append(create('title', {}, title), create('desc', {}, caption), ground, ...parts);
  return { svg: `${new XMLSerializer().serializeToString(svg)}\n`, width: millimeters, height };
}

/** The legend, wrapped into rows. */
function layoutLegend(
  legend: readonly LegendEntry[],
  width: number,
  resolveColor: (color: string) => string,
): readonly Element[] {
  const rows: Element[] = [];
  let x = Infinity;
  for (const { label, color, line } of legend) {
    const { size, swatch, gap, space } = LEGEND;
    const entryWidth = swatch + gap + estimateWidth(label, size);
    if (x > 0 && x + entryWidth > width) {
      rows.push(create('g', {}));
      x = 0;
    }
    const dashes = { 'stroke-dasharray': line === 'dashed' ? '4 3' : 'none' };
    const middle = swatch / 2;
    const mark = line
      ? create('path', { d: `M${x} ${middle}h${swatch}`, stroke: resolveColor(color), ...dashes })
      : create('rect', {
          x,
          y: 0,
          width: swatch,
          height: swatch,
          rx: 2,
          fill: resolveColor(color),
        });
    const attributes = { 'font-size': size, fill: resolveColor(INK) };
    rows.at(-1)?.append(mark, textAt(label, x + swatch + gap, swatch - 0.5, attributes));
    x = Math.round(x + entryWidth + space);
  }
  return rows;
}

/**
 * The value of a color such as `var(--run-0)`; for a `light-dark()` that the build did not compile,
 * its first color.
 */
function resolve(color: string, style: CSSStyleDeclaration): string {
  const name = /^var\((--[\w-]+)\)$/.exec(color)?.[1];
  const value = name === undefined ? '' : style.getPropertyValue(name).trim();
  return /^light-dark\(([^,]+)/.exec(value)?.[1] ?? (value || color);
}

type Attributes = Readonly<Record<string, string | number>>;

function textAt(text: string, x: number, y: number, attributes: Attributes): Element {
  return create('text', { x, y, ...attributes }, text);
}

function create(name: string, attributes: Attributes, text = ''): Element {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, String(value));
  }
  if (text !== '') element.append(text);
  return element;
}

/** Number of dots in a length on paper. */
export function dotsOf(millimeters: number): number {
  return Math.round((millimeters / MILLIMETERS_PER_INCH) * RESOLUTION);
}

export function estimateWidth(text: string, size: number): number {
  let width = 0;
  for (const sign of text) {
    width += ((sign.codePointAt(0) ?? 0) >= FIRST_FULL_WIDTH ? SQUARE : AVERAGE) * size;
  }
  return width;
}

/** The lines of a text, broken between words; a word that is too long is on its own line. */
export function wrapText(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && estimateWidth(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}
