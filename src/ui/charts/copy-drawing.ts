/** The namespace of SVG elements. */
export const SVG = 'http://www.w3.org/2000/svg';

/** The elements to copy and their geometry attributes. Other elements are omitted. */
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
const INHERITED: Styles = {
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

type Styles = Readonly<Record<string, string>>;

/**
 * A copy of a drawn chart with its computed styles as attributes, for use without a style sheet.
 */
export function copyDrawing(drawn: SVGSVGElement): SVGGElement {
  const copy = document.createElementNS(SVG, 'g');
  copyParts(drawn, copy, INHERITED);
  return copy;
}

function copyParts(from: Element, to: Element, styles: Styles): void {
  for (const child of from.childNodes) {
    if (child instanceof Text) to.append(child.data);
    if (!(child instanceof Element)) continue;
    to.append(...copyElement(child, styles));
  }
}

/**
 * Copies an element. A group without attributes is replaced by its children, and a hidden element
 * is omitted.
 */
function copyElement(element: Element, inherited: Styles): readonly Node[] {
  const geometry = GEOMETRY[element.localName];
  const style = getComputedStyle(element);
  if (!geometry || style.display === 'none' || style.visibility === 'hidden') return [];
  const copy = document.createElementNS(SVG, element.localName);
  for (const name of geometry) {
    const value = element.getAttribute(name);
    if (value !== null) copy.setAttribute(name, roundGeometry(value));
  }
  const styles = computeStyles(element, style, inherited);
  for (const [name, value] of Object.entries(styles)) {
    if (value !== inherited[name]) copy.setAttribute(name, value);
  }
  if (style.opacity !== '1' && style.opacity !== '') copy.setAttribute('opacity', style.opacity);
  copyParts(element, copy, styles);
  const isRedundant = copy.attributes.length === 0 || copy.childNodes.length === 0;
  return copy.localName === 'g' && isRedundant ? [...copy.childNodes] : [copy];
}

/** Geometry without line breaks, to a thousandth of a pixel. */
function roundGeometry(geometry: string): string {
  return geometry
    .replace(/\s+/g, ' ')
    .replace(/\d+\.\d{4,}/g, (number) => String(Number(Number(number).toFixed(3))));
}

function computeStyles(element: Element, style: CSSStyleDeclaration, inherited: Styles): Styles {
  const styles: Record<string, string> = {};
  for (const [name, fallback] of Object.entries(inherited)) {
    const value = style.getPropertyValue(name) || element.getAttribute(name) || fallback;
    styles[name] = value.replace(/px$/, '');
  }
  for (const property of ['fill', 'stroke']) {
    const { color, opacity } = parseColor(styles[property] ?? 'none');
    styles[property] = color;
    const shared = opacity * Number(styles[`${property}-opacity`]);
    styles[`${property}-opacity`] = String(Number(shared.toFixed(3)));
  }
  return styles;
}

/**
 * A color as computed by the browser (`rgb(11, 110, 110)`, `rgba(0, 0, 0, 0.5)`, `color(srgb 0 0.5
 * 1 / 0.5)`); any other value is returned unchanged.
 */
export function parseColor(computed: string): { readonly color: string; readonly opacity: number } {
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
