import { gzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { hashQuestion } from '../../src/core/analysis/gold/patch';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { createHandler } from '../../src/worker/handle';
import type { AssayApi } from '../../src/worker/protocol';
import { openTexts, proposeOpen, scoreOpen } from '../support/open-in-handler';
import { writeXlsx } from '../support/write-xlsx';

const PREDICTIONS = `id,prediction
q1,Bob
q2,13 tonnes
q3,net zero
q4,coal
`;

const toBuffer = (text: string) => new TextEncoder().encode(text).buffer;

interface Accepted {
  readonly id: string;
  readonly text: string;
  readonly references: readonly string[];
  readonly answers: readonly string[];
}

function patchOf(...accepted: readonly Accepted[]) {
  return {
    decisions: accepted.map(({ id, text, references, answers }) => ({
      id,
      hash: hashQuestion({ texts: [text], references: [references] }, 0),
      decision: 'accepted' as const,
      answers,
      by: 'reviewer 1',
      date: '2026-11-23',
      reason: '',
    })),
  };
}

const BOB = { id: 'q1', text: 'Who?', references: ['Ann'], answers: ['Bob', 'Robert'] };
const TONNES = { id: 'q2', text: 'How much?', references: ['12'], answers: ['13 tonnes'] };

/** The completed gold file as text, with its messages. */
async function complete(name: string, gold: string | ArrayBuffer, ...accepted: Accepted[]) {
  const handler = createHandler();
  const bytes = typeof gold === 'string' ? toBuffer(gold) : gold;
  await handler.open(name, name, bytes.slice(0), {});
  await openTexts(handler, { 'run.csv': PREDICTIONS });
  await scoreOpen(handler);
  handler.setPatch(patchOf(...accepted));
  const { content, ...rest } = await handler.writeCompletedGold(bytes.slice(0));
  const completion = await handler.goldCompletion();
  return { ...rest, content, text: await content.text(), completion };
}

/** The scores for a gold file and predictions under the proposed mapping. */
async function scoresWith(name: string, gold: ArrayBuffer) {
  const handler: AssayApi = createHandler();
  await handler.open(name, name, gold, {});
  await openTexts(handler, { 'run.csv': PREDICTIONS });
  const { mapping } = await proposeOpen(handler);
  const { runs } = await scoreOpen(handler, DEFAULT_SETTINGS);
  return { mapping, metrics: runs[0]!.metrics };
}

const CSV = `id,question,answer,note
q1,Who?,Ann,"a, b"
q2,How much?,12,
q3,What is the target?,net-zero,
q4,Which?,wind,
`;

describe('the completed gold file', () => {
  it('has a numbered column for each additional answer', async () => {
    const { fileName, text, added, left } = await complete('gold.csv', CSV, BOB, TONNES);
    expect(fileName).toBe('gold-completed.csv');
    expect(text).toBe(`id,question,answer,note,answer_2,answer_3
q1,Who?,Ann,"a, b",Bob,Robert
q2,How much?,12,,13 tonnes,
q3,What is the target?,net-zero,,,
q4,Which?,wind,,,
`);
    expect([added, left]).toEqual([3, 0]);
  });

  it('keeps the delimiter, and is readable whatever its encoding was', async () => {
    const gold = CSV.replace('"a, b"', 'a').replaceAll(',', ';').replace('wind', 'wind;').trimEnd();
    const { fileName, text } = await complete('gold.csv', gold.replace('wind;;', 'wind;'), BOB);
    expect(fileName).toBe('gold-completed.csv');
    expect(text.split('\n')[1]).toBe('q1;Who?;Ann;a;Bob;Robert');
    const tsv = await complete('gold.tsv', gold.replaceAll(';', '\t'), BOB);
    expect(tsv.fileName).toBe('gold-completed.tsv');
    expect(tsv.text.split('\n')[1]).toBe('q1\tWho?\tAnn\ta\tBob\tRobert');
  });

  it('of a JSON file has additional fields, and keeps all other values', async () => {
    const gold = `{"version": 1.10, "data": [
      {"id": "q1", "question": "Who?", "answer": "Ann", "pages": [3, 9007199254740993]},
      {"id": "q2", "question": "How much?", "answer": "12", "pages": []},
      {"id": "q3", "question": "What is the target?", "answer": "net-zero", "pages": [1]},
      {"id": "q4", "question": "Which?", "answer": "wind", "pages": [2]}]}`;
    const { text } = await complete('gold.json', gold, BOB);
    expect(text).toContain('"version":1.10');
    expect(text).toContain('"pages":[3,9007199254740993],"answer_2":"Bob","answer_3":"Robert"}');
    expect(JSON.parse(text)).toMatchObject({ data: { length: 4 } });
  });

  it('has longer lists of accepted answers', async () => {
    const line = (id: string, question: string, answers: readonly string[]) =>
      `${JSON.stringify({ id, question, answers })}\n`;
    const rest = [
      line('q2', 'How much?', ['12', 'twelve']),
      line('q3', 'What is the target?', ['net-zero']),
      line('q4', 'Which?', ['wind', 'wind power']),
    ].join('');
    const gold = line('q1', 'Who?', ['Ann']) + rest;
    const { fileName, text } = await complete('gold.jsonl', gold, BOB);
    expect(fileName).toBe('gold-completed.jsonl');
    expect(text).toBe(line('q1', 'Who?', ['Ann', 'Bob', 'Robert']) + rest);
  });

  it('of SQuAD’s nested layout is a list of records', async () => {
    const qa = (id: string, question: string, text: string) => ({
      id,
      question,
      answers: [{ text, answer_start: 0 }],
    });
    const qas = [
      qa('q1', 'Who?', 'Ann'),
      qa('q2', 'How much?', '12'),
      qa('q3', 'What is the target?', 'net-zero'),
      qa('q4', 'Which?', 'wind'),
    ];
    const gold = JSON.stringify({ data: [{ title: 'T', paragraphs: [{ context: 'C', qas }] }] });
    const { text } = await complete('gold.json', gold, BOB);
    const records = JSON.parse(text) as Record<string, string>[];
    expect(records).toHaveLength(4);
    expect(JSON.stringify(records[0])).toContain('Robert');
  });

  it('omits answers to unanswerable questions, with a message', async () => {
    const gold = CSV.replace('net-zero', 'Not answerable');
    const target = {
      id: 'q3',
      text: 'What is the target?',
      references: ['Not answerable'],
      answers: ['net zero'],
    };
    const { text, added, left } = await complete('gold.csv', gold, BOB, target);
    expect(text).not.toContain('net zero');
    expect([added, left]).toEqual([2, 1]);
  });

  it('can be a workbook', async () => {
    const [columns = [], ...rows] = CSV.trimEnd()
      .split('\n')
      .map((line) => line.replace('"a, b"', 'a').split(','));
    const cells = columns.map((_, at) => rows.map((row) => row[at] ?? ''));
    const { buffer } = writeXlsx({ columns, cells, rowCount: rows.length });
    const { fileName, content } = await complete('gold.xlsx', buffer, BOB);
    expect(fileName).toBe('gold-completed.xlsx');
    const { mapping } = await scoresWith(fileName, await content.arrayBuffer());
    expect(mapping.gold?.references.columns).toEqual(['answer', 'answer_2', 'answer_3']);
  });

  it('is written from a compressed file', async () => {
    const handler = createHandler();
    await openTexts(handler, { 'gold.csv': CSV, 'run.csv': PREDICTIONS });
    await scoreOpen(handler);
    handler.setPatch(patchOf(BOB));
    const packed = new Uint8Array(gzipSync(new TextEncoder().encode(CSV)));
    const { content } = await handler.writeCompletedGold(packed.buffer);
    expect(await content.text()).toContain('Bob,Robert');
  });

  it.each(['gold.csv', 'gold.jsonl'])(
    'gives the completed scores when opened: %s',
    async (name) => {
      const [head = '', ...lines] = CSV.replace('"a, b"', 'a').trimEnd().split('\n');
      const columns = head.split(',');
      const records = lines.map((line) => {
        const cells = line.split(',');
        return JSON.stringify(Object.fromEntries(columns.map((column, at) => [column, cells[at]])));
      });
      const gold = name === 'gold.csv' ? CSV : `${records.join('\n')}\n`;
      const { content, fileName, completion } = await complete(name, gold, BOB, TONNES);
      const { metrics, mapping } = await scoresWith(fileName, await content.arrayBuffer());
      expect(mapping.gold?.references.columns).toEqual(['answer', 'answer_2', 'answer_3']);
      for (const [id, { completed }] of Object.entries(completion!.runs[0]!.metrics)) {
        expect([id, metrics[id]?.mean]).toEqual([id, completed.mean]);
      }
      expect(completion!.runs[0]!.metrics.exact_match!.completed.mean).toBeGreaterThan(
        completion!.runs[0]!.metrics.exact_match!.published.mean!,
      );
    },
  );
});
