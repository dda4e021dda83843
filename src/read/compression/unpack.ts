import { binaryProblems } from '../../core/words/binary-problems';
import type { Problem } from '../../core/model';
import { limitsOf, type ReadOptions } from '../../core/read-options';
import type { ContainerFormat, Unpacked, UnpackedFile } from '../format';
import { createMeter } from './inflation-meter';

/** Containers in one another that a file may be packed in. */
const MAX_DEPTH = 8;

/**
 * Unpacks a file and whatever is packed in it again, so that every file it gives is none of the
 * `containers`. The limits count over all of it. A container inside that is refused is a problem
 * beside the others, and the answer where there is nothing else.
 */
export async function unpack(
  packed: UnpackedFile,
  id: string,
  options: ReadOptions,
  findContainer: (bytes: Uint8Array) => ContainerFormat | undefined,
): Promise<Unpacked> {
  const meter = createMeter(id, packed.bytes.length, limitsOf(options));
  const files: UnpackedFile[] = [];
  const problems: Problem[] = [];
  const open = async (file: UnpackedFile, label: string, depth: number): Promise<void> => {
    const container = findContainer(file.bytes);
    if (!container) {
      files.push(file);
      return;
    }
    if (depth === MAX_DEPTH) {
      problems.push(binaryProblems.nestedTooDeep(id, MAX_DEPTH));
      return;
    }
    const inner = await container.unpack(file, label, meter);
    if (inner.kind === 'refused') {
      problems.push(inner.problem);
      return;
    }
    problems.push(...inner.problems);
    for (const one of inner.files) {
      await open(one, inner.files.length === 1 ? label : `${label}: ${one.name}`, depth + 1);
    }
  };
  await open(packed, id, 0);
  // Part of a file that goes beyond a limit is never read.
  const fault = meter.problem() ?? (files.length === 0 ? problems.find(isError) : null);
  return fault ? { kind: 'refused', problem: fault } : { kind: 'unpacked', files, problems };
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}
