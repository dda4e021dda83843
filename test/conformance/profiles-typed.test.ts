import { describe, expect, test } from 'vitest';
import { findProfile } from '../../src/core/scoring/profiles';
import { drop } from '../../src/core/scoring/profiles/drop';
import {
  mmesgbenchCorrected,
  mmesgbenchPublished,
  summarizeMmesgbench,
} from '../../src/core/scoring/profiles/mmesgbench';
import { mmlongbenchStr, scoreFloat, scoreInt } from '../../src/core/scoring/profiles/mmlongbench';
import { scoreTatqa, type TatqaGold } from '../../src/core/scoring/profiles/tatqa';
import { describeShared, readSharedJson } from '../support/shared-data';
import { describeVectors, ownVectors } from '../support/vectors';
import { SCORER_VECTORS } from './scorer-vectors';

/** A value in a file, as Python's `str` prints it. */
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

/** MMLongBench-Doc's score of one answer, by answer format; the profile does not support lists. */
function scoreByForm(reference: string, prediction: string, form: string): number | null {
  if (form === 'Int') return scoreInt(reference, prediction);
  if (form === 'Float') return scoreFloat(reference, prediction);
  return mmlongbenchStr.score({ references: [reference], prediction }).f1;
}

/**
 * Whether a DROP case has one span in both prediction and reference, and the reference is not
 * blank.
 */
function isOneSpan(prediction: unknown, reference: unknown): boolean {
  return (
    [prediction, reference].every((spans) => [spans].flat().length === 1) &&
    String(reference) !== ''
  );
}

/** EM and F1 under a profile. */
function scoreBy(id: string, references: readonly string[], prediction: string) {
  const { em, f1 } = findProfile(id)!.score({ references, prediction });
  return [em, f1];
}

describe('minimal cases', () => {
  test('TAT-QA accepts a percentage without its scale', () => {
    const gold: TatqaGold = { answers: ['22.12'], type: 'arithmetic', scale: 'percent' };
    expect(scoreTatqa(gold, ['0.2212'], '')).toEqual({ em: 1, f1: 1 });
    expect(scoreTatqa(gold, ['22.12'], '')).toEqual({ em: 0, f1: 0 });
  });

  test('MMLongBench-Doc, by answer format', () => {
    expect(scoreByForm('5', '5.9', 'Int')).toBe(1);
    expect(scoreByForm('n/a', '5', 'Float')).toBeNull();
  });

  test('MMESGBench, both versions', () => {
    const score = (reference: string, prediction: string, answerType: string) => {
      const input = { references: [reference], prediction, answerType };
      return [mmesgbenchPublished.score(input).em, mmesgbenchCorrected.score(input).em];
    };
    expect(score('net zero', 'not', 'Str')).toEqual([0.5, 0]);
    expect(score('Not answerable', 'Fail to answer', 'None')).toEqual([0, 1]);
    expect(score("['a', 'b']", '[a, b]', 'List')).toEqual([null, null]);
    expect(score("['a', 'b']", "['b', 'x']", 'List')).toEqual([0.5, 0.5]);
    expect(score('n/a', '5', 'Float')).toEqual([null, null]);
    expect(summarizeMmesgbench([])).toEqual({ accuracy: 0, f1: 0 });
  });
});

describeVectors(...SCORER_VECTORS, (folder) => {
  test('TAT-QA, every scale case', () => {
    const cases = folder.lines('tatqa_scale.jsonl.gz') as {
      readonly gold: unknown;
      readonly answer_type: TatqaGold['type'];
      readonly scale: string;
      readonly pred: unknown;
      readonly pred_scale: string;
      readonly out: readonly [number, number];
    }[];
    expect(cases).toHaveLength(folder.isOwn ? 5199 : 5775);
    const differing = cases.filter(({ gold, pred, pred_scale, out, ...rest }) => {
      const { em, f1 } = scoreQuestion({ answer: gold, ...rest }, pred, pred_scale);
      return em !== out[0] || Math.abs(f1 - out[1]) > 1e-9;
    });
    expect(differing).toEqual([]);
  });

  test('MMLongBench-Doc, every typed case', () => {
    const cases = folder.lines('mmlongbench_typed.jsonl.gz') as {
      readonly gold: string;
      readonly pred: string;
      readonly type: string;
      readonly out: number | string;
    }[];
    expect(cases).toHaveLength(1663);
    const scored = cases.filter(({ type }) => type !== 'List');
    expect(scored).toHaveLength(1330);
    const differing = scored.filter(({ gold, pred, type, out }) => {
      const score = scoreByForm(gold, pred, type);
      if (typeof out === 'string' || score === null)
        return typeof out !== 'string' || score !== null;
      return Math.abs(score - out) > 1e-9;
    });
    expect(differing).toEqual([]);
  });
});

