import * as v from 'valibot';
import { type Problem, runName } from '../../core/model';
import { reportProblems } from '../../core/words/report-problems';
import type { ResultFacts } from '../../core/output/compare-results';
import { type Checked, checkJson, count, parseJsonText, text } from '../schemas/checked-json';
import { mappingSchema } from '../schemas/mapping-schema';
import { settingsSchema } from '../schemas/settings-schema';

/*
 * A report that was taken away comes back as data of a stranger. `docs/report.schema.json` says all that
 * it holds; here stands what is used of it, and the rest is not looked at, so a report of another version
 * opens too where it has that.
 */

/** The forms of report that are known. What the first lacks has no part in what is read here. */
const FORMS = ['assay-report/1', 'assay-report/2'] as const;

const finite = v.pipe(v.number('a number is expected'), v.finite('a finite number is expected'));
const few = <const Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item, 'a list is expected'), v.maxLength(most, 'too many of them'));

const savedReportSchema = v.object({
  schema: v.picklist(FORMS),
  assay: v.object({ version: v.pipe(text, v.regex(/^[\w.+-]{1,40}$/, 'a version is expected')) }),
  settings: settingsSchema,
  mapping: mappingSchema,
  inputs: few(
    v.object({
      name: text,
      sha256: v.pipe(text, v.regex(/^[0-9a-f]{64}$/, 'a SHA-256 is expected')),
      rows: count,
    }),
    1000,
  ),
  questions: v.object({ total: count }),
  metrics: few(v.object({ id: text, label: text }), 1000),
  runs: few(
    v.object({
      model: text,
      run: text,
      counts: v.object({ missing: count }),
      metrics: v.record(text, v.object({ mean: v.nullable(finite), n: count })),
    }),
    10_000,
  ),
});

/** What is used of a report. */
export type SavedReport = v.InferOutput<typeof savedReportSchema>;

/** The report in a JSON text; `name` is the file's. */
export function readReport(json: string, name: string): Checked<SavedReport> {
  const refuse = (problem: Problem): Checked<SavedReport> => ({ kind: 'invalid', problem });
  const form = formOf(parseJsonText(json));
  if (form !== null && !FORMS.some((known) => known === form)) {
    return refuse(reportProblems.otherReport(name, form.slice(0, 60)));
  }
  return checkJson(savedReportSchema, json, (where, what) =>
    reportProblems.badReport(name, where, what),
  );
}

function formOf(parsed: unknown): string | null {
  const isObject = typeof parsed === 'object' && parsed !== null && 'schema' in parsed;
  return isObject && typeof parsed.schema === 'string' ? parsed.schema : null;
}

/** What the report says of its result. */
export function factsOfReport({ assay, settings, inputs, runs }: SavedReport): ResultFacts {
  return {
    version: assay.version,
    settings,
    inputs,
    runs: runs.map((run) => ({
      name: runName(run),
      means: Object.fromEntries(Object.entries(run.metrics).map(([id, { mean }]) => [id, mean])),
    })),
  };
}
