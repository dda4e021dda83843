import { describe, expect, test } from 'vitest';
import { findProfile, PROFILES } from '../../src/core/scoring/profiles';
import { cmrc2018, segmentCmrc } from '../../src/core/scoring/profiles/measures';
import { parsePythonFloat } from '../../src/core/scoring/profiles/parts/python-float';
import { reprFloat } from '../../src/core/scoring/profiles/parts/python-round';
import { isTatqaNumber, printNumber, toTatqaNumber } from '../../src/core/scoring/profiles/tatqa';
import { describeVectors } from '../support/vectors';
import {
  findDifferences,
  idOfColumn,
  readNormalizedTexts,
  readScorerPairs,
  SCORER_VECTORS,
} from './scorer-vectors';

test('a column name is converted to a profile id', () => {
  expect(idOfColumn('inspect match(end)')).toBe('inspect-match-end');
  expect(idOfColumn('squad1.1')).toBe('squad1.1');
  expect(idOfColumn('longbench qa_f1')).toBe('longbench-qa-f1');
});

describe('test/vectors/scorer-vectors', () => {
  const pairs = readScorerPairs();
  const columns = Object.keys(pairs[0]?.scores ?? {});

  test('each of the 41 columns has a profile', () => {
    expect(pairs).toHaveLength(2913);
    expect(columns).toHaveLength(41);
    const missing = columns.filter((column) => findProfile(idOfColumn(column)) === undefined);
    expect(missing).toEqual([]);
    const others = PROFILES.filter(
      ({ id }) => !columns.some((column) => idOfColumn(column) === id),
    );
    expect(others.map(({ id }) => id)).toEqual(['mmesgbench-published', 'mmesgbench-corrected']);
    expect(PROFILES).toHaveLength(columns.length + others.length);
  });

  test('each column has correct and incorrect pairs and, if its scores are graded, partially correct ones', () => {
    for (const column of columns) {
      const values = pairs.flatMap(({ scores }) => {
        const score = scores[column] ?? '';
        return typeof score === 'string' ? [] : score.filter((value) => value !== null);
      });
      const count = (holds: (value: number) => boolean) => values.filter(holds).length;
      expect(
        count((value) => value === 0),
        column,
      ).toBeGreaterThanOrEqual(50);
      expect(
        count((value) => value === 1),
        column,
      ).toBeGreaterThanOrEqual(15);
      if (pairs.some(({ scores }) => typeof scores[column]?.[1] === 'number')) {
        const partly = count((value) => value > 0 && value !== 1 && value !== 100);
        expect(partly, column).toBeGreaterThanOrEqual(20);
      }
    }
  });

  test.each(columns)('%s: EM is equal and F1 within 1e-9 on every pair', (column) => {
    expect(findDifferences(pairs, column)).toEqual([]);
  });

  test('any two columns differ on at least one answer, except where two scripts are identical', () => {
    const alike = columns.flatMap((a, at) =>
      columns.slice(at + 1).flatMap((b) => {
        const differ = pairs.some(
          ({ scores }) => JSON.stringify(scores[a]) !== JSON.stringify(scores[b]),
        );
        return differ ? [] : [`${a} = ${b}`];
      }),
    );
    expect(alike).toEqual(['squad1.1 = kilt', 'qasper = longbench qa_f1']);
  });
});

/** Maps normalizers in the vectors to profiles that use them. */
const PROFILE_OF: Readonly<Record<string, string>> = {
  'squad1.1': 'squad1.1',
  'squad2.0': 'squad2.0',
  drop: 'drop',
  tatqa: 'tatqa-span',
  triviaqa: 'triviaqa',
  ...Object.fromEntries(
    ['en', 'de', 'es', 'hi', 'vi', 'ar', 'zh'].map((code) => [`mlqa-${code}`, `mlqa-${code}`]),
  ),
  klue: 'klue-mrc',
  cmrc_em: 'cmrc2018',
  helm: 'helm-quasi',
  inspect: 'inspect-exact-f1',
  lighteval_helm: 'lighteval-helm-norm',
  mmlongbench_clean: 'mmlongbench-str',
};

/**
 * Normalizers of scorers that no profile reproduces: they need more than reference and prediction.
 */
