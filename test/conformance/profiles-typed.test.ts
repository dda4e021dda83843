import { describe, expect, test } from 'vitest';
import { findProfile } from '../../src/core/scoring/profiles';
import { normaliseDrop, scoreSpans } from '../../src/core/scoring/profiles/drop';
import {
  mmesgbenchCorrected,
  mmesgbenchPublished,
  summariseMmesgbench,
} from '../../src/core/scoring/profiles/mmesgbench';
import { type AnswerForm, scoreByForm } from '../../src/core/scoring/profiles/mmlongbench';
import { scoreTatqa, type TatqaGold } from '../../src/core/scoring/profiles/tatqa';
import {
  describeShared,
  readSharedBytes,
  readSharedJson,
  readSharedLines,
} from '../support/shared-data';

/** A value of a file as Python's `str` prints it. */
function print(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return `[${value.map((item) => `'${print(item)}'`).join(', ')}]`;
  return typeof value === 'number' ? String(value) : '';
}

function printAll(value: unknown): string[] {
  if (value === null || value === '' || value === 0) return [];
  return Array.isArray(value) ? value.map(print) : [print(value)];
}

interface Question {
  readonly answer: unknown;
  readonly answer_type: TatqaGold['type'];
  readonly scale: string;
}

function scoreQuestion(
  { answer, answer_type, scale }: Question,
  prediction: unknown,
  with_: string,
) {
  const answers = answer_type.endsWith('span') ? printAll(answer) : [print(answer)];
  return scoreTatqa({ answers, type: answer_type, scale }, printAll(prediction), with_);
}

describe('without shared data', () => {
  test('TAT-QA meets a share without its scale', () => {
    const gold: TatqaGold = { answers: ['22.12'], type: 'arithmetic', scale: 'percent' };
    expect(scoreTatqa(gold, ['0.2212'], '')).toEqual({ em: 1, f1: 1 });
    expect(scoreTatqa(gold, ['22.12'], '')).toEqual({ em: 0, f1: 0 });
  });

  test('MMLongBench-Doc by form', () => {
    expect(scoreByForm('5', '5.9', 'Int')).toBe(1);
    expect(scoreByForm('n/a', '5', 'Float')).toBeNull();
    expect(scoreByForm("['a', 'b']", "['b', 'a']", 'List')).toBe(1);
    expect(scoreByForm('[a]', "['a']", 'List')).toBeNull();
  });

  test('MMESGBench, its two forms', () => {
    const score = (reference: string, prediction: string, answerType: string) => {
      const input = { references: [reference], prediction, answerType };
      return [mmesgbenchPublished.score(input).em, mmesgbenchCorrected.score(input).em];
    };
    expect(score('net zero', 'not', 'Str')).toEqual([0.5, 0]);
    expect(score('Not answerable', 'Fail to answer', 'None')).toEqual([0, 1]);
    expect(score("['a', 'b']", '[a, b]', 'List')).toEqual([null, null]);
    expect(score("['a', 'b']", "['b', 'x']", 'List')).toEqual([0.5, 0.5]);
    expect(score('n/a', '5', 'Float')).toEqual([null, null]);
    expect(summariseMmesgbench([])).toEqual({ accuracy: 0, f1: 0 });
  });
});

describeShared('suites/scorer-vectors, typed and scaled', () => {
  test('TAT-QA, every scale case', () => {
    const cases = readSharedLines('suites/scorer-vectors/tatqa_scale.jsonl.gz') as {
      readonly gold: unknown;
      readonly answer_type: TatqaGold['type'];
      readonly scale: string;
      readonly pred: unknown;
      readonly pred_scale: string;
      readonly out: readonly [number, number];
    }[];
    expect(cases).toHaveLength(5775);
    const differing = cases.filter(({ gold, pred, pred_scale, out, ...rest }) => {
      const { em, f1 } = scoreQuestion({ answer: gold, ...rest }, pred, pred_scale);
      return em !== out[0] || Math.abs(f1 - out[1]) > 1e-9;
    });
    expect(differing).toEqual([]);
  });

  test('MMLongBench-Doc, every typed case', () => {
    const cases = readSharedLines('suites/scorer-vectors/mmlongbench_typed.jsonl.gz') as {
      readonly gold: string;
      readonly pred: string;
      readonly type: AnswerForm;
      readonly out: number | string;
    }[];
    expect(cases).toHaveLength(1663);
    const differing = cases.filter(({ gold, pred, type, out }) => {
      const score = scoreByForm(gold, pred, type);
      if (typeof out === 'string' || score === null)
        return typeof out !== 'string' || score !== null;
      return Math.abs(score - out) > 1e-9;
    });
    expect(differing).toEqual([]);
  });
});

const SYSTEMS = [
  'qwen2.5-7b-dspy-baseline',
  'qwen2.5-7b-gepa',
  'qwen2.5-7b-miprov2',
  'qwen2.5-7b-raw',
  'deepseek-v3.1-raw',
  'qwen2.5-7b-dc-cold',
];

