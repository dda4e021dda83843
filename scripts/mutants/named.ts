/** A change that was once undetected, and the test that detects it now. */
interface NamedMutant {
  readonly change: string;
  readonly file: string;
  /** The text to replace, which occurs once in the file. */
  readonly from: string;
  /** The replacements, each of which is tried. */
  readonly to: readonly string[];
  readonly test: string;
}

const AUTOSAVER = 'src/state/autosave/autosaver.ts';
const THRESHOLDS = 'test/core/dataset/mapping/thresholds.test.ts';

export const NAMED: readonly NamedMutant[] = [
  {
    change: 'no checksum of Parquet pages',
    file: 'src/read/parquet/check-file.ts',
    from: 'header.crc !== undefined && crc32',
    to: ['false && crc32'],
    test: 'test/read/parquet/checksum.test.ts',
  },
  {
    change: 'a project counts as stored after a failed write',
    file: AUTOSAVER,
    from: "if (last !== 'kept') written = null;",
    to: [''],
    test: 'test/state/autosave/autosaver.test.ts',
  },
  {
    change: 'bytes of a project that was not stored count as stored',
    file: AUTOSAVER,
    from: "if (outcome !== 'kept') for (const file of fresh) storageKeys.delete(file);",
    to: [''],
    test: 'test/state/autosave/autosave.test.ts',
  },
  {
    change: 'bytes of a refused file count as stored',
    file: AUTOSAVER,
    from: 'storageKeys.delete(file);\n      refused',
    to: ['refused'],
    test: 'test/state/autosave/autosaver.test.ts',
  },
  {
    change: 'no check of a file’s size in a project',
    file: 'src/state/project/project.ts',
    from: 'return bytes?.size === size',
    to: ['return bytes'],
    test: 'test/state/project/project-file.test.ts',
  },
  {
    change: 'the old record is removed although the new one was not written',
    file: 'src/state/autosave/autosave.ts',
    from: 'if (await saveNow()) {',
    to: ['await saveNow(); {'],
    test: 'test/state/autosave/autosave.test.ts',
  },
  {
    change: 'no-answer probabilities above 1; 0 not read',
    file: 'src/core/dataset/join/runs.ts',
    from: '(value >= 0 && value <= 1 ?',
    to: ['(value >= 0 ?', '(value > 0 && value <= 1 ?'],
    test: 'test/core/dataset/join/join.test.ts',
  },
  {
    change: 'quotation marks, apostrophes or backticks not escaped',
    file: 'src/core/output/html/html-text.ts',
    from: "'\"': '&quot;',\n  \"'\": '&#39;',\n  '`': '&#96;',",
    to: [
      "'\"': '\"',\n  \"'\": '&#39;',\n  '`': '&#96;',",
      "'\"': '&quot;',\n  \"'\": \"'\",\n  '`': '&#96;',",
      "'\"': '&quot;',\n  \"'\": '&#39;',\n  '`': '`',",
    ],
    test: 'test/core/output/html/report-html.test.ts',
  },
  {
    change: 'no adjustment for several pairs in `canDecide`',
    file: 'src/core/analysis/compare-runs.ts',
    from: 'pairs * 2 **',
    to: ['2 **'],
    test: 'test/core/analysis/compare-runs.test.ts',
  },
  {
    change: 'evidence for gold files, ±',
    file: 'src/core/dataset/mapping/decide-roles.ts',
    from: 'MIN_EVIDENCE_DIFFERENCE = 1;',
    to: ['MIN_EVIDENCE_DIFFERENCE = 0.5;', 'MIN_EVIDENCE_DIFFERENCE = 1.5;'],
    test: THRESHOLDS,
  },
  {
    change: 'difference between candidate columns, ±',
    file: 'src/core/dataset/mapping/rank-references.ts',
    from: 'MIN_SCORE_DIFFERENCE = 0.2;',
    to: ['MIN_SCORE_DIFFERENCE = 0.15;', 'MIN_SCORE_DIFFERENCE = 0.25;'],
    test: THRESHOLDS,
  },
  {
    change: 'names of proposed ids, ±',
    file: 'src/core/dataset/mapping/propose-ids.ts',
    from: '!isUnique && named < 0.5',
    to: ['!isUnique && named < 0.4', '!isUnique && named < 0.6'],
    test: THRESHOLDS,
  },
  {
    change: 'repeats of proposed ids, ±',
    file: 'src/core/dataset/mapping/propose-ids.ts',
    from: 'column.countDistinct() <= 0.5 *',
    to: ['column.countDistinct() <= 0.4 *', 'column.countDistinct() <= 0.7 *'],
    test: THRESHOLDS,
  },
  {
    change: 'least share of common ids, ±',
    file: 'src/core/dataset/cells.ts',
    from: 'MIN_OVERLAP = 0.5;',
    to: ['MIN_OVERLAP = 0.4;', 'MIN_OVERLAP = 0.6;'],
    test: THRESHOLDS,
  },
  {
    change: 'ids with an empty part',
    file: 'src/core/dataset/cells.ts',
    from: "parts.every((part) => part === '')",
    to: ["parts.some((part) => part === '')", 'false'],
    test: 'test/core/dataset/join/join.test.ts',
  },
  {
    change: 'limit of scaled features, ±',
    file: 'src/core/scoring/judge/judge.ts',
    from: 'MAX_DEVIATION = 6;',
    to: ['MAX_DEVIATION = 5;', 'MAX_DEVIATION = 7;'],
    test: 'test/core/scoring/judge/judge.test.ts',
  },
  {
    change: 'text before an amount in parentheses, ±',
    file: 'src/core/answers/quantity/sign.ts',
    from: 'MAX_BEFORE = 40;',
    to: ['MAX_BEFORE = 39;', 'MAX_BEFORE = 41;'],
    test: 'test/core/answers/quantity/parse.test.ts',
  },
  {
    change: 'share of UTF-8 that proves it, ±',
    file: 'src/read/encoding/decode.ts',
    from: 'PROOF = 0.9;',
    to: ['PROOF = 0.8;', 'PROOF = 0.95;'],
    test: 'test/read/encoding/decode.test.ts',
  },
  {
    change: 'titles above a header, ±',
    file: 'src/read/csv/header.ts',
    from: 'MAX_TITLES = 20;',
    to: ['MAX_TITLES = 19;', 'MAX_TITLES = 21;'],
    test: 'test/read/csv.test.ts',
  },
  {
    change: '500 questions for resampled intervals, ±',
    file: 'src/core/analysis/statistics/mean-intervals.ts',
    from: 'MAX_RESAMPLED = 500;',
    to: ['MAX_RESAMPLED = 499;', 'MAX_RESAMPLED = 501;'],
    test: 'test/core/analysis/mean-intervals.test.ts',
  },
  {
    change: '500 differences for sampled signs, ±',
    file: 'src/core/analysis/statistics/paired-tests.ts',
    from: 'MAX_SAMPLED = 500;',
    to: ['MAX_SAMPLED = 499;', 'MAX_SAMPLED = 501;'],
    test: 'test/core/analysis/statistics/reference.test.ts',
  },
  {
    change: 'control characters U+0010 to U+001F in JSON',
    file: 'src/read/json/parse.ts',
    from: 'else if (code < 0x20)',
    to: ['else if (code < 0x10)'],
    test: 'test/read/json/parse.test.ts',
  },
  {
    change: 'tied categories in reverse order',
    file: 'src/core/explore/view/categories.ts',
    from: '|| a - b,',
    to: ['|| b - a,'],
    test: 'test/core/explore/view/categories.test.ts',
  },
];
