import { test } from 'vitest';
import { readText } from '../../src/read/read';
import { expectLinear } from '../support/linear-time';

/**
 * Pieces that, when repeated, begin like a file of one format and continue like a file of another.
 */
const PIECES = {
  'blank lines': '\n',
  'lines with spaces': ' \n',
  'carriage returns': '\r',
  commas: ',',
  'short rows': 'a,b\n',
  'rows with tabs': 'q1\t0\td1\t1\n',
  'lines of TREC runs': 'q1 Q0 d1 1 0.5 x\n',
  'lines with a name and a value': 'Name: value\n',
  'opening braces': '{',
  'JSON lines': '{"a": 1}\n',
  'opening quotation marks': '"a,',
  'one long word': 'a',
} as const;

test.each(Object.entries(PIECES))(
  'recognizing the format of a text of %s takes linear time',
  (_, piece) => {
    const make = (length: number) => piece.repeat(Math.ceil(length / piece.length));
    const encoder = new TextEncoder();
    expectLinear(make, (text) => readText(encoder.encode(text), 'file'));
  },
  60_000,
);
