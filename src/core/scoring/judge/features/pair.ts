import type { PreparedAnswer } from '../../../answers/prepare';
import type { NumberComparison } from '../../../answers/quantity/compare';
import type { Comparison, QuestionSide } from '../../comparison';
import { accept } from '../../tiers/accept';
import { type Evidence, gatherEvidence } from '../../tiers/evidence';
import { nameStemsOf } from '../../tiers/names';
import { numberContradiction } from '../../tiers/numbers';
import { readQuestion } from '../../tiers/question';
import { type AnswerReading, kindShownBy, namesOf, readAnswer } from '../../tiers/reading';
import type { Acceptance } from '../../tiers/tier';

/** What a judge reads of a text, once for all its pairs. */
export interface TextReading {
  readonly text: string;
  /** In lower case, letters without accents, in order. */
  readonly words: readonly string[];
  readonly set: ReadonlySet<string>;
  /** The words with one space between and around them. */
  readonly padded: string;
  /** Stems of the words that carry meaning, in order. */
  readonly stems: readonly string[];
  readonly stemSet: ReadonlySet<string>;
  /** Stems of names: words with a capital within a sentence. */
  readonly names: ReadonlySet<string>;
  readonly sentences: number;
}

/** A question, one of its references and a candidate, read as far as every kind of evidence needs. */
export interface Pair {
  readonly comparison: Comparison;
  readonly question: TextReading;
  readonly references: readonly TextReading[];
  /** The reference that the candidate is judged against. */
  readonly reference: TextReading;
  readonly referenceAnswer: PreparedAnswer;
  readonly candidate: TextReading;
  readonly acceptance: Acceptance | null;
  readonly evidence: Evidence;
  /** The numbers of the candidate against those of the reference, where it answers by one. */
  readonly numbers: NumberComparison;
}

/** Reads one comparison. Its question and references are read once for all runs. */
export function readPair(comparison: Comparison): Pair {
  const { references, prediction } = comparison;
  const acceptance = accept(comparison);
  const candidate = readTextOf(prediction);
  const readings = references.map(readTextOf);
  const at = acceptance?.reference ?? nearest(readings, candidate);
  const [reference, referenceAnswer] = [readings[at], references[at]];
  if (!reference || !referenceAnswer) throw new Error('A comparison without a reference.');
  const evidence = withAcceptance(
    gatherEvidence(comparison, referenceAnswer),
    acceptance,
    referenceAnswer,
  );
  const answers =
    comparison.kind === 'number' || evidence.points.some(({ kind }) => kind === 'figure');
  const numbers = answers ? numberContradiction(comparison, referenceAnswer) : UNREADABLE;
  return {
    comparison,
    question: readQuestionText(comparison),
    references: readings,
    reference,
    referenceAnswer,
    candidate,
    acceptance,
    evidence,
    numbers,
  };
}

/**
 * What the typed tier accepts says everything that the reference says, in whatever words (“two fifths”,
 * “40%”). Verdicts are no such thing: what stands beside them may differ.
 */
function withAcceptance(
  evidence: Evidence,
  acceptance: Acceptance | null,
  reference: PreparedAnswer,
): Evidence {
  const saysAll =
    acceptance !== null && acceptance.tier !== 'lexical' && kindShownBy(reference) !== 'boolean';
  if (!saysAll || evidence.points.every(({ met }) => met)) return evidence;
  return { ...evidence, points: evidence.points.map((point) => ({ ...point, met: true })) };
}

/** What comparing numbers gives where the reference holds none. */
const UNREADABLE = { kind: 'unreadable' } as const;

/**
 * The reference of which the candidate has the largest share of words; ties: the longer one, then
 * the first.
 */
function nearest(references: readonly TextReading[], candidate: TextReading): number {
  let best = { at: 0, share: -1, size: 0 };
  references.forEach(({ set: { size }, set }, at) => {
    let common = 0;
    for (const word of set) if (candidate.set.has(word)) common++;
    const share = size === 0 ? 0 : common / size;
    if (share > best.share || (share === best.share && size > best.size))
      best = { at, share, size };
  });
  return best.at;
}

/** Reads the question of a comparison, once for all its runs. Linear in its length. */
export function readQuestionText({
  rememberQuestion,
}: Pick<Comparison, 'rememberQuestion'>): TextReading {
  return rememberQuestion(readText);
}

function readText({ question, rememberQuestion }: QuestionSide): TextReading {
  return assemble(question, rememberQuestion(readQuestion), nameStemsOf(question));
}

/** Reads an answer, once for all its pairs. */
export function readTextOf(answer: PreparedAnswer): TextReading {
  return answer.cached(readAnswerText);
}

function readAnswerText(answer: PreparedAnswer): TextReading {
  return assemble(answer.raw, readAnswer(answer), namesOf(answer));
}

function assemble(
  text: string,
  { words, stems, inOrder }: Pick<AnswerReading, 'words' | 'stems' | 'inOrder'>,
  names: ReadonlySet<string>,
): TextReading {
  return {
    text,
    words: inOrder.words,
    set: words,
    padded: ` ${inOrder.words.join(' ')} `,
    stems: inOrder.stems,
    stemSet: stems,
    names,
    sentences: countSentences(text),
  };
}

/** One more than the marks that end a sentence before white space; never 0. */
function countSentences(text: string): number {
  let count = 1;
  for (const mark of '.!?') {
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
      if (text.charCodeAt(at + 1) <= 0x20) count++;
    }
  }
  return count;
}
