import { PYTHON_SPACE } from '../../../text/python';

const digits = String.raw`\p{Nd}`;
const space = `[${PYTHON_SPACE}]`;

/** Whole texts: a telephone number or any whole number, a day, a month, an e-mail address. */
const forms: readonly RegExp[] = [
  new RegExp(`^${digits}+(?:-${digits}+|${space}${digits}+)?$`, 'u'),
  new RegExp(`^${digits}{4}(?:-|${space})${digits}{2}(?:-|${space})${digits}{2}$`, 'u'),
  new RegExp(`^${digits}{4}(?:-|${space})${digits}{2}$`, 'u'),
  /^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}$/,
];

/**
 * Whether a cleaned reference is of a form that must be met exactly: an address on the web, a code
 * file, a page, a number, a time of day, a date, an e-mail address.
 * Source: mayubo2333/MMLongBench-Doc, eval/eval_score.py, `is_exact_match`.
 */
export function mustMatchExactly(text: string): boolean {
  return (
    text.includes('https://') ||
    text.endsWith('.py') ||
    text.endsWith('ipynb') ||
    text.startsWith('page') ||
    text.includes('a.m.') ||
    text.includes('p.m.') ||
    forms.some((form) => form.test(text))
  );
}
