import {
  DIFFERENCE,
  type Field,
  findField,
  type Operator,
  AGGREGATES,
  type Vocabulary,
} from './query';
import { printName, printValue } from './print';
import { readTokens, type Token } from './tokens';

/** A completion at the caret, which replaces the text from `start` to `end`. */
export interface Completion {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
  readonly label: string;
  readonly kind: 'column' | 'operator' | 'value' | 'run' | 'word';
}

/** Maximum number of completions. */
const MAX_COMPLETIONS = 12;

/**
 * The completions at the caret, best first: columns, then operators, then values, then `and` or
 * `or`. A partial word is completed, by prefix first, then by substring.
 */
export function completeQuery(text: string, caret: number, vocabulary: Vocabulary): Completion[] {
  const { tokens } = readTokens(text.slice(0, caret));
  const last = tokens.at(-1);
  const isBegun = last?.end === caret && ['word', 'text', 'name'].includes(last.kind);
  const begun = isBegun ? last : undefined;
  const before = begun ? tokens.slice(0, -1) : tokens;
  const [start, typed] = begun ? [begun.start, begun.text] : [caret, ''];
  return optionsAfter(before, vocabulary)
    .map((option) => ({ option, rank: rankOf(option, typed) }))
    .filter(({ rank }) => rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_COMPLETIONS)
    .map(({ option: { insert, label, kind } }) => ({ insert, label, kind, start, end: caret }));
}

type Option = Omit<Completion, 'start' | 'end'> & { readonly aliases?: readonly string[] };

