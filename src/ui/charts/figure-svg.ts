import { copyDrawing, SVG } from './copy-drawing';

/*
 * A saved figure is read where its letters may be others than here, so lines are broken by generous
 * estimates and not by what one browser measures.
 */

/** Width of a letter as a share of its height: on average, and in scripts of square signs. */
const AVERAGE = 0.52;

const SQUARE = 1;

/** From here on most signs are square: Korean, Chinese, Japanese. */
const FIRST_SQUARE = 0x1100;

/** Widths of a figure in a journal, in millimetres. */
export const PAPER_WIDTHS = [
  { millimetres: 85, label: 'One column, 85 mm' },
  { millimetres: 174, label: 'Two columns, 174 mm' },
] as const;

export type PaperWidth = (typeof PAPER_WIDTHS)[number]['millimetres'];

/** Dots to the inch of a figure that is saved as pixels: what journals ask of line drawings with text. */
export const RESOLUTION = 600;

/** What 12 pixels of a chart on the page become on paper: letters of 7.5 points. */
const LETTERS = { pixels: 12, points: 7.5 };

const MILLIMETRES_PER_INCH = 25.4;

const POINTS_PER_INCH = 72;

/** Pixels of a drawing that take up one millimetre. */
const PIXELS_PER_MILLIMETRE =
  (LETTERS.pixels / LETTERS.points) * (POINTS_PER_INCH / MILLIMETRES_PER_INCH);

/** One line of a legend. */
export interface LegendEntry {
  readonly label: string;
  /** A color of the page, as styles name it. */
  readonly color: string;
  /** Drawn as a line of these dashes; as a square where it is left out. */
  readonly line?: 'solid' | 'dashed';
}

/** Everything that a file with a chart holds beside the chart. */
export interface FigureText {
  readonly title: string;
  /** What the axes count and the marks mean; it stands under the title. */
  readonly note: string;
  /** What is seen, in a sentence; kept in the file for who cannot see it. */
  readonly caption: string;
  readonly legend: readonly LegendEntry[];
}

/** A chart as a file that stands by itself, and how large it is on paper. */
export interface Figure {
  readonly svg: string;
  readonly width: PaperWidth;
  /** Millimetres, as the width. */
  readonly height: number;
}

/** Fonts that programs for drawing and typesetting know by name. */
const FONTS = 'Arial, Helvetica, "Liberation Sans", "DejaVu Sans", sans-serif';

const INK = 'var(--ink)';

/** Pixels around a figure. */
const MARGIN = 8;

const TITLE = { size: 13, line: 17, weight: 600, color: INK };
const NOTE = { size: 11, line: 15, weight: 400, color: 'var(--ink-2)' };
const LEGEND = { size: 12, line: 18, swatch: 10, gap: 6, apart: 16 };

/** Pixels that the chart of a figure of this width has. */
export function drawingWidth(millimetres: PaperWidth): number {
  return Math.round(millimetres * PIXELS_PER_MILLIMETRE) - 2 * MARGIN;
}

/**
 * A chart as an SVG file that stands by itself: title, legend, white ground, colors and fonts written
 * out, as wide as a column of a journal.
 * @param drawn the chart, drawn `drawingWidth` pixels wide
 * @param ink an element whose colors are those of paper
 */
export function writeFigure(
  { title, note, caption, legend }: FigureText,
  drawn: SVGSVGElement,
  ink: Element,
  millimetres: PaperWidth,
): Figure {
  const width = drawingWidth(millimetres);
  const colors = getComputedStyle(ink);
  const paint = (color: string) => resolve(color, colors);
  const parts: Element[] = [];
  let y = MARGIN;
  for (const [text, { size, line: height, weight, color }] of [
    [title, TITLE],
    [note, NOTE],
  ] as const) {
    for (const line of wrapText(text, size, width)) {
      const look = { 'font-size': size, 'font-weight': weight, fill: paint(color) };
      parts.push(textAt(line, MARGIN, y + size, look));
      y += height;
    }
  }
  const rows = layLegend(legend, width, paint);
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
  const height = (y * millimetres) / fullWidth;
  const svg = create('svg', {
    width: `${millimetres}mm`,
    height: `${height.toFixed(2)}mm`,
    viewBox: `0 0 ${fullWidth} ${y}`,
    'font-family': FONTS,
    'font-size': 12,
    role: 'img',
  });
  const ground = create('rect', { width: fullWidth, height: y, fill: paint('var(--card)') });
  svg.append(create('title', {}, title), create('desc', {}, caption), ground, ...parts);
  return { svg: `${new XMLSerializer().serializeToString(svg)}\n`, width: millimetres, height };
}

/** The legend in as many rows as it takes. */
function layLegend(
  legend: readonly LegendEntry[],
  width: number,
  paint: (color: string) => string,
): readonly Element[] {
  const rows: Element[] = [];
  let x = Infinity;
  for (const { label, color: color, line } of legend) {
    const { size, swatch, gap, apart } = LEGEND;
    const reach = swatch + gap + estimateWidth(label, size);
    if (x > 0 && x + reach > width) {
      rows.push(create('g', {}));
      x = 0;
    }
    const dashes = { 'stroke-dasharray': line === 'dashed' ? '4 3' : 'none' };
    const middle = swatch / 2;
    const mark = line
      ? create('path', { d: `M${x} ${middle}h${swatch}`, stroke: paint(color), ...dashes })
      : create('rect', { x, y: 0, width: swatch, height: swatch, rx: 2, fill: paint(color) });
    const look = { 'font-size': size, fill: paint(INK) };
    rows.at(-1)?.append(mark, textAt(label, x + swatch + gap, swatch - 0.5, look));
    x = Math.round(x + reach + apart);
  }
  return rows;
}

/** `var(--run-0)` by what it stands for. */
function resolve(color: string, style: CSSStyleDeclaration): string {
  const name = /^var\((--[\w-]+)\)$/.exec(color)?.[1];
  return name === undefined ? color : style.getPropertyValue(name).trim() || color;
}

type Attributes = Readonly<Record<string, string | number>>;

function textAt(text: string, x: number, y: number, look: Attributes): Element {
  return create('text', { x, y, ...look }, text);
}

function create(name: string, attributes: Attributes, text = ''): Element {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, String(value));
  }
  if (text !== '') element.append(text);
  return element;
}

/** Dots that a length on paper is given. */
export function dotsOf(millimetres: number): number {
  return Math.round((millimetres / MILLIMETRES_PER_INCH) * RESOLUTION);
}

/** About how wide a text of letters of this size is. */
export function estimateWidth(text: string, size: number): number {
  let width = 0;
  for (const sign of text) {
    width += ((sign.codePointAt(0) ?? 0) >= FIRST_SQUARE ? SQUARE : AVERAGE) * size;
  }
  return width;
}

/** The lines of a text, broken between words; a word that is longer than a line has one to itself. */
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
