import { describe, expect, test } from 'vitest';
import { propose } from '../../../src/core/dataset/mapping/propose';
import type { Table } from '../../../src/core/model';
import { PRESETS } from '../../../src/core/dataset/presets';
import { recognizePreset } from '../../../src/core/dataset/preset';
import { findProfile } from '../../../src/core/scoring/profiles';
import { openText } from '../../support/sources';

describe.each(PRESETS)('$label', ({ id, summary, source, forms, profile }) => {
  test('is complete', () => {
    expect(id).toMatch(/^[a-z0-9.-]+$/);
    expect(summary).toMatch(/^[A-Z0-9].*\.$/);
    expect(source).toMatch(/\(\d{4}\)/);
    expect(forms.length).toBeGreaterThan(0);
    for (const { gold } of forms) expect(gold.references.columns).toHaveLength(1);
  });

  test('has an existing scorer', () => {
    expect(profile === null || findProfile(profile) !== undefined).toBe(true);
  });

  test('is not recognized in an empty table or one with other columns', () => {
    const other: Table = { columns: ['a', 'b'], cells: [['1'], ['2']], rowCount: 1 };
    expect(recognizePreset(other, PRESETS)).toBeNull();
    for (const { columns, gold } of forms) {
      const named = [gold.question, gold.answerType, gold.document, ...gold.references.columns];
      const all = [...new Set([...columns, ...named.filter((name) => name !== null)])];
      const empty: Table = { columns: all, cells: all.map(() => []), rowCount: 0 };
      const found = recognizePreset(empty, PRESETS)?.form;
      expect(found?.conditions ?? []).toEqual([]);
    }
  });
});

test('identifiers are unique', () => {
  expect(new Set(PRESETS.map(({ id }) => id)).size).toBe(PRESETS.length);
});

const gold = openText(
  'dev.csv',
  'doc_id,question,answer,answer_format\nA.pdf,Which?,wind,Str\nA.pdf,How much?,3.5,Float\nB.pdf,Who?,Not answerable,None\n',
);

test('the preset of a recognized data set is applied, and its evidence is stated', () => {
  const { mapping, preset } = propose([gold]);
  expect(mapping.gold).toMatchObject({ document: 'doc_id', answerType: 'answer_format' });
  expect(preset).toMatchObject({ id: 'mmesgbench', profile: 'mmesgbench-published' });
  expect(preset?.evidence).toBe(
    'It has the columns “doc_id”, “question”, “answer”, “answer_format”, and “answer_format” contains only Str, Float, Int, List, None.',
  );
  expect(structuredClone(preset)).toEqual(preset);
});

test('a column of predictions in the same file is also read', () => {
  const rows = gold.table.cells.map((cells) => cells);
  const text = [0, 1, 2]
    .map((row) => [...rows.map((cells) => cells[row]), 'said'].join())
    .join('\n');
  const header = 'doc_id,question,answer,answer_format,predicted_answer';
  const { roles, mapping, preset } = propose([openText('all.csv', `${header}\n${text}\n`)]);
  expect(preset?.id).toBe('mmesgbench');
  expect(roles).toEqual({ 'all.csv': 'both' });
  expect(mapping.predictions.map(({ answer }) => answer.columns)).toEqual([['predicted_answer']]);
});

test('the mapping follows the evidence if the preset is declined', () => {
  const { preset, mapping } = propose([gold], {}, ['mmesgbench']);
  expect(preset).toBeNull();
  expect(mapping.gold?.references.columns).toEqual(['answer']);
});

test('a data set is not recognized if the values do not match', () => {
  const text = gold.table.cells.map(([first]) => first).join();
  const other = openText(
    'dev.csv',
    `doc_id,question,answer,answer_format\n${text}\nB.pdf,Who?,x,essay\n`,
  );
  expect(propose([other]).preset).toBeNull();
});

describe('questions about long documents', () => {
  const record = (doc_type: string) => ({
    doc_id: 'a.pdf',
    doc_type,
    question: 'Which?',
    answer: 'wind',
    evidence_pages: '[1]',
    answer_format: 'Str',
  });

  test.each([
    ['Research report / Introduction', 'Tutorial/Workshop', 'mmlongbench-doc'],
    ['Academic paper', 'Guidebook', 'mmlongbench-doc'],
    ['Brochure', 'Administration/Industry file', 'mmlongbench-doc'],
    ['Financial report', 'Financial report', 'mmlongbench-doc'],
    ['Annual ESG Reports', 'CDP Climate Responses', 'mmesgbench'],
    ['Annual ESG Reports', 'Financial report', 'mmesgbench'],
  ])('of document types %s and %s are recognized as %s', (one, other, id) => {
    const source = openText('gold.json', JSON.stringify([record(one), record(other)]));
    expect(source.info.shape?.id).toBe(id);
    expect(propose([source]).preset?.id).toBe(id);
  });
});

test('CMRC 2018 as first published is recognized, with its ids', () => {
  const qas = [{ query_text: '谁写的？', query_id: 'DEV_0_QUERY_0', answers: ['鲁迅'] }];
  const passage = { context_id: 'DEV_0', context_text: '文', title: '题', qas };
  const { preset, mapping } = propose([openText('gold.json', JSON.stringify([passage]))]);
  expect(preset?.id).toBe('cmrc2018');
  expect(mapping.gold).toMatchObject({
    id: { columns: ['id'] },
    references: { columns: ['answers'] },
  });
});

describe('questions in Chinese', () => {
  const nested = (id: string) =>
    `id,question,answers,context,document\n${id},谁写的？,"[""鲁迅""]",x,y\n`;

  test.each([
    ['DEV_0_QUERY_0', 'cmrc2018'],
    ['1001-10-1', 'drcd'],
    ['56be4db0acb8001400a502ec', 'squad1.1'],
  ])('with ids like %s are recognized as %s', (id, preset) => {
    expect(propose([openText('gold.csv', nested(id))]).preset?.id).toBe(preset);
  });
});

test('the user chooses between parts of the same data set if several are loaded', () => {
  const whole = openText(
    'whole.csv',
    'doc_id,question,answer,answer_format\nA.pdf,Which?,wind,Str\nA.pdf,How much?,3.5,Float\nB.pdf,Who?,Not answerable,None\nC.pdf,What?,sun,Str\n',
  );
  const system = openText('system.csv', 'id,predicted_answer\nq0,wind\nq1,4\nq2,none\n');
  const { mapping, roles, decisions } = propose([gold, whole, system]);
  expect(roles).toEqual({ 'dev.csv': 'gold', 'whole.csv': 'unused', 'system.csv': 'predictions' });
  expect(mapping.predictions.map(({ file }) => file)).toEqual(['system.csv']);
  const [decision] = decisions;
  expect(decision?.question).toMatch(
    /Which one contains the reference answers\? The others are not/,
  );
  const [, other] = decision?.options ?? [];
  expect(other?.mapping.gold?.file).toBe('whole.csv');
  expect(other?.mapping.predictions.map(({ file }) => file)).toEqual(['system.csv']);
});