/** The profile for each script of `numeric.jsonl`, given its arguments. */
const TRAPS: Readonly<Record<string, (...args: never) => unknown>> = {
  'TAT-QA': (
    answer: unknown,
    answer_type: TatqaGold['type'],
    scale: string,
    prediction: unknown,
    with_: string,
  ) => {
    const { em, f1 } = scoreQuestion({ answer, answer_type, scale }, prediction, with_);
    return [em, f1];
  },
  'MMLongBench-Doc': scoreByForm,
  inspect: (prediction: string, reference: string) =>
    scoreBy('inspect-match-numeric', [reference], prediction)[0],
  HELM: (reference: string, prediction: string) =>
    scoreBy('helm-final-number', [reference], prediction)[0],
  DROP: ([prediction]: [string], references: string[]) => scoreBy('drop', references, prediction),
  ANLS: (prediction: string, references: string[]) =>
    scoreBy('anls-shunk031', references, prediction)[1],
  CMRC: (references: string[], prediction: string) => scoreBy('cmrc2018', references, prediction),
  KLUE: (text: string) => findProfile('klue-mrc')!.normalize(text),
};

describe('test/vectors/scorer-vectors/numeric.jsonl, numbers that are hard for scorers', () => {
  const traps = ownVectors('scorer-vectors').lines('numeric.jsonl') as {
    readonly scorer: string;
    readonly args: readonly unknown[];
    readonly out: unknown;
  }[];
  // No profile covers inspect's `match` with location “any”, MMLongBench-Doc lists, multiple DROP
  // spans, or FinQA. TAT-QA's script fails on a list where it expects a number.
  const known = traps.filter(
    ({ scorer, args, out }) =>
      args[2] !== 'any' &&
      args[2] !== 'List' &&
      (!scorer.startsWith('DROP') || isOneSpan(args[0], args[1])) &&
      !scorer.startsWith('FinQA') &&
      out !== 'ERR:TypeError',
  );

  test('contains 108 cases that profiles cover', () => {
    expect(known).toHaveLength(108);
  });

  test.each(known)('$scorer $args', ({ scorer, args, out }) => {
    const [name = ''] = scorer.split(' ');
    const ours = TRAPS[name]!(...(args as never));
    expect(toTenDigits(ours)).toEqual(officialOf(name, args, out));
  });
});

/** Rounds numbers to ten decimals, like the recorded values. */
function toTenDigits(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toTenDigits);
  return typeof value === 'number' ? Number(value.toFixed(10)) : value;
}

/** The outcome expected of a profile where the official script returns `out`. */
function officialOf(name: string, args: readonly unknown[], out: unknown): unknown {
  // inspect also returns the number that it parsed.
  if (name === 'inspect') return (out as unknown[])[1];
  // `null` where the script raises an error, or would execute a program.
  const hasProgram = args.some((one) => typeof one === 'string' && one.includes('__import__'));
  return hasProgram || String(out).startsWith('ERR:') ? null : out;
}

interface MmesgbenchScores {
  readonly accuracy: number;
  readonly f1: number;
  readonly scores: readonly (number | null)[];
}

describeVectors('mmesgbench', 'mmesgbench', (folder) => {
  const gold = folder.json(folder.isOwn ? 'gold.json' : 'gold-dev-93.json');
  const questions = gold as readonly { readonly answer: unknown; readonly answer_format: string }[];
  const expected = folder.json('expected-scores.json') as Record<
    string,
    Record<string, MmesgbenchScores>
  >;
  const systems = Object.keys(expected);
  /** A list is written to a cell as JSON. */
  const toCell = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

  test('has the expected systems and questions', () => {
    expect([systems.length, questions.length]).toEqual(folder.isOwn ? [2, 52] : [6, 93]);
  });

  describe.each(systems)('%s', (system) => {
    const predictions = folder.lines(`predictions/${system}.jsonl`) as {
      readonly question_id: string;
      readonly predicted_answer: unknown;
    }[];
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
      const differing = rows.filter(({ score }, at) => {
        const official = scores[at] ?? null;
        if (official === null || score === null) return official !== score;
        return Math.abs(score - official) > 1e-9;
      });
      expect(differing).toEqual([]);
      // A question on which the published scorer crashes counts as 0 in the accuracy.
      const summary = summarizeMmesgbench(rows.map((row) => ({ ...row, score: row.score ?? 0 })));
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
        expect(drop.normalize(text)).toBe(other === undefined ? expected : drop.normalize(other));
      } else if (isOneSpan(pred, gold)) {
        const scores = scoreBy('drop', [gold].flat(), [pred].flat().join());
        expect({ pred, gold, scores }).toEqual({ pred, gold, scores: expected });
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
