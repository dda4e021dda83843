import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  rankPassages,
  readContext,
  readPassages,
  withScores,
} from '../../../src/core/answers/passages';

/** Pages as `document:page`, or the id of a passage without a page. */
function read(cell: string): {
  readonly found: readonly string[];
  readonly unread: readonly string[];
} {
  const { passages, unread } = readPassages(cell, 'gold');
  const found = (passages?.pages ?? []).map((page, index) => {
    const id = passages?.ids[index] ?? '';
    return Number.isNaN(page) ? `#${id}` : id === '' ? `${page}` : `${id}:${page}`;
  });
  return { found, unread };
}

describe('a cell that lists passages', () => {
  test.each<[cell: string, found: string[]]>([
    ['31', ['31']],
    ['31.0', ['31']],
    ['[31, 96]', ['31', '96']],
    ['5, 7-9', ['5', '7', '8', '9']],
    ['pp. 12–14', ['12', '13', '14']],
    ["['page_12', 'p-13', 'Page 14']", ['12', '13', '14']],
    ['Pages 5 to 7', ['5', '6', '7']],
    ['S. 12', ['12']],
    ['12 and 14', ['12', '14']],
    ['doc1{page170}', ['doc1:170']],
    ['doc1{page170,page171}', ['doc1:170', 'doc1:171']],
    ['doc1{page17;page 18, page19 page20}', ['doc1:17', 'doc1:18', 'doc1:19', 'doc1:20']],
    ['doc1{page 10}, doc2{61}', ['doc1:10', 'doc2:61']],
    ['Page 28\n\ndoc1{}', ['28']],
    ['+ page 28\ndoc1{page10}', ['28', 'doc1:10']],
    ['GHG Public.pdf, p. 31', ['GHG Public.pdf:31']],
    ['["report.pdf#page=3", "page12", "chunk_7"]', ['report.pdf:3', '12', '#chunk_7']],
    ['[{"doc_name": "3M_2018_10K", "evidence_page_num": 59}]', ['3M_2018_10K:59']],
    ["[{'page': 31, 'doc': \"it's.pdf\"}, {'page_number': '4-5'}]", ["it's.pdf:31", '4', '5']],
    ['[{"page_content": "text", "metadata": {"source": "a.pdf", "page": 0}}]', ['a.pdf:0']],
    ['[{"id": "d1", "relevance": 2}]', ['#d1']],
    ['doc1{}', []],
    ['[]', []],
    ['  ', []],
  ])('%j names %j', (cell, found) => {
    expect(read(cell)).toEqual({ found, unread: [] });
  });

  test.each<[cell: string, found: string[], unread: string[]]>([
    ['n/a', [], ['n/a']],
    ['see annex', [], ['see annex']],
    ['9-7', [], ['9-7']],
    ['3-5, 9-7', ['3', '4', '5'], ['9-7']],
    ['5, see annex', ['5'], ['see annex']],
    ['-1', [], ['-1']],
    ['1-5000', [], ['1-5000']],
    ['["see annex"]', [], ['see annex']],
    ['[{"text": "no page"}]', [], ['{"text": "no page"}']],
    ['[{"id": 12345678901234567890}]', [], ['{"id": 12345678901234567890}']],
  ])('%j contains the pages %j, and %j is not recognized', (cell, found, unread) => {
    expect(read(cell)).toEqual({ found, unread });
  });

  test('a gold passage’s value is its relevance or 1; a retrieved passage’s is its score, if any', () => {
    const cell = '[{"id": "d1", "relevance": 2}, {"id": "d2", "score": 0.3}, {"id": "d3"}]';
    expect(readPassages(cell, 'gold').passages?.values).toEqual([2, 0.3, 1]);
    expect(readPassages(cell, 'retrieved').passages?.values).toEqual([2, 0.3, NaN]);
  });

  test('scores in another column are assigned to the passages if there are as many scores as passages', () => {
    const { passages } = readPassages('[31, 96]', 'retrieved');
    expect(withScores(passages, '[0.8, 0.7]')?.values).toEqual([0.8, 0.7]);
    expect(withScores(passages, '[0.8]')?.values).toEqual([NaN, NaN]);
    expect(withScores(null, '[0.8]')).toBeNull();
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.string(), (cell) => void readPassages(cell, 'retrieved')));
  });
});

describe('a context text', () => {
  const text =
    '[Page 31, score: 0.819]\nScope 1 [Page 2]\n\n[report.pdf, page 96; score 0.8]\nScope 2\n[Page 5]';

  test('names a passage in each header line, with the text below it', () => {
    expect(readContext(text)).toEqual({
      passages: { ids: ['', 'report.pdf', ''], pages: [31, 96, 5], values: [0.819, 0.8, NaN] },
      texts: ['Scope 1 [Page 2]', 'Scope 2', ''],
    });
    expect(readPassages(text, 'retrieved').passages?.pages).toEqual([31, 96, 5]);
  });

  test('without headers names no passages', () => {
    expect(readContext('Scope 1 [31]')).toEqual({ passages: null, texts: [] });
  });
});

describe('the order of passages', () => {
  const tied = { ids: ['b', 'a', 'c', 'd'], pages: [], values: [1, 2, 1, 3] };
  const idsOf = (ranked: readonly number[]) => ranked.map((at) => tied.ids[at]);

  test('is by score, then by descending id', () => {
    expect(idsOf(rankPassages(tied, 'document'))).toEqual(['d', 'a', 'c', 'b']);
  });

  test('with ties broken by rank, the ranks in the file decide between equal scores', () => {
    expect(idsOf(rankPassages(tied, 'rank'))).toEqual(['d', 'a', 'b', 'c']);
  });

  test('scores are compared as doubles', () => {
    const close = { ids: ['a', 'b'], pages: [], values: [0.8700000001, 0.87] };
    expect(rankPassages(close, 'document')).toEqual([0, 1]);
  });

  test('without scores, the order of the file decides', () => {
    const unscored = { ...tied, values: [NaN, NaN, NaN, NaN] };
    expect(rankPassages(unscored, 'document')).toEqual([0, 1, 2, 3]);
  });
});
