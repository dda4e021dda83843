import { strip } from '../text/python';

/**
 * Builds the test for answers that decline: an empty text, a lone dash, or one of the phrases,
 * compared without case, surrounding white space and a final full stop. A phrase that ends in `…`
 * stands for every text that begins with it.
 */
export function createNoAnswerTest(phrases: readonly string[]): (answer: string) => boolean {
  const cleaned = phrases.map(clean);
  const whole = new Set(cleaned.filter((phrase) => !phrase.endsWith('…')));
  const beginnings = cleaned
    .filter((phrase) => phrase.endsWith('…') && phrase.length > 1)
    .map((phrase) => phrase.slice(0, -1));
  return (answer) => {
    const text = clean(answer);
    return (
      text === '' ||
      /^[-–—]$/.test(text) ||
      whole.has(text) ||
      beginnings.some((beginning) => text.startsWith(beginning))
    );
  };
}

function clean(text: string): string {
  return strip(strip(text.toLowerCase()).replace(/\.$/, ''));
}