const NOT_REPRODUCED: readonly string[] = ['longbench_zh', 'finqa_str_to_num'];

/**
 * A number as Python prints it; numbers that JSON cannot represent are strings in the file and stay
 * unchanged.
 */
function printed(value: unknown): unknown {
  return typeof value === 'number' ? reprFloat(value) : value;
}

/** The other normalizers, each returning the text or tokens in the format of the file. */
const OTHERS: Readonly<Record<string, (text: string) => unknown>> = {
  cmrc_tokens: (text) => segmentCmrc(cmrc2018.normalize(text)),
  // Large integers in the file lose digits when JSON is parsed, so they are compared as doubles.
  tatqa_to_number: (text) => {
    const value = toTatqaNumber(text);
    return value === null ? null : reprFloat(Number(printNumber(value)));
  },
  tatqa_is_number: (text) => (isTatqaNumber(text) ? '1.0' : '0.0'),
  py_float: (text) => {
    const value = parsePythonFloat(text);
    return value === null ? 'ERR:ValueError' : reprFloat(value);
  },
};

describeVectors(...SCORER_VECTORS, (folder) => {
  const lines = readNormalizedTexts(folder);
  const names = Object.keys(lines[0]?.norm ?? {}).filter((name) => !NOT_REPRODUCED.includes(name));

  test('all 22 normalizers are covered', () => {
    expect(lines).toHaveLength(folder.isOwn ? 333 : 4981);
    expect(names).toHaveLength(22);
    expect(names.filter((name) => !(name in PROFILE_OF) && !(name in OTHERS))).toEqual([]);
  });

  test.each(names)('%s: normalizes every string as the script does', (name) => {
    const normalize = OTHERS[name] ?? findProfile(PROFILE_OF[name] ?? '')!.normalize;
    const differing = lines.filter(
      ({ text, norm }) => JSON.stringify(normalize(text)) !== JSON.stringify(printed(norm[name])),
    );
    expect(differing).toEqual([]);
  });
});

describe('edge cases, on minimal pairs', () => {
  test.each<[string, readonly string[], string, number | null, number | null]>([
    ['squad1.1', ['The'], 'A', 1, 0],
    ['squad2.0', ['The'], 'A', 1, 1],
    ['squad2.0', ['The', 'wind'], '', 0, 0],
    ['drop', ['-5'], '5', 1, 1],
    ['drop', [''], '', 0, 0],
    ['simple-evals-drop', ['wind'], 'wind', 1, 100],
    ['simple-evals-drop', [' '], '', null, null],
    ['tatqa-span', ['wind', 'solar'], 'solar wind', 1, 1],
    ['triviaqa', ['U.S.'], 'US', 0, 0],
    ['mlqa-ar', ['الكتاب'], 'كتاب', 1, 1],
    ['hotpot', ['yes'], 'Yes, it is', 0, 0],
    ['coqa', ['wind', 'solar'], 'wind', 0.5, 0.5],
    ['helm-quasi', ['bora bora'], 'bora', 0, 1],
    ['helm-final-number', ['1000'], '1000.0', 0, null],
    ['inspect-match-end', ['5'], '25', 1, null],
    ['inspect-match-numeric', ['123457'], '123456', 1, null],
    ['inspect-match-numeric', ['60'], '60%', 0, null],
    ['oai-evals-fuzzy-f1', ['5'], '25', 1, 0],
    ['lm-eval-nq-open', ['the Who'], 'Who', 1, null],
    ['lm-eval-triviaqa', ['wind '], 'wind ', 0, null],
    ['lighteval-helm-norm', ['15'], '1.5', 1, null],
    ['anls-shunk031', ['2019'], '2018', null, 0.75],
    ['klue-mrc', ['《기생충》'], '기생충', 0, 0.75],
    ['cmrc2018', ['北京大学'], '北京', 0, 2 / 3],
    ['mmlongbench-str', ['12'], '12%', null, 1],
    ['dpr-has-answer', ['New York'], 'in new york.', 1, null],
  ])('%s %j %j', (id, references, prediction, em, f1) => {
    const score = findProfile(id)!.score({ references, prediction });
    expect(score.em).toBe(em);
    if (f1 === null) expect(score.f1).toBeNull();
    else expect(score.f1).toBeCloseTo(f1, 12);
  });
});
