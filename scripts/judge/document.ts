/** Values by their names in a document. */
export type Figures = Map<string, string>;

const placeholder = /<!-- figure: ([^>]+?) -->\n[^]*?<!-- end of figure -->/g;

/**
 * Inserts the figures into a document, each between `<!-- figure: NAME -->` and `<!-- end of figure
 * -->`. A placeholder without a computed figure is unchanged; a document without any placeholder is
 * an error.
 */
export function fillFigures(page: string, figures: ReadonlyMap<string, string>): string {
  if (listFigures(page).length === 0)
    throw new Error('The document has no placeholder for a figure.');
  return page.replace(placeholder, (match, name: string) => {
    const figure = figures.get(name);
    return figure === undefined ? match : frame(name, figure);
  });
}

/** The current figures of a document by name, in document order. */
export function listFigures(page: string): readonly (readonly [name: string, text: string])[] {
  return [...page.matchAll(placeholder)].map(([match, name = '']) => {
    return [name, match.split('\n').slice(1, -1).join('\n').trim()] as const;
  });
}

function frame(name: string, figure: string): string {
  return `<!-- figure: ${name} -->\n\n${figure}\n\n<!-- end of figure -->`;
}
