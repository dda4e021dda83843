import type { PreparedAnswer } from '../../../answers/prepare';
import type { NumberComparison } from '../../../answers/quantity/compare';
import type { Comparison, PreparedQuestion } from '../../comparison';
import { accept } from '../../acceptance/accept';
import { Evidence, gatherEvidence, KeyPoint } from '../../tiers/evidence';
import { nameStemsOf } from '../../content/names';
import { compareWithReference } from '../../tiers/numbers';
import { readQuestion } from '../../content/question';
import { type AnswerReading, kindFromForm, namesOf, readAnswer } from '../../content/reading';
import type { Acceptance } from '../../tiers/tier';

/** A text prepared for the judge, once for all its pairs. */
export interface TextReading {
  readonly text: string;
  /** The words in the order of the text, lowercased and without accents. */
  readonly words: readonly string[];
  readonly set: ReadonlySet<string>;
  /** The words with single spaces between and around them. */
  readonly padded: string;
  /** Stems of the content words, in the order of the text. */
  readonly stems: readonly string[];
  readonly stemSet: ReadonlySet<string>;
  /** Stems of capitalized words within a sentence. */
  readonly names: ReadonlySet<string>;
  readonly sentences: number;
}

/** A question, one of its references and a candidate: the input to every feature. */
export interface Pair {
  readonly comparison: Comparison;
  readonly question: TextReading;
  readonly references: readonly TextReading[];
  /** The reference that the candidate is compared with. */
  readonly reference: TextReading;
  readonly referenceAnswer: PreparedAnswer;
  readonly candidate: TextReading;
  readonly acceptance: Acceptance | null;
  readonly evidence: Evidence;
  /** The comparison of the numbers in both texts, if the reference answers with a number. */
  readonly numbers: NumberComparison;
}

/** Prepares a comparison; its question and references are prepared once for all runs. */
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
  const numbers = answers ? compareWithReference(comparison, referenceAnswer) : UNREADABLE;
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
 * An answer that the type-aware tier accepts has every key point of the reference, in any wording
 * (“two fifths”, “40%”). Verdicts are an exception, since their explanations may differ.
 */
function withAcceptance(
  evidence: Evidence,
  acceptance: Acceptance | null,
  reference: PreparedAnswer,
): Evidence {
  const hasAllPoints =
    acceptance !== null && acceptance.tier !== 'lexical' && kindFromForm(reference) !== 'boolean';
  if (!hasAllPoints || evidence.points.every(({ found }) => found)) return evidence;
  const points = evidence.points.map(
    ({ text, kind, weight }) => new KeyPoint(text, kind, weight, true),
  );
  return new Evidence(points, evidence.fromQuestion);
}

/** The comparison of numbers for a reference that does not answer with a number. */
const UNREADABLE = { kind: 'unreadable' } as const;

/**
 * Position of the reference that has the largest share of its words in the candidate; in a tie, the
 * longer one, then the first.
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

/** The question of a comparison, prepared once for all runs. */
export function readQuestionText({
  rememberQuestion,
}: Pick<Comparison, 'rememberQuestion'>): TextReading {
  return rememberQuestion(readText);
}

function readText({ question, rememberQuestion }: PreparedQuestion): TextReading {
  return assemble(question, rememberQuestion(readQuestion), nameStemsOf(question));
}

/** An answer, prepared once for all its pairs. */
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

/** The number of sentence ends before whitespace, plus one. */
function countSentences(text: string): number {
  let count = 1;
  for (const mark of '.!?') {
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
      if (text.charCodeAt(at + 1) <= 0x20) count++;
    }
  }
  return count;
}
