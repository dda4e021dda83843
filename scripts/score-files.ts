import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DefaultHeadline } from '../src/core/analysis/agreement/headline';
import type { RunReport } from '../src/core/analysis/run-report';
import { DEFAULT_VIEW } from '../src/core/explore/view/view';
import type { ExportFormat } from '../src/core/output/export/export-format';
import { EXPORTS } from '../src/core/output/formats';
import type { AssayApi, ExportChoices, ExportedFile } from '../src/worker/protocol';
import { BadInput, matchName, unknownName } from './score-input';
import type { GivenOptions } from './score-options';

/* The files that `npm run score` writes. */

/** The options that choose files and their content. */
type ExportOptions = Partial<
  Pick<
    GivenOptions,
    'format' | 'csv' | 'shape' | 'columns' | 'query' | 'headline' | 'without-texts'
  >
>;

export interface ExportRequest {
  readonly formats: readonly ExportFormat[];
  readonly choices: Partial<ExportChoices>;
}

/** @throws BadInput for an unknown file, or a value that an option does not accept */
export function readExportRequest(given: ExportOptions): ExportRequest {
  const names = (given.format ?? []).flatMap((list) => list.split(',')).map((name) => name.trim());
  const unknown = names.find((name) => !EXPORTS.some((format) => isCalled(format, name)));
  if (unknown !== undefined) {
    const known = EXPORTS.map(({ fileName }) => fileName);
    throw unknownName('file', unknown, known);
  }
  const { csv = 'exact', shape = 'long', columns, query, headline } = given;
  if (csv !== 'exact' && csv !== 'safe') {
    throw new BadInput(`--csv takes exact or safe, not “${csv}”.`);
  }
  if (shape !== 'long' && shape !== 'wide') {
    throw new BadInput(`--shape takes long or wide, not “${shape}”.`);
  }
  return {
    formats: EXPORTS.filter(
      (format) => names.length === 0 || names.some((name) => isCalled(format, name)),
    ),
    choices: {
      csv,
      shape,
      columns: readColumns(columns),
      texts: given['without-texts'] !== true,
      headline: headline ?? null,
      filter: query === undefined ? null : { run: 0, view: { ...DEFAULT_VIEW, query } },
    },
  };
}

function isCalled({ id, fileName }: ExportFormat, name: string): boolean {
  return id === name || fileName === name;
}

function readColumns(columns: string | undefined): ExportChoices['columns'] {
  if (columns === undefined) return null;
  return columns === 'rescorable' ? columns : columns.split(',').map((name) => name.trim());
}

/**
 * The request with the id of its headline metric, which may be typed in any letter case.
 * @throws BadInput for a metric that was not scored
 */
export function resolveHeadline(
  { formats, choices }: ExportRequest,
  runs: readonly RunReport[],
): ExportRequest {
  if (typeof choices.headline !== 'string') return { formats, choices };
  const scored = [...new Set(runs.flatMap(({ metrics }) => Object.keys(metrics)))];
  const headline = matchName(choices.headline, scored);
  if (!scored.includes(headline)) throw unknownName('headline metric', headline, scored);
  return { formats, choices: { ...choices, headline } };
}

/** The headline metric: the requested one, or the default with the reason from the labels. */
export function headlineOf(handler: AssayApi, { choices }: ExportRequest): DefaultHeadline {
  const { headline = null } = choices;
  return headline === null ? handler.defaultHeadline() : { metric: headline, reason: null };
}

/**
 * The files of the last results.
 * @throws BadInput for an unknown column, or a query that cannot be parsed
 */
export async function exportFiles(
  handler: AssayApi,
  { formats, choices }: ExportRequest,
): Promise<ExportedFile[]> {
  const { filter, columns } = choices;
  const known = handler.vocabulary().fields.map(({ name }) => name);
  const named = typeof columns === 'object' ? (columns ?? []) : [];
  const unknown = named.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw unknownName('column', unknown, known);
  }
  if (filter && handler.order(filter.run, filter.view).kind === 'fault') {
    throw new BadInput(
      `“${filter.view.query}” cannot be read as a query. Write conditions such as f1 < 0.5 and type = "number".`,
    );
  }
  const files: ExportedFile[] = [];
  for (const { id } of formats) {
    const file = await handler.export(id, choices);
    if (file) files.push(file);
  }
  return files;
}

/** @throws BadInput if the path of the folder is that of a file */
export function checkFolder(path: string): void {
  if (kindOf(path) === 'file') {
    throw new BadInput(`${path} is a file. Name a folder with --out.`);
  }
}

function kindOf(path: string): 'file' | 'folder' | null {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    return null;
  }
}

/** Creates a folder and those above it. In `/proc`, the recursive mode of Node.js never returns. */
function makeFolder(folder: string): void {
  if (kindOf(folder) === 'folder') return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Writes all files or none: each under a temporary name first, then all are renamed.
 * @throws BadInput if the folder cannot be written to
 */
export async function writeAll(folder: string, files: readonly ExportedFile[]): Promise<void> {
  const targets = files.map(({ fileName }) => join(folder, fileName));
  const blocked = targets.find((path) => kindOf(path) === 'folder');
  if (blocked !== undefined) {
    throw new BadInput(`${blocked} is a folder. Remove it, or choose another folder for --out.`);
  }
  const refusal = new BadInput(`${folder} cannot be written to. Choose another folder for --out.`);
  try {
    makeFolder(folder);
  } catch {
    throw refusal;
  }
  try {
    for (const [index, { content }] of files.entries()) {
      writeFileSync(`${targets[index]}.part`, new Uint8Array(await content.arrayBuffer()));
    }
    for (const path of targets) renameSync(`${path}.part`, path);
  } catch {
    for (const path of targets) rmSync(`${path}.part`, { force: true });
    throw refusal;
  }
}
