import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Generated gold and prediction files, which are the same every time. */
export interface LargeFiles {
  readonly questions: number;
  readonly runs: number;
  readonly paths: readonly string[];
  readonly megabytes: number;
  readonly remove: () => void;
}

/** Every second question is easy: all runs answer with the reference. */
const isEasy = (question: number) => question % 2 === 0;

export const sectorOf = (question: number) => `s${question % 10}`;

/** Writes a gold file and one prediction file per run, with a human label for every answer. */
export function writeLargeFiles(questions: number, runs: number): LargeFiles {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  const rows = Array.from({ length: questions }, (_, row) => row);
  const files = [
    {
      name: 'gold.csv',
      lines: [
        'id,question,answer,answer_type,sector,document,year',
        ...rows.map((row) =>
          [
            `q${row}`,
            `What was emitted in ${row}?`,
            referenceOf(row),
            isText(row) ? 'text' : 'number',
            sectorOf(row),
            `report-${row % 997}.pdf`,
            2019 + (row % 5),
          ].join(','),
        ),
      ],
    },
    ...Array.from({ length: runs }, (_, run) => ({
      name: `m${run}.csv`,
      lines: [
        'id,prediction,model,human_label',
        ...rows.map((row) => {
          const { text, isRight } = answerOf(row, run);
          return `q${row},${text},m${run},${isRight ? 'correct' : 'incorrect'}`;
        }),
      ],
    })),
  ];
  let bytes = 0;
  const paths = files.map(({ name, lines }) => {
    const path = join(folder, name);
    const content = `${lines.join('\n')}\n`;
    bytes += content.length;
    writeFileSync(path, content);
    return path;
  });
  return {
    questions,
    runs,
    paths,
    megabytes: bytes / 1e6,
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}

const isText = (question: number) => question % 4 === 3;

const referenceOf = (question: number) =>
  isText(question) ? `Scheme ${question % 97} of the board` : `${question}.5 t`;

/**
 * A typical answer: the reference, a paraphrase, the reference without its unit, a wrong answer, or
 * an abstention.
 */
function answerOf(question: number, run: number): { text: string; isRight: boolean } {
  const reference = referenceOf(question);
  if (isEasy(question)) return { text: reference, isRight: true };
  switch ((question * 7 + Math.floor(question / 10) + run * 3) % 10) {
    case 5:
      return { text: `According to the report it was ${reference} in all.`, isRight: true };
    case 6:
      return { text: isText(question) ? 'the board' : `${question}.5`, isRight: !isText(question) };
    case 7:
      return { text: isText(question) ? 'Another' : `${question + 9}.5 t`, isRight: false };
    case 8:
      return { text: 'not disclosed', isRight: false };
    case 9:
      return { text: `Nothing certain is known about case ${question}`, isRight: false };
    default:
      return { text: reference, isRight: true };
  }
}

/** Whether the answer is exactly the reference. */
export const isVerbatim = (question: number, run: number) =>
  answerOf(question, run).text === referenceOf(question);
