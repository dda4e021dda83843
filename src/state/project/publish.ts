import { memoizeLast } from '../../core/memoize-last';
import { NO_LABELS } from '../../core/analysis/agreement/labels';
import { NO_PATCH } from '../../core/analysis/gold/patch';
import { crc32 } from '../../core/crc32';
import { dataPaths, isDataPath } from '../../core/output/publish/data-paths';
import {
  OFFLINE_SCRIPT,
  PRECACHE_MANIFEST,
  readPrecacheManifest,
} from '../../core/output/publish/precache-manifest';
import { writeReadme } from '../../core/output/publish/readme';
import { filesOf, type Problem } from '../../core/model';
import { problems } from '../../core/words/problems';
import { publishingProblems } from '../../core/words/session-problems';
import type { Fetcher } from '../../frame/client';
import type { Client } from '../../worker/client';
import type { OnProgress, PackedFile, PackedPublication } from '../../worker/protocol';
import { writeAddress } from '../address';
import { choicesOf } from '../choices/history';
import type { FileEntry, GetState, Assay, PublishedContent } from '../model';
import { valueOrNotify } from '../schemas/checked-json';
import { goldName } from '../selectors';
import type { Link } from '../view';
import { aboutOf } from './about';
import { linkedOverview, sharedView } from './link';
import { listStoredSizes, projectFrom, readManifest, writeManifest } from './project';

/*
 * Results as a folder for any static host: the page, the scored files, and the project that opens
 * them.
 */

const MANIFEST = 'assay.json';
const REPORT = 'report.json';

/** Maximum size in bytes of any one of the page's files. */
const MAX_BYTES = 50_000_000;

/** Without these files, GitHub Pages omits some files, and git changes line endings. */
const HOST_FILES: Readonly<Record<string, string>> = {
  '.nojekyll': '',
  '.gitattributes': '* -text\n',
};

interface FileToPublish {
  readonly id: string;
  readonly file: File;
  readonly sha256: string;
  readonly path: string;
}

/** The files that the results were computed from, in the order of the file list. */
export function filesToPublish({ files, result }: Assay): readonly FileToPublish[] {
  return result ? listOnce(files, result.inputs) : [];
}

const listOnce = memoizeLast(
  (
    files: readonly FileEntry[],
    { mapping, settings }: NonNullable<Assay['result']>['inputs'],
  ): readonly FileToPublish[] => {
    const scored = filesOf(mapping);
    const used = files.flatMap((entry) => {
      const { id, file } = entry;
      if (entry.status === 'judge') {
        const { sha256 } = entry.card;
        return settings.judges.some((one) => one.sha256 === sha256) ? [{ id, file, sha256 }] : [];
      }
      if (entry.status !== 'read' || !scored.includes(id)) return [];
      return [{ id, file, sha256: entry.info.sha256 }];
    });
    const paths = dataPaths(used.map(({ file }) => file.name));
    return used.map((one, at) => ({ ...one, path: paths[at] ?? '' }));
  },
);

/** The verdicts of the LLM judge and their path in the folder; `null` without verdicts. */
export function verdictsToPublish(state: Assay): Pick<FileToPublish, 'file' | 'path'> | null {
  const file = state.result && state.llmJudge.verdicts;
  if (!file) return null;
  const names = filesToPublish(state).map((one) => one.file.name);
  return { file, path: dataPaths([...names, file.name]).at(-1) ?? '' };
}

/**
 * The manifest of the published project and the fragment that opens it. Both contain only the date,
 * not the time of day, so that publishing twice on one day gives the same bytes.
 */
export function writePublishedProject(state: Assay, includes: PublishedContent) {
  const { result, labels, goldPatch } = state;
  const about = aboutOf(state);
  if (!result || !about) return null;
  const hasLabels = includes.labels && (labels.given.length > 0 || labels.sample !== null);
  const verdicts = verdictsToPublish(state);
  const files = filesToPublish(state).map(({ file, ...one }) => ({
    ...one,
    file: new File([file], file.name, { lastModified: 0 }),
  }));
  const stored = [...files, ...(verdicts ? [verdicts] : [])];
  const shared = sharedView(state);
  const view = includes.labels ? shared : { ...shared, overview: linkedOverview(state) };
  const project = {
    files,
    missing: [],
    verdicts: verdicts?.file ?? null,
    choices: {
      ...choicesOf(state),
      title: about.title === goldName(result.inputs.mapping) ? '' : about.title,
      ownMapping: result.inputs.mapping,
      settings: result.inputs.settings,
      labels: hasLabels ? { ...labels, annotator: '' } : NO_LABELS,
      goldPatch: includes.labels ? goldPatch : NO_PATCH,
      notes: includes.notes ? state.notes : [],
    },
    view: writeAddress({ ...view, link: null }),
    widths: state.layout.widths,
  };
  const placeOf = (file: File) => stored.find((one) => one.file === file)?.path ?? null;
  const manifest = writeManifest(project, placeOf, 0, about);
  // The checksum changes the URL whenever the manifest changes; static hosts ignore the query.
  const sum = crc32(new TextEncoder().encode(manifest)).toString(16).padStart(8, '0');
  const link: Link = { gold: `${MANIFEST}?${sum}`, predictions: [], settings: null };
  return { about, manifest, start: writeAddress({ ...view, link }) };
}

