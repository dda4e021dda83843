/** A change that no test can detect: results are the same, or only a work limit changes. */
interface Equivalent {
  readonly file: string;
  /** The line's text, without the spaces around it. */
  readonly line: string;
  /** Start of the replacement. */
  readonly to: string;
  readonly reason: string;
}

/** Lines of `join-evidence.ts` that never read outside an array. */
const IN_RANGE = [
  'best[candidate] = Math.max(best[candidate] ?? 0, dice);',
  'else byReference[cell] = Math.max(byReference[cell] ?? 0, common / weight);',
  'const candidate = index.candidateOf[target] ?? 0;',
  'const cell = row * groups + (index.groupOf[candidate] ?? 0);',
  'const common = shared[target] ?? 0;',
  'const weight = targetWeights[target] ?? 0;',
  'const fit = (reference[candidate] ?? 0) + (question[candidate] ?? 0);',
  'fits[cell] = Math.max(fits[cell] ?? 0, fit);',
  'for (const token of tokens) sum += weights[token] ?? 0;',
  'const [candidate = 0, question = 0] = open[Math.floor(at * step)] ?? [];',
  'const weight = weights[token] ?? 0;',
  'shared[target] = (shared[target] ?? 0) + weight;',
  'const value = values[index] ?? 0;',
  'const moved = order[at] ?? 0;',
  'order[at] = order[other] ?? 0;',
];

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'src/read/csv/header.ts',
    line: 'const width = mostFrequent(records.map(({ cells }) => cells.length)) ?? 0;',
    to: '(',
    reason: 'Without records, no number of cells is compared with the width.',
  },
  {
    file: 'src/read/csv/header.ts',
    line: 'if (filled.slice(0, -1).some(({ brokenQuote }) => brokenQuote !== null)) return false;',
    to: '(1)',
    reason: 'The first record is compared character by character below.',
  },
  {
    file: 'src/read/csv/records.ts',
    line: 'for (cell.lastIndex = 0; cell.lastIndex < source.length;) {',
    to: '(-1)',
    reason: 'A search from a negative position begins at 0.',
  },
  ...['(1)', '(-1)', '(2)'].map((to) => ({
    file: 'src/read/csv/records.ts',
    line: 'for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);',
    to,
    reason: 'All counts are one higher or lower, or twice as high; only their order is used.',
  })),
  {
    file: 'src/core/dataset/join/join.ts',
    line: 'const single = [question, answerType, document].filter((name) => name !== null);',
    to: '[question, answerType, document]',
    reason: 'Only types need it: no column is called null.',
  },
  ...IN_RANGE.map((line) => ({
    file: 'src/core/dataset/join/join-evidence.ts',
    line,
    to: '(',
    reason: 'The index is always within the array; the default satisfies the types.',
  })),
  {
    file: 'src/core/dataset/join/join-evidence.ts',
    line: 'const columnOf = new Int32Array(index.questions.length).fill(-1);',
    to: '(2)',
    reason: 'Any negative number means that a question has no column.',
  },
  {
    file: 'src/core/dataset/join/join-evidence.ts',
    line: 'const best = isQuestion ? question : reference;',
    to: '!(isQuestion)',
    reason: 'Swaps two arrays that are only summed.',
  },
  {
    file: 'src/core/dataset/join/alternative-join.ts',
    line: 'if (!found) return 0;',
    to: '(-1)',
    reason: 'Any share below the limit says that no row repeats its question.',
  },
  {
    file: 'src/core/dataset/join/alternative-join.ts',
    line: 'const joined = found.table.cells[0]?.flatMap((_, row) => {',
    to: '(1)',
    reason: 'Only counts rows, and every column has the same number of cells.',
  },
  {
    file: 'src/core/dataset/join/join.ts',
    line: 'const predictionColumns = mapping.predictions.map(({ file }) => tables.get(file)?.rowCount ?? 0);',
    to: '(',
    reason: 'A missing file was reported before; the default satisfies the types.',
  },
  {
    file: 'src/core/answers/numerals/names.ts',
    line: 'const MAX_CURRENCY_LENGTH = 8;',
    to: '(9)',
    reason: 'Only decides whether two patterns are tried, which then find nothing more.',
  },
  {
    file: 'src/core/answers/quantity/parse.ts',
    line: 'if (countSeparators(text) === 0) return count;',
    to: '(-1)',
    reason: 'A shortcut: no numeral without a separator proves a convention.',
  },
  {
    file: 'src/core/answers/quantity/surrounding-words.ts',
    line: 'if (!last || quantities.length === 1) return quantities;',
    to: '&&',
    reason: 'A shortcut: a single quantity always concludes, and no text without one gets here.',
  },
  {
    file: 'src/core/answers/passages.ts',
    line: "const byId = (a: number, b: number) => ((ids[a] ?? '') < (ids[b] ?? '') ? 1 : -1);",
    to: '<=',
    reason: 'The ids of a ranking differ: a repeated passage counts once.',
  },
  {
    file: 'src/core/scoring/retrieval/measures.ts',
    line: 'return grades.filter((grade) => grade > 0).sort((a, b) => b - a);',
    to: '(-1)',
    reason: 'Grades of 0 come last and gain nothing; there are none between −1 and 0.',
  },
  {
    file: 'src/core/scoring/llm-judge/estimate.ts',
    line: 'if ((character.codePointAt(0) ?? 0) < END_OF_LATIN) latin++;',
    to: '(-1)',
    reason: 'No character of a text is empty; the default satisfies the types.',
  },
  {
    file: 'src/core/scoring/llm-judge/judged-case.ts',
    line: 'const isDrawn = (random.bits() / 0x1_0000_0000) * (items.length - at) < wanted;',
    to: '<=',
    reason: 'Differs where a product of 32 random bits is a whole number.',
  },
  {
    file: 'src/core/scoring/judge/tally.ts',
    line: 'const places = [tally.all, tally.byRule[own - 1], tally.byType[(type[question] ?? 0) - 1]];',
    to: '(1)',
    reason: 'Every answer with a rule has a question type; the default satisfies the types.',
  },
  {
    file: 'src/core/scoring/judge/tally.ts',
    line: 'for (let step = 0; step < STEPS; step++) {',
    to: '(-1)',
    reason: 'No answer is at a step below 0.',
  },
  {
    file: 'src/core/scoring/judge/features/pair.ts',
    line: 'const share = size === 0 ? 0 : common / size;',
    to: '(-1)',
    reason: 'A reference without words loses to every other one either way.',
  },
  {
    file: 'src/core/scoring/profiles/parts/treebank.ts',
    line: 'while (at > 0 && closing.includes(text.charAt(at - 1))) at--;',
    to: '>=',
    reason: 'Position −1 is no final stop either.',
  },
  {
    file: 'src/core/scoring/acceptance/rejection-report.ts',
    line: 'runs.slice(index + 1).some((other) => {',
    to: '(0)',
    reason: 'Pairs in the other order and a run with itself add nothing.',
  },
  {
    file: 'src/core/scoring/contradictions/substitution.ts',
    line: 'for (let row = own.length - 1; row >= 0; row--)',
    to: '(0)',
    reason: 'The additional row is beyond the first list and stays 0.',
  },
  ...['(1)', '<='].map((to) => ({
    file: 'src/core/scoring/contradictions/name-subject.ts',
    line: 'at < 0 ? undefined : /(?<![\\p{L}-])\\p{Ll}+$/u.exec(prediction.raw.slice(0, at))?.[0];',
    to,
    reason: 'At position 0 there is no word before either.',
  })),
  {
    file: 'src/core/scoring/llm-judge/completion.ts',
    line: 'return (json.match(/"(?:[^"\\\\]|\\\\.)*"/gsu)?.length ?? 0) !== 4;',
    to: '(-1)',
    reason: 'Neither number is 4.',
  },
];
