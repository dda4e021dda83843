/** Figures by the name of their place in a page. */
export type Figures = Map<string, string>;

const place = /<!-- figure: ([^>]+?) -->\n[^]*?<!-- end of figure -->/g;

/**
 * A page with figures in their places, each between `<!-- figure: NAME -->` and `<!-- end of figure -->`.
 * A place whose figure was not worked out stays as it is; a page without any place is a mistake.
 */
export function placeFigures(page: string, figures: ReadonlyMap<string, string>): string {
  if (listPlaces(page).length === 0) throw new Error('The page has no place for a figure.');
  return page.replace(place, (whole, name: string) => {
    const figure = figures.get(name);
    return figure === undefined ? whole : frame(name, figure);
  });
}

/** The figures of a page as they stand, by name, in their order. */
export function listPlaces(page: string): readonly (readonly [name: string, text: string])[] {
  return [...page.matchAll(place)].map(([whole, name = '']) => {
    return [name, whole.split('\n').slice(1, -1).join('\n').trim()] as const;
  });
}

function frame(name: string, figure: string): string {
  return `<!-- figure: ${name} -->\n\n${figure}\n\n<!-- end of figure -->`;
}