describeShared('mmesgbench', () => {
  const questions = readSharedJson('mmesgbench/gold-dev-93.json') as {
    readonly answer: unknown;
    readonly answer_format: string;
  }[];
  const expected = readSharedJson('mmesgbench/expected-scores.json') as Record<
    string,
    Record<string, { accuracy: number; f1: number; scores: (number | null)[] }>
  >;
  /** A list stands in a cell as its JSON text. */
  const toCell = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

  describe.each(SYSTEMS)('%s', (system) => {
    const predictions = new TextDecoder()
      .decode(readSharedBytes(`mmesgbench/predictions/${system}.jsonl`))
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { question_id: string; predicted_answer: unknown });
    const answers = new Map(
      predictions.map((one) => [one.question_id, toCell(one.predicted_answer)]),
    );

    test.each(['published', 'corrected'])('%s: every question, accuracy and F1', (form) => {
      const profile = findProfile(`mmesgbench-${form}`)!;
      const rows = questions.map(({ answer, answer_format }, at) => {
        const reference = toCell(answer);
        const prediction = answers.get(`q${at}`)!;
        const input = { references: [reference], prediction, answerType: answer_format };
        return { references: [reference], prediction, score: profile.score(input).em };
      });
      const { scores, accuracy, f1 } = expected[system]![form]!;
      expect(rows).toHaveLength(93);
      const differing = rows.filter(({ score }, at) => {
        const official = scores[at] ?? null;
        if (official === null || score === null) return official !== score;
        return Math.abs(score - official) > 1e-9;
      });
      expect(differing).toEqual([]);
      // A question on which the published scorer crashes counts 0 in its accuracy.
      const summary = summariseMmesgbench(rows.map((row) => ({ ...row, score: row.score ?? 0 })));
      expect(Math.abs(summary.accuracy - accuracy)).toBeLessThan(1e-9);
      expect(Math.abs(summary.f1 - f1)).toBeLessThan(1e-9);
    });
  });
});

describeShared('suites/qa-official-tests', () => {
  const read = (path: string) => readSharedJson(`suites/qa-official-tests/${path}`);

  test('DROP', () => {
    const cases = read('drop/drop_eval_test_cases.json') as {
      readonly fn: string;
      readonly text: string;
      readonly pred: string | string[];
      readonly gold: string | string[];
      readonly expected: unknown;
    }[];
    expect(cases).toHaveLength(43);
    for (const { fn, text, pred, gold, expected } of cases) {
      if (fn === '_normalize_answer') {
        const other = (expected as { same_as?: string }).same_as;
        expect(normaliseDrop(text)).toBe(other === undefined ? expected : normaliseDrop(other));
      } else {
        const { em, f1 } = scoreSpans([pred].flat(), [gold].flat());
        expect({ pred, gold, scores: [em, f1] }).toEqual({ pred, gold, scores: expected });
      }
    }
  });

  test('TAT-QA', () => {
    const cases = read('tatqa/tatqa_metric_test_cases.json') as {
      readonly gold: Question;
      readonly pred: unknown;
      readonly pred_scale: string;
      readonly em: number;
      readonly f1: number;
    }[];
    expect(cases).toHaveLength(39);
    for (const { gold, pred, pred_scale, em, f1 } of cases) {
      const score = scoreQuestion(gold, pred, pred_scale);
      expect({ gold, pred, score }).toEqual({ gold, pred, score: { em, f1 } });
    }
  });

  test('inspect', () => {
    const profile = findProfile('inspect-exact-f1')!;
    const cases = read('inspect/test_classification_asserts.json') as {
      readonly fn: 'max_f1_score' | 'max_exact_score';
      readonly args: readonly [prediction: string, references: readonly string[]];
      readonly expected: number;
    }[];
    for (const { fn, args, expected } of cases) {
      const [prediction, references] = args;
      const score = profile.score({ references, prediction });
      expect({ args, score: fn === 'max_f1_score' ? score.f1 : score.em }).toEqual({
        args,
        score: expected,
      });
    }
  });

  test('ANLS', () => {
    const [, suite] = read('anls/score_test_params.json') as {
      readonly cases: readonly (readonly [string, number])[];
    }[];
    for (const [prediction, expected] of suite!.cases) {
      const references = ['Coca Cola', 'Coca Cola Company'];
      const { f1 } = findProfile('anls-shunk031')!.score({ references, prediction });
      expect(Math.abs((f1 ?? NaN) - expected)).toBeLessThan(0.01);
    }
  });

  test('lighteval: exact match and DROP', () => {
    for (const [file, id] of [
      ['exact_match', 'lighteval-helm-norm'],
      ['drop', 'drop'],
    ] as const) {
      const { test_cases } = read(`lighteval/${file}.json`) as {
        readonly test_cases: readonly {
          readonly doc: {
            readonly choices: string[];
            readonly specific?: { golds_no_preprocessing: string[] };
          };
          readonly model_response: { readonly text: readonly [string] };
          readonly expected_output: { readonly em: number };
        }[];
      };
      for (const { doc, model_response, expected_output } of test_cases) {
        const references = doc.specific?.golds_no_preprocessing ?? doc.choices.slice(0, 1);
        const [prediction] = model_response.text;
        expect(findProfile(id)!.score({ references, prediction }).em).toBe(expected_output.em);
      }
    }
  });
});
