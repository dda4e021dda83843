import type { DecimalConvention } from './quantity/numeral';
import { parseQuantities, type Quantity } from './quantity/parse';
import type { Settings } from '../settings';
import { createNormaliser } from '../text/normalise';
import { tokenise } from '../text/tokenise';
import { createMemory, type Memory } from './memory';

/** One answer text, read once for all metrics and runs. */
export interface PreparedAnswer {
  readonly raw: string;
  readonly normalised: string;
  /**
   * A number for each token, ascending, worked out when first asked for; equal tokens have equal numbers
   * within one preparer.
   */
  readonly tokens: () => Int32Array;
  /** The quantities of the raw text, read when first asked for. */
  readonly quantities: (convention: DecimalConvention) => readonly Quantity[];
  /** What else is read from it, worked out once. */
  readonly remember: Memory<PreparedAnswer>;
}

export type Preparer = (text: string) => PreparedAnswer;

/** So many texts are remembered: the answers of one question in many runs, and `Yes`. */
const MOST_KNOWN = 64;

/** Builds a preparer that reads a text once while it remembers it. */
export function createPreparer(
  settings: Pick<Settings, 'normalisation' | 'replacements' | 'tokens'>,
): Preparer {
  const normalise = createNormaliser(settings.normalisation, settings.replacements);
  let known = new Map<string, PreparedAnswer>();
  const vocabulary = new Map<string, number>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const normalised = normalise(text);
    let tokens: Int32Array | undefined;
    const answer: PreparedAnswer = {
      raw: text,
      normalised,
      tokens: () => (tokens ??= numberTokens(tokenise(normalised, settings.tokens), vocabulary)),
      quantities: readOnce(text),
      remember: createMemory(() => answer),
    };
    // A map that is cleared ties all it ever held together, and none of that dies young.
    if (known.size >= MOST_KNOWN) known = new Map();
    known.set(text, answer);
    return answer;
  };
}

/** The numbers of some tokens, ascending; a token that is new to the vocabulary gets the next one. */
function numberTokens(tokens: readonly string[], vocabulary: Map<string, number>): Int32Array {
  const numbers = new Int32Array(tokens.length);
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? '';
    let number = vocabulary.get(token);
    if (number === undefined) {
      number = vocabulary.size;
      vocabulary.set(token, number);
    }
    numbers[index] = number;
  }
  return numbers.sort();
}

function readOnce(text: string): PreparedAnswer['quantities'] {
  const read: Partial<Record<DecimalConvention, readonly Quantity[]>> = {};
  return (convention) => (read[convention] ??= parseQuantities(text, convention));
}