function rankOf({ insert, label, aliases = [] }: Option, typed: string): number {
  const needle = typed.toLowerCase();
  const texts = [insert, insert.replace(/^["[]/, ''), label, ...aliases].map((text) =>
    text.toLowerCase(),
  );
  if (texts.some((text) => text.startsWith(needle))) return 0;
  return texts.some((text) => text.includes(needle)) ? 1 : 2;
}

function optionsAfter(before: readonly Token[], vocabulary: Vocabulary): Option[] {
  const last = before.at(-1);
  if (!last || isWord(last, ['and', 'or', 'not'])) return startOptions(vocabulary);
  const inDifference = insideDifference(before);
  if (inDifference) return differenceOptions(inDifference, vocabulary);
  if (last.kind === 'mark') return optionsAfterMark(before, vocabulary);
  const field = fieldBefore(before, vocabulary);
  if (last.kind === 'operator') return field ? valueOptions(field) : [];
  if (isWord(last, ['in'])) return [word('(')];
  if (isWord(last, ['is'])) return [word('empty'), word('not empty')];
  const isNamed = namesField(before, vocabulary) || before.at(-2)?.text === '@';
  return isNamed ? operatorOptions(field) : [word('and'), word('or')];
}

function optionsAfterMark(before: readonly Token[], vocabulary: Vocabulary): Option[] {
  const [beforeMark, mark] = before.slice(-2);
  const text = before.length === 1 ? beforeMark?.text : mark?.text;
  if (text === ')') {
    return closesOverRuns(before)
      ? operatorOptions(fieldBefore(before, vocabulary))
      : [word('and'), word('or')];
  }
  if (text === '@') {
    return vocabulary.runs.map((run) => ({ insert: printName(run), label: run, kind: 'run' }));
  }
  const isList = text === ',' || (before.length > 1 && beforeMark && isWord(beforeMark, ['in']));
  const field = isList ? fieldBefore(before, vocabulary) : undefined;
  if (field) return valueOptions(field);
  const isOverRuns = before.length > 1 && beforeMark && isWord(beforeMark, AGGREGATES);
  const isOffered = (one: Field) => !isOverRuns || (one.type === 'number' && one.perRun);
  return vocabulary.fields.filter(isOffered).map(column);
}

function startOptions({ fields }: Vocabulary): Option[] {
  return [
    ...fields.map(column),
    ...[...AGGREGATES, DIFFERENCE].map((name) => word(`${name}(`)),
    word('not'),
  ];
}

const SIGN_WORDS: Readonly<Record<Operator, string>> = {
  '=': 'is',
  '!=': 'is not',
  '~': 'contains',
  '!~': 'does not contain',
  '<': 'less than',
  '<=': 'at most',
  '>': 'more than',
  '>=': 'at least',
};

function operatorOptions(field: Field | undefined): Option[] {
  const signs: readonly Operator[] =
    field?.type === 'number' ? ['<', '>', '=', '<=', '>='] : ['=', '!=', '~', '!~'];
  return [
    ...signs.map((sign): Option => ({ insert: sign, label: SIGN_WORDS[sign], kind: 'operator' })),
    ...(field?.type === 'text' ? [word('in (')] : []),
    word('is empty'),
    word('is not empty'),
    ...(field?.perRun ? [{ insert: '@', label: 'of one run', kind: 'word' as const }] : []),
  ];
}

function valueOptions({ type, values, valueLabels = [] }: Field): Option[] {
  const labelOf = (value: string) => valueLabels.find((one) => one.value === value)?.label ?? value;
  return type === 'number'
    ? ['0', '0.5', '1'].map((text): Option => ({ insert: text, label: text, kind: 'value' }))
    : values.map((value): Option => ({
        insert: printValue(value),
        label: labelOf(value),
        kind: 'value',
      }));
}

/** The last column that the query names. */
function fieldBefore(tokens: readonly Token[], vocabulary: Vocabulary): Field | undefined {
  for (let at = tokens.length - 1; at >= 0; at--) {
    if (namesField(tokens.slice(0, at + 1), vocabulary)) {
      return findField(vocabulary, tokens[at]?.text ?? '');
    }
  }
  return undefined;
}

/** Whether the last token is the name of a column and not a value. */
function namesField(tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  const [previous, last] = [tokens.at(-2), tokens.at(-1)];
  if (last?.kind !== 'word' && last?.kind !== 'name') return false;
  const outer = tokens.at(-3);
  const opens = previous?.text === '(' && !(outer && isWord(outer, ['in']));
  const begins = !previous || isWord(previous, ['and', 'or', 'not']) || opens;
  return begins && findField(vocabulary, last.text) !== undefined;
}

/** The tokens after the opening parenthesis of an unfinished difference; else `null`. */
function insideDifference(tokens: readonly Token[]): readonly Token[] | null {
  const opening = tokens.findLastIndex(({ kind, text }) => kind === 'mark' && /[()]/.test(text));
  const named = tokens[opening - 1];
  const isOpen = tokens[opening]?.text === '(' && named && isWord(named, [DIFFERENCE]);
  return isOpen ? tokens.slice(opening + 1) : null;
}

/**
 * The options inside a difference: a metric, `@` and a run, then the same metric of another run.
 */
function differenceOptions(inside: readonly Token[], { fields, runs }: Vocabulary): Option[] {
  const comma = inside.findIndex(({ kind, text }) => kind === 'mark' && text === ',');
  const [metric, , run] = inside;
  const place = comma < 0 ? inside.length : inside.length - comma - 1;
  const isOffered = ({ name, type, perRun }: Field) =>
    comma < 0
      ? type === 'number' && perRun
      : name.toLowerCase() === (metric?.text ?? '').toLowerCase();
  if (place === 0) return fields.filter(isOffered).map(column);
  if (place === 1) return [{ insert: '@', label: 'of one run', kind: 'word' }];
  if (place > 2) return [word(comma < 0 ? ',' : ')')];
  const others = comma < 0 ? runs : runs.filter((name) => name !== run?.text);
  return others.map((name) => ({ insert: printName(name), label: name, kind: 'run' }));
}

/**
 * Whether the last parenthesis closes a function over runs, such as `spread(f1)`, or a difference.
 */
function closesOverRuns(tokens: readonly Token[]): boolean {
  const difference = tokens.at(-DIFFERENCE_TOKENS);
  if (tokens.at(1 - DIFFERENCE_TOKENS)?.text === '(' && difference) {
    if (isWord(difference, [DIFFERENCE])) return true;
  }
  const over = tokens.at(-4);
  return tokens.at(-3)?.text === '(' && over !== undefined && isWord(over, AGGREGATES);
}

/** Number of tokens in `difference ( f1 @ A , f1 @ B )`. */
const DIFFERENCE_TOKENS = 10;

function isWord({ kind, text }: Token, words: readonly string[]): boolean {
  return kind === 'word' && words.includes(text.toLowerCase());
}

function column({ name, label, aliases }: Field): Option {
  return { insert: printName(name), label, kind: 'column', ...(aliases && { aliases }) };
}

function word(text: string): Option {
  return { insert: text, label: text, kind: 'word' };
}
