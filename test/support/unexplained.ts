/**
 * All table headings that have no explanation, except run names, names from files, and
 * self-explanatory words. Self-contained, since it also runs inside a browser.
 */
export function listUnexplained(): readonly string[] {
  const selfEvident = [
    ...['Id', 'Question', 'Reference', 'Answer', 'Sentence', 'total'],
    ...['File', 'Contents', 'Example', 'Step', 'Accepted as', 'Run, score'],
  ];
  const isExplained = (heading: Element) =>
    heading.querySelector('[data-explained], [data-run-name]') !== null ||
    heading.matches('[data-from-file], [title]') ||
    selfEvident.includes(heading.textContent) ||
    heading.textContent.startsWith('Prediction');
  return [...document.querySelectorAll('th[scope="col"], th[scope="colgroup"]')]
    .filter((heading) => !isExplained(heading))
    .map((heading) => heading.textContent);
}
