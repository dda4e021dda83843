import { type Field, findField, findRun, KEYWORDS, type Vocabulary } from './fields';
import { DIFFERENCE, type FieldReference, OVER_RUNS } from './query';
import { isKeyword, type TokenCursor } from './token-cursor';
import type { Token } from './tokens';

/** A column as a query names it, and what the vocabulary says of it. */
export interface NamedField {
  readonly reference: FieldReference;
  readonly field: Field;
}

/** How a difference is written. */
const EXAMPLE = `${DIFFERENCE}(f1@A, f1@B)`;

/** Reads a column (`f1`), that of a run (`f1@strong`), one over all runs (`spread(f1)`), or a difference. */
export function readField(cursor: TokenCursor, vocabulary: Vocabulary): NamedField {
  const { take, last, isMark, skipMark, expectMark, stop } = cursor;
  const token = take('a column');
  if (isKeyword(token, DIFFERENCE) && isMark('(')) return readDifference(cursor, vocabulary);
  const over = OVER_RUNS.find((one) => isKeyword(token, one));
  if (!over || !skipMark('(')) return readColumn(token, cursor, vocabulary);
  const { field, reference } = readColumn(take('a metric'), cursor, vocabulary);
  if (field.type !== 'number' || !field.perRun || reference.run !== null) {
    stop(`“${over}” takes a metric of all runs, such as ${over}(f1).`, last());
  }
  expectMark(')');
  return { field, reference: { ...reference, over } };
}

/** Two runs are named, and one metric of both. */
function readDifference(cursor: TokenCursor, vocabulary: Vocabulary): NamedField {
  const { take, expectMark, stop } = cursor;
  expectMark('(');
  const first = take('a metric of a run, such as f1@A');
  const { field, reference } = readColumn(first, cursor, vocabulary);
  if (field.type !== 'number' || reference.run === null) {
    stop(`“${DIFFERENCE}” takes a metric of two runs, such as ${EXAMPLE}.`, first);
  }
  expectMark(',');
  const second = take('the same metric of another run');
  const { reference: other } = readColumn(second, cursor, vocabulary);
  if (other.name !== reference.name || other.run === null) {
    stop(`Here comes “${field.name}” of another run, such as ${EXAMPLE}.`, second);
  }
  expectMark(')');
  return { field, reference: { ...reference, ...(other.run !== null && { less: other.run }) } };
}

function readColumn(
  token: Token,
  { take, skipMark, stop }: TokenCursor,
  vocabulary: Vocabulary,
): NamedField {
  const isName = token.kind === 'word' || token.kind === 'name';
  const isKept = token.kind === 'word' && KEYWORDS.includes(token.text.toLowerCase());
  if (!isName || isKept) return stop('A column is missing here.', token);
  const field =
    findField(vocabulary, token.text) ??
    stop(`No column is called “${token.text}”. To search for it as text, quote it.`, token);
  if (!skipMark('@')) return { field, reference: { name: field.name, run: null, over: null } };
  const named = take('the name of a run');
  const run = findRun(vocabulary, named.text);
  if (!field.perRun) return stop(`“${field.name}” is the same for every run.`, named);
  if (run === undefined) return stop(`No run is called “${named.text}”.`, named);
  return { field, reference: { name: field.name, run, over: null } };
}
