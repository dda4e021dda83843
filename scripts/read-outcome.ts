import type { Problem } from '../src/core/model';
import { readFile } from '../src/read/read';

/** The outcome of reading one file and the files in it. */
export interface Outcome {
  /** One line: the data that was read, or the code of the problem that prevented reading it. */
  readonly summary: string;
  /** Every message. */
  readonly sentences: readonly string[];
}

/** Reads a file as the page does, and then each file inside it. */
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

/** The summary with the codes of the messages. */
function tell(summary: string, problems: readonly Problem[]): Outcome {
  const codes = problems.map(({ code }) => code).filter((code) => code !== summary);
  return {
    summary: [summary, ...codes].join(codes.length === 0 ? '' : ' + '),
    sentences: problems.map(({ message }) => message),
  };
}
