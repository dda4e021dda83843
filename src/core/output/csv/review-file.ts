import {
  DECISION_NAMES,
  DECISIONS,
  type Decision,
  type GoldPatch,
} from '../../analysis/gold/patch';
import type { ReviewCluster } from '../../analysis/gold/review-queue';
import type { Problem, Table } from '../../model';
import { error } from '../../words/problems';
import { attempt } from '../../attempt';
import type { ExportTable } from '../export/export-format';

/** The reviewer fills in the last columns. Only the number of runs is given, to avoid bias. */
const COLUMNS = [
  ...['id', 'question', 'references', 'answer', 'runs', 'probability', 'expected_gain'],
  ...['suspicious', 'variants', 'hash', 'decision', 'by', 'date', 'reason'],
];

/** The clusters as a table for a spreadsheet, in their order; `readReviewTable` parses it. */
export function tabulateReview(clusters: readonly ReviewCluster[]): ExportTable {
  return {
    columns: COLUMNS,
    rows: clusters.map((one) => [
      ...[one.id, one.text, JSON.stringify(one.references), one.representative],
      ...[one.runs.length, one.probability, one.expectedGain],
      one.suspicious ? 'yes' : '',
      JSON.stringify(one.variants.map(({ text }) => text)),
      ...[one.hash, '', '', '', ''],
    ]),
  };
}

const MEANINGS = new Map<string, Decision>(
  DECISIONS.flatMap((decision) => [
    [decision, decision],
    [DECISION_NAMES[decision], decision],
  ]),
);

export type ReadReview =
  | { readonly kind: 'read'; readonly patch: GoldPatch }
  | { readonly kind: 'refused'; readonly problem: Problem };

/**
 * Reads the rows with a decision as a patch; the default reviewer is the file's name.
 * @param date the date for rows without one, such as `2026-11-23`
 */
export function readReviewTable(
  { columns, cells, rowCount }: Table,
  file: string,
  date: string,
): ReadReview {
  const find = (name: string) => cells[columns.indexOf(name)];
  const refuse = (row: number, message: string): ReadReview => ({
    kind: 'refused',
    problem: { ...error('bad-review', row === 0 ? { file } : { file, row }), message },
  });
  const [ids, variants, hashes, decisions] = ['id', 'variants', 'hash', 'decision'].map(find);
  if (!ids || !variants || !hashes || !decisions) {
    return refuse(
      0,
      `${file} is not a review: it needs the columns “id”, “variants”, “hash” and “decision” of review.csv.`,
    );
  }
  const patch: GoldPatch['decisions'][number][] = [];
  for (let row = 0; row < rowCount; row++) {
    const written = (decisions[row] ?? '').trim().toLowerCase();
    if (written === '') continue;
    const decision = MEANINGS.get(written);
    if (!decision) {
      return refuse(
        row + 1,
        `${file}: “${written.slice(0, 60)}” in row ${row + 1} is not a decision. Use ${DECISIONS.join(', ')}.`,
      );
    }
    const answers = readTexts(variants[row] ?? '');
    const hash = hashes[row] ?? '';
    const day = find('date')?.[row]?.trim() ?? '';
    if (answers.length === 0 || !/^[0-9a-f]{64}$/.test(hash)) {
      return refuse(
        row + 1,
        `${file}: “variants” or “hash” in row ${row + 1} was changed. Keep both columns as Assay wrote them.`,
      );
    }
    patch.push({
      id: ids[row] ?? '',
      hash,
      decision,
      answers,
      by: find('by')?.[row]?.trim() || file.replace(/\.[^.]*$/, ''),
      date: /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : date,
      reason: find('reason')?.[row] ?? '',
    });
  }
  return { kind: 'read', patch: { decisions: patch } };
}

function readTexts(json: string): string[] {
  const parsed = attempt(() => JSON.parse(json) as unknown);
  return Array.isArray(parsed) ? parsed.filter((one) => typeof one === 'string') : [];
}
