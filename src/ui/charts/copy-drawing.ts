/** A color as six hexadecimal digits, and its opacity. */
interface PlainColor {
  readonly color: string;
  readonly opacity: number;
}

export const SVG = 'http://www.w3.org/2000/svg';

/** The elements to copy and their geometry attributes. Other elements are left out. */
const GEOMETRY: Readonly<Record<string, readonly string[]>> = {
  g: ['transform'],
  path: ['d', 'transform'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry', 'transform'],
  line: ['x1', 'y1', 'x2', 'y2', 'transform'],
  circle: ['cx', 'cy', 'r', 'transform'],
  polyline: ['points', 'transform'],
  polygon: ['points', 'transform'],
  text: ['x', 'y', 'dx', 'dy', 'transform'],
  tspan: ['x', 'y', 'dx', 'dy'],
};

/** Inherited properties with their initial values. */
const INHERITED: Look = {
  fill: '#000000',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'font-size': '12',
  'font-weight': '400',
  'font-style': 'normal',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
};

type Look = Readonly<Record<string, string>>;

/** A copy of a drawn chart with its computed styles as attributes, for use without a style sheet. */
export function copyDrawing(drawn: SVGSVGElement): SVGGElement {
  const copy = document.createElementNS(SVG, 'g');
  copyParts(drawn, copy, INHERITED);
  return copy;
}

function copyParts(from: Element, to: Element, look: Look): void {
  for (const child of from.childNodes) {
    if (child instanceof Text) to.append(child.data);
    if (!(child instanceof Element)) continue;
    to.append(...copyElement(child, look));
  }
}

/** The copy of an element; the children of a group without attributes, and nothing for hidden elements. */
function copyElement(element: Element, inherited: Look): readonly Node[] {
  const geometry = GEOMETRY[element.localName];
  const style = getComputedStyle(element);
  if (!geometry || style.display === 'none' || style.visibility === 'hidden') return [];
  const copy = document.createElementNS(SVG, element.localName);
  for (const name of geometry) {
    const value = element.getAttribute(name);
    if (value !== null) copy.setAttribute(name, tidy(value));
  }
  const look = lookOf(element, style, inherited);
  for (const [name, value] of Object.entries(look)) {
    if (value !== inherited[name]) copy.setAttribute(name, value);
  }
  if (style.opacity !== '1' && style.opacity !== '') copy.setAttribute('opacity', style.opacity);
  copyParts(element, copy, look);
  const isBare = copy.attributes.length === 0 || copy.childNodes.length === 0;
  return copy.localName === 'g' && isBare ? [...copy.childNodes] : [copy];
}

/** Geometry without line breaks, to a thousandth of a pixel. */
function tidy(geometry: string): string {
  return geometry
    .replace(/\s+/g, ' ')
    .replace(/\d+\.\d{4,}/g, (number) => String(Number(Number(number).toFixed(3))));
}

function lookOf(element: Element, style: CSSStyleDeclaration, inherited: Look): Look {
  const look: Record<string, string> = {};
  for (const [name, otherwise] of Object.entries(inherited)) {
    const value = style.getPropertyValue(name) || element.getAttribute(name) || otherwise;
    look[name] = value.replace(/px$/, '');
  }
  for (const paint of ['fill', 'stroke']) {
    const { color, opacity } = parseColor(look[paint] ?? 'none');
    look[paint] = color;
    const shared = opacity * Number(look[`${paint}-opacity`]);
    look[`${paint}-opacity`] = String(Number(shared.toFixed(3)));
  }
  return look;
}

/**
 * A computed color of the browser (`rgb(11, 110, 110)`, `rgba(0, 0, 0, 0.5)`, `color(srgb 0 0.5 1 / 0.5)`);
 * any other value is returned unchanged.
 */
export function parseColor(computed: string): PlainColor {
  const found = /^(rgba?|color)\((srgb)?([^)]*)\)$/.exec(computed.trim());
  if (!found) return { color: computed, opacity: 1 };
  const [, form, , numbers = ''] = found;
  const [red = 0, green = 0, blue = 0, opacity = 1] = numbers.split(/[\s,/]+/).flatMap(toNumber);
  const full = form === 'color' ? 1 : 255;
  const digits = [red, green, blue].map((part) =>
    Math.round((part / full) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return opacity === 0 ? { color: 'none', opacity: 1 } : { color: `#${digits.join('')}`, opacity };
}

function toNumber(text: string): number[] {
  return text === '' ? [] : [Number(text)];
}
