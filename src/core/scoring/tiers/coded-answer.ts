import { readCodedVerdict, readYesNo } from '../../answers/yes-no';
import { isYesNoQuestion } from '../content/question';
import type { Accepter } from './tier';

/* Coded answers: `Y` or `1` for yes, or the letter of an option. */

/**
 * Accepts a verdict that one side gives in code and the other in words: “Yes” for `Y`, `0` for
 * “No”.
 */
export const acceptCodedVerdict: Accepter = (comparison, { raw }) => {
  const texts = [raw, comparison.prediction.raw];
  const codes = texts.map(readCodedVerdict);
  const verdicts = texts.map(readYesNo);
  const asksVerdict = comparison.kind === 'boolean' || verdicts[0] !== null;
  if (!asksVerdict && !isYesNoQuestion(comparison)) return null;
  const isSame =
    (codes[0] !== null && codes[0] === verdicts[1]) ||
    (verdicts[0] !== null && verdicts[0] === codes[1]);
  return isSame
    ? { rejection: 'wording', reason: 'the same verdict; one side gives it as a code' }
    : null;
};

const optionAlone = /^[\s("“]*(?<letter>[A-H])[\s.):"”]*$/u;
const optionFirst =
  /^[\s*"“]*(?:(?:the |my )?(?:(?:final|correct|best|right) )?(?:answer|option|choice)(?: is)?[\s:*("“]+(?:option )?)?(?<letter>[A-H])(?:[.):,*"”](?!\p{L})|\s*$|\s+[–—-]\s)/iu;

/**
 * Accepts the letter of the same option: “The answer is B” and “B) solar” for `B`. The letter must
 * be a capital, since “a” is an article.
 */
export const acceptOptionLetter: Accepter = ({ prediction }, { raw }) => {
  const letter = optionAlone.exec(raw)?.groups?.letter;
  if (letter === undefined) return null;
  const given = optionFirst.exec(prediction.raw)?.groups?.letter;
  return given === letter
    ? { rejection: 'verbose', reason: 'the letter of the same option' }
    : null;
};
