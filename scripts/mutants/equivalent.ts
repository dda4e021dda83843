/** A change that no test can notice: results stay the same, or only a limit on the work moves. */
interface Equivalent {
  readonly file: string;
  /** The line's text, without the spaces around it. */
  readonly line: string;
  /** Start of the replacement. */
  readonly to: string;
  readonly reason: string;
}

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'src/read/csv/header.ts',
    line: '.slice(0, 40)',
    to: '(39)',
    reason: 'Limits the work on long cells; one character more or less decides nothing.',
  },
  {
    file: 'src/read/csv/header.ts',
    line: 'return { skipped, comments, hasNames, width: skipped > 0 ? width : (first?.length ?? 0) };',
    to: '(1)',
    reason: 'The width is compared with comment lines, and a file without records has none.',
  },
  {
    file: 'src/read/csv/records.ts',
    line: 'const SAMPLE_LINES = 100;',
    to: '(',
    reason: 'The size of a sample.',
  },
  {
    file: 'src/read/csv/records.ts',
    line: 'const brokenQuote = broken ? offset + (broken.index ?? start - offset + 1) - 1 : null;',
    to: '(2)',
    reason: 'Papa Parse gives each quote error an index; the default satisfies its types.',
  },
  {
    file: 'src/core/dataset/join/join.ts',
    line: 'const single = [question, answerType, document].filter((name) => name !== null);',
    to: '[question, answerType, document]',
    reason: 'Only types need it: no column is called null.',
  },
  {
    file: 'src/core/answers/quantity/surrounding-words.ts',
    line: 'if (!last || quantities.length === 1) return quantities;',
    to: '&&',
    reason: 'A shortcut: a single quantity always concludes, and no text without one gets here.',
  },
];
