import type { AnswerKind } from '../../src/core/model';

/** Generators of hostile strings of a given length. */
export interface HostileShape {
  readonly kind: AnswerKind;
  readonly start: string;
  readonly make: (length: number) => string;
}

function shape(kind: AnswerKind, piece: (count: number) => string): HostileShape {
  const made = new Map<number, string>();
  const write = (length: number) => {
    const pieces: string[] = [];
    for (let count = 1, written = 0; written < length; count++) {
      const next = piece(count);
      pieces.push(next);
      written += next.length;
    }
    return pieces.join('');
  };
  const make = (length: number) => {
    const text = made.get(length) ?? write(length);
    made.set(length, text);
    return text;
  };
  return { kind, start: write(30).slice(0, 30), make };
}

const repeated = (kind: AnswerKind, piece: string) => shape(kind, () => piece);

/** Long lists of equal or different numbers, years, names, words and marks. */
export const HOSTILE_SHAPES: readonly HostileShape[] = [
  repeated('number', '1,'),
  repeated('number', '1 '),
  shape('number', (count) => `${count}, `),
  shape('number', (count) => `${count}/`),
  shape('number', (count) => `${count}% `),
  shape('number', (count) => `${count} t CO2 `),
  shape('number', (count) => `$${count} million, `),
  shape('number', (count) => `${count} in ${1950 + (count % 80)}, `),
  shape('number', (count) => `${count}-${count + 5} `),
  repeated('number', 'fell from 5 to 3 '),
  shape('text', (count) => `Scope ${count} `),
  shape('text', (count) => `Scope ${count}: ${count} t; `),
  shape('text', (count) => `${1900 + (count % 200)} `),
  shape('text', (count) => `word${count} `),
  shape('text', (count) => `Revenue ${count} was ${count} EUR. `),
  repeated('text', '1 May 2020, '),
  repeated('text', 'I don’t know. '),
  repeated('boolean', 'not '),
  shape('list', (count) => `item ${count}, `),
  shape('list', (count) => `- item ${count}\n`),
];