/** A report without human labels, decisions, or the names of annotators and reviewers. */
async function withoutAgreement(report: Blob): Promise<string> {
  const content = JSON.parse(await report.text()) as Record<string, unknown>;
  delete content.goldPatch;
  return `${JSON.stringify({ ...content, agreement: null }, null, 2)}\n`;
}

/** Packs the folder. Rejects if nothing is scored. */
export async function publish(
  client: Client,
  fetcher: Fetcher,
  state: Assay,
  onProgress: OnProgress,
  includes: PublishedContent,
): Promise<PackedPublication> {
  const refuse = (problem: Problem): PackedPublication => ({ kind: 'refused', problem });
  const project = writePublishedProject(state, includes);
  const report = await client.export('report-json');
  if (!project || !report) throw new Error('There are no results to publish.');
  const listed = (await fetchOwn(fetcher, [PRECACHE_MANIFEST])).get(PRECACHE_MANIFEST);
  const list = listed && readPrecacheManifest(await listed.text());
  if (!list) return refuse(publishingProblems.noPageList());
  const paths = [...list.files.keys(), OFFLINE_SCRIPT, PRECACHE_MANIFEST];
  const page = await fetchOwn(fetcher, paths);
  const missing = paths.find((path) => !page.has(path));
  if (missing !== undefined) return refuse(publishingProblems.missingPageFile(missing));
  const files = filesToPublish(state);
  const verdicts = verdictsToPublish(state);
  const data: PackedFile[] = [];
  for (const { path, file } of [...files, ...(verdicts ? [verdicts] : [])]) {
    const copy = await state.readableCopy(file);
    if (!copy) return refuse(problems.unreadFile(file.name));
    data.push({ path, file: copy });
  }
  const readMe = writeReadme(
    project.about,
    files.map(({ path, file, sha256 }) => ({ path, name: file.name, bytes: file.size, sha256 })),
    verdicts && { path: verdicts.path, bytes: verdicts.file.size },
  );
  const texts = {
    ...HOST_FILES,
    [MANIFEST]: project.manifest,
    [REPORT]: includes.labels ? report.content : await withoutAgreement(report.content),
    'README.txt': readMe,
  };
  return client.packPublication(
    {
      page: [...page].map(([path, file]) => ({ path, file })),
      start: project.start,
      title: project.about.title,
      data: [
        ...Object.entries(texts).map(([path, text]) => ({ path, file: new Blob([text]) })),
        ...data,
      ],
    },
    onProgress,
  );
}

/** The page's own files by path. */
async function fetchOwn(
  fetcher: Fetcher,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Blob>> {
  const request = {
    addresses: paths.map((path) => new URL(path, fetcher.base).href),
    allowed: [new URL(fetcher.base).origin],
    maxBytes: MAX_BYTES,
    acceptsHtml: true,
  };
  const fetched = await fetcher.fetchAll(request, () => undefined, new AbortController().signal);
  return new Map(
    paths.flatMap((path, at) => {
      const one = fetched?.[at];
      return one?.kind === 'file' ? [[path, new Blob([one.bytes])] as const] : [];
    }),
  );
}

/**
 * Opens the project of a published page. Its files are in the page's own folder, so that no other
 * host is contacted. The published report is opened too, to compare its scores.
 */
export async function openPublishedFolder(get: GetState, link: Link): Promise<void> {
  const found = await get().fetchFiles([link.gold, REPORT]);
  const list = found?.find(({ name }) => name === MANIFEST);
  if (!list) return;
  const manifest = valueOrNotify(readManifest(await list.text(), MANIFEST), get().addNotice);
  if (!manifest) return;
  const places = listStoredSizes(manifest);
  const stray = [...places.keys()].find((place) => !isDataPath(place));
  if (stray !== undefined || manifest.files.some(({ place }) => place === null)) {
    get().addNotice(publishingProblems.badPublication(stray ?? ''));
    return;
  }
  const report = found?.find(({ name }) => name === REPORT);
  if (report) get().openReport(await report.text(), 'Published results', manifest.about);
  const data = await get().fetchFiles([...places.keys()]);
  if (!data) return;
  const bytesAt = (place: string) => data.find(({ name }) => place.endsWith(`/${name}`)) ?? null;
  const changed = [...places]
    .filter(([place, size]) => (bytesAt(place)?.size ?? size) !== size)
    .map(([place]) => place);
  if (changed.length > 0) get().addNotice(publishingProblems.changedData(changed));
  await get().openProject({ ...projectFrom(manifest, bytesAt), missing: [] }, null);
  get().show({ link });
}
