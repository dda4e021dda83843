import { type DateReading, readDates } from '../answer/date';
import { inferKind } from '../answer/kind';
import { saysItCannotAnswer } from '../answer/no-answer';
import type { PreparedAnswer } from '../answer/prepare';
import type { AnswerKind } from '../model';
import { isNegation, keyStems, readWords } from './words';

/** What the lexical tier needs to know of an answer, worked out once for all runs. */
export interface AnswerReading {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** The stems with the figures, as they stand. */
  readonly content: ReadonlySet<string>;
  readonly dates: readonly DateReading[];
  /** Its first sentences say that there is no answer. */
  readonly opensDeclining: boolean;
  readonly negated: boolean;
  /** The kind that its form shows. */
  readonly kind: AnswerKind;
  /** Whether a word stands in it in two parts: `cashflow` in “cash flow”. */
  readonly holdsInParts: (word: string) => boolean;
}

/** An answer that declines says so at once; later on it only says what it lacks besides. */
const OPENING = 200;

export function readAnswer(answer: PreparedAnswer): AnswerReading {
  return answer.remember(read);
}

function read({ raw }: PreparedAnswer): AnswerReading {
  const words = readWords(raw);
  const stems = keyStems(words);
  let joined: string | undefined;
  let kind: AnswerKind | undefined;
  let opensDeclining: boolean | undefined;
  return {
    words: new Set(words),
    stems: new Set(stems),
    get content() {
      return new Set([...stems, ...words.filter((word) => /^\p{N}/u.test(word))]);
    },
    dates: readDates(raw),
    get opensDeclining() {
      return (opensDeclining ??= saysItCannotAnswer(raw.slice(0, OPENING)));
    },
    negated: words.some(isNegation),
    get kind() {
      return (kind ??= inferKind([raw]));
    },
    holdsInParts: (word) => word.length >= 6 && (joined ??= words.join('')).includes(word),
  };
}
