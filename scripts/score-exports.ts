import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXPORTS } from '../src/core/output/formats';
import type { ExportFormat } from '../src/core/output/export/export-format';
import { EVERYTHING } from '../src/core/explore/view/view';
import type { AssayApi, ExportChoices, ExportedFile } from '../src/worker/protocol';

/* Which files `npm run score` writes, and how. */

/** Arguments about the files, as `parseArgs` takes them. */
export const EXPORT_ARGUMENTS = {
  format: { type: 'string', multiple: true },
  csv: { type: 'string' },
  shape: { type: 'string' },
  columns: { type: 'string' },
  query: { type: 'string' },
  'without-texts': { type: 'boolean', default: false },
} as const;

export const EXPORT_USAGE =
  '[--format FILE,FILE …] [--csv exact|safe] [--shape long|wide] [--columns rescorable|NAME,NAME] [--query QUERY] [--without-texts]';

interface GivenArguments {
  readonly format?: readonly string[] | undefined;
  readonly csv?: string | undefined;
  readonly shape?: string | undefined;
  readonly columns?: string | undefined;
  readonly query?: string | undefined;
  readonly 'without-texts'?: boolean | undefined;
}

export interface ExportRequest {
  readonly formats: readonly ExportFormat[];
  readonly choices: Partial<ExportChoices>;
}

/** What is asked for, or a sentence on what is wrong with it. */
export function readExportRequest(given: GivenArguments): ExportRequest | string {
  const names = (given.format ?? []).flatMap((list) => list.split(',')).map((name) => name.trim());
  const unknown = names.find((name) => !EXPORTS.some((format) => isCalled(format, name)));
  if (unknown !== undefined) {
    const known = EXPORTS.map(({ fileName }) => fileName).join(', ');
    return `Unknown file “${unknown}”. Known files: ${known}.`;
  }
  const { csv = 'exact', shape = 'long', columns, query } = given;
  if (csv !== 'exact' && csv !== 'safe') return `--csv takes exact or safe, not “${csv}”.`;
  if (shape !== 'long' && shape !== 'wide') return `--shape takes long or wide, not “${shape}”.`;
  return {
    formats: EXPORTS.filter(
      (format) => names.length === 0 || names.some((name) => isCalled(format, name)),
    ),
    choices: {
      csv,
      shape,
      columns: readColumns(columns),
      texts: given['without-texts'] !== true,
      filter: query === undefined ? null : { run: 0, view: { ...EVERYTHING, query } },
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

/** The files of the last results, or a sentence on what is wrong with the request. */
export async function exportFiles(
  handler: AssayApi,
  { formats, choices }: ExportRequest,
): Promise<ExportedFile[] | string> {
  const { filter, columns } = choices;
  const known = handler.vocabulary().fields.map(({ name }) => name);
  const named = typeof columns === 'object' ? (columns ?? []) : [];
  const unknown = named.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return `Unknown column “${unknown}”. Known columns: ${known.join(', ')}.`;
  }
  if (filter && handler.order(filter.run, filter.view).kind === 'fault') {
    return `“${filter.view.query}” cannot be read as a query. Write conditions such as f1 < 0.5 and type = "number".`;
  }
  const files: ExportedFile[] = [];
  for (const { id } of formats) {
    const file = await handler.export(id, choices);
    if (file) files.push(file);
  }
  return files;
}

/** Everything or nothing: the files are written under other names first, then all renamed. A sentence where it fails. */
export async function writeAll(
  folder: string,
  files: readonly ExportedFile[],
): Promise<string | null> {
  const targets = files.map(({ fileName }) => join(folder, fileName));
  const blocked = targets.find((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory());
  if (blocked !== undefined) {
    return `${blocked} is a folder. Remove it, or choose another folder for --out.`;
  }
  try {
    mkdirSync(folder, { recursive: true });
    for (const [index, { content }] of files.entries()) {
      writeFileSync(`${targets[index]}.part`, new Uint8Array(await content.arrayBuffer()));
    }
    for (const path of targets) renameSync(`${path}.part`, path);
    return null;
  } catch {
    for (const path of targets) rmSync(`${path}.part`, { force: true });
    return `${folder} cannot be written to. Choose another folder for --out.`;
  }
}
