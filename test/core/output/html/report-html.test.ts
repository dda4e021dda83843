import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  PAGE_SCRIPT,
  PAGE_STYLE,
  SCRIPT_HASH,
  STYLE_HASH,
} from '../../../../src/core/output/html/page-assets';
import { escapeHtml, escapeJson } from '../../../../src/core/output/html/html-text';
import { describeShared, readSharedJson } from '../../../support/shared-data';

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

describe('the HTML report', () => {
  test('allows its own script and style by hash', () => {
    expect(SCRIPT_HASH).toBe(hashOf(PAGE_SCRIPT));
    expect(STYLE_HASH).toBe(hashOf(PAGE_STYLE));
  });

  test('shows control characters as symbols', () => {
    expect(escapeHtml('a\u0000b\u0007<\u007f>')).toBe('a\u2400b\u2407&lt;\u2421&gt;');
  });

  test('escapes HTML in any text', () => {
    const marks = fc.constantFrom(
      ...['<', '>', '"', "'", '`', '&', '/', '=', ';'],
      '<script>',
      '&amp;',
      '-->',
      ']]>',
      '\u0000',
      'é',
    );
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: marks }));
    fc.assert(
      fc.property(text, (one) => {
        expect(escapeHtml(one)).not.toMatch(/[<>"'`]|&(?!(?:amp|lt|gt|quot|#39|#96);)/);
      }),
      { numRuns: 2000 },
    );
  });

  test('never closes the script element early', () => {
    const value = { a: '</script><!--<script>', b: ['\u2028'] };
    const written = escapeJson(value);
    expect(written).not.toContain('<');
    expect(JSON.parse(written)).toEqual(value);
  });
});

describeShared('naughty strings on the page', () => {
  test('hostile text is escaped', () => {
    for (const text of readSharedJson('suites/naughty-strings/blns.json') as readonly string[]) {
      expect(escapeHtml(text)).not.toMatch(/[<>"'`]|&(?!(?:amp|lt|gt|quot|#39|#96);)/);
    }
  });
});
