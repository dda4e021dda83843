import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { join } from '../../src/core/dataset/join/join';
import type { Proposal } from '../../src/core/dataset/mapping/proposal';
import { propose } from '../../src/core/dataset/mapping/propose';
import type { Problem, Source } from '../../src/core/model';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { hasShared } from '../../scripts/shared-data';
import { readFile } from '../../src/read/read';
import { readSharedBytes, sharedUrl } from '../support/shared-data';

/*
 * The outcome of dropping real files. `npm run -s intake` prints this table, and the conformance
 * tests check its numbers.
 */

/** Files of `../shared/data` that are dropped together. */
export interface IntakeSet {
  readonly name: string;
  readonly files: readonly string[];
}

const QA = 'suites/qa-data';
const XQUAD = ['ar', 'de', 'el', 'en', 'es', 'hi', 'ro', 'ru', 'th', 'tr', 'vi', 'zh'];

/** All of `intake` and `suites/qa-data`, and the data sets next to them. */
export function intakeSets(): IntakeSet[] {
  const set = (name: string, ...files: string[]) => ({ name, files });
  return [
    set('EVOUNA', 'intake/evouna-wide.json'),
    set('FinanceBench, gold inside', 'intake/financebench-gold-inside-predictions.jsonl'),
    set(
      'SQuAD 2.0, three files',
      'intake/squad-nested-gold.json',
      'intake/squad-id-to-text-predictions.json',
      'intake/squad-na-probs.json',
    ),
    set('TAT-QA', 'intake/tatqa-nested-gold.json'),
    set('Windows-1252 and UTF-16', 'intake/semicolon-windows1252.csv', 'intake/utf16-bom.tsv'),
    ...XQUAD.map((language) => set(`XQuAD ${language}`, `${QA}/xquad/xquad.${language}.json.gz`)),
    set('NQ-open', `${QA}/nq-open/NQ-open.dev.jsonl.gz`),
    set('TyDi QA', ...filesIn(`${QA}/tydi`)),
    set('TriviaQA', ...filesIn(`${QA}/triviaqa`)),
    set('DROP', `${QA}/allennlp-rc/drop.json`),
    set('ORB', ...filesIn(`${QA}/allennlp-rc/orb`)),
    set('Quoref', ...filesIn(`${QA}/allennlp-rc/quoref`)),
    set('QuAC', `${QA}/allennlp-rc/quac_sample.json`),
    set('SQuAD 1.1', `${QA}/allennlp-rc/squad.json`),
    set('Climate Finance Bench', 'climate-finance-bench/Climate Finance Bench - Dataset.json'),
    set('MMESGBench', 'mmesgbench/gold-dev-93.json', ...filesIn('mmesgbench/predictions')),
    set('MMESGBench, raw', 'mmesgbench/gold-dev-93.json', ...filesIn('mmesgbench/raw')),
    set('FinanceBench', 'financebench/gold.jsonl', ...filesIn('financebench/predictions')),
    set('gap-analysis', ...filesIn('gap-analysis', 'csv')),
    set('SQuAD 2.0, flat', 'squad-v2/references.json', 'squad-v2/predictions.json'),
    set('KLUE-MRC', 'klue-mrc/references.json', 'klue-mrc/predictions.json'),
  ];
}

function filesIn(folder: string, ending = ''): string[] {
  if (!hasShared) return [];
  const names = readdirSync(sharedUrl(`${folder}/`)).filter((name) => name.endsWith(ending));
  return names.sort().map((name) => `${folder}/${name}`);
}

/** One file of a set. */
export interface IntakeRow {
  readonly set: string;
  readonly file: string;
  readonly takenFor: string;
  readonly decisions: number;
  readonly rows: number;
  /** Codes of the file's problems, and of problems of the set that concern no single file. */
  readonly warnings: readonly string[];
}

/** A set as the page reads it, with a row for each file. */
export interface Intake {
  readonly sources: readonly Source[];
  readonly proposal: Proposal;
  readonly rows: readonly IntakeRow[];
}

export async function takeIn({ name, files }: IntakeSet): Promise<Intake> {
  const read = await Promise.all(files.map(openShared));
  const sources = read.flatMap((one) => one.sources);
  const proposal = propose(sources);
  const joined =
    proposal.mapping.gold && proposal.mapping.predictions.length > 0
      ? join(sources, proposal.mapping, DEFAULT_SETTINGS)
      : null;
  const ofJoin = joined?.kind === 'joined' ? joined.dataset.problems : (joined?.problems ?? []);
  const said = [...read.flatMap(({ problems }) => problems), ...proposal.warnings, ...ofJoin];
  const rows = sources.map(({ info }) => ({
    set: name,
    file: info.id,
    takenFor: describe(info.id, proposal),
    decisions: proposal.decisions.filter(({ file }) => file === info.id).length,
    rows: info.rowCount,
    warnings: said.filter(({ file }) => file === info.id).map(({ code }) => code),
  }));
  const refused = read.flatMap(({ refusal }) => (refusal ? [refusal] : []));
  return { sources, proposal, rows: [...rows, ...refused.map((one) => rowOf(name, one))] };
}

function describe(file: string, { roles, preset, mapping }: Proposal): string {
  const role = roles[file] ?? 'unused';
  const runs = mapping.predictions.filter((one) => one.file === file).length;
  const known = preset && mapping.gold?.file === file ? ` (${preset.label})` : '';
  return `${role}${known}${runs > 1 ? `, ${runs} systems` : ''}`;
}

function rowOf(set: string, { file = '', code }: Problem): IntakeRow {
  return { set, file, takenFor: 'refused', decisions: 0, rows: 0, warnings: [code] };
}

interface ReadShared {
  readonly sources: readonly Source[];
  readonly problems: readonly Problem[];
  readonly refusal: Problem | null;
}

async function openShared(path: string): Promise<ReadShared> {
  return openAny(readSharedBytes(path), basename(path));
}

async function openAny(bytes: Uint8Array, name: string): Promise<ReadShared> {
  const read = await readFile(bytes, name);
  if (read.kind === 'refused') return { sources: [], problems: [], refusal: read.problem };
  if (read.kind === 'read') {
    return { sources: [read.source], problems: read.problems, refusal: null };
  }
  const inner = await Promise.all(read.files.map((file) => openAny(file.bytes, file.name)));
  return {
    sources: inner.flatMap(({ sources }) => sources),
    problems: [...read.problems, ...inner.flatMap(({ problems }) => problems)],
    refusal: inner.find(({ refusal }) => refusal)?.refusal ?? null,
  };
}
