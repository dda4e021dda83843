import type { Problem } from '../src/core/model';
import { readFile } from '../src/read/read';

/** What became of one file and of the files in it. */
export interface Outcome {
  /** One line: what was read, or the code of the problem in the way. */
  readonly summary: string;
  /** Every sentence that a person is told. */
  readonly sentences: readonly string[];
}

/** Reads a file as the page does: what it held is read in turn, each by itself. */
export async function readOutcome(bytes: Uint8Array, name: string): Promise<Outcome> {
  const result = await readFile(bytes, name);
  if (result.kind === 'refused') return tell(result.problem.code, [result.problem]);
  if (result.kind === 'read') {
    const { format, rowCount, columns } = result.source.info;
    return tell(`${format}, ${rowCount} × ${columns.length}`, result.problems);
  }
  const inner: Outcome[] = [];
  for (const file of result.files) inner.push(await readOutcome(file.bytes, file.name));
  const own = tell('', result.problems);
  const parts = inner.map(({ summary }) => summary).join('; ');
  return {
    summary: `holds ${parts}${own.summary}`,
    sentences: [...own.sentences, ...inner.flatMap(({ sentences }) => sentences)],
  };
}

/** The summary with the codes of what is said beside it. */
function tell(summary: string, problems: readonly Problem[]): Outcome {
  const codes = problems.map(({ code }) => code).filter((code) => code !== summary);
  return {
    summary: [summary, ...codes].join(codes.length === 0 ? '' : ' + '),
    sentences: problems.map(({ message }) => message),
  };
}
