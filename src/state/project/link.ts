import type { RunReport } from '../../core/analysis/run-report';
import { mergePatches } from '../../core/analysis/gold/patch';
import { filesOf, type Mapping, type Problem, type SourceInfo } from '../../core/model';
import type { About } from '../../core/output/publish/readme';
import { settingDifferences } from '../../core/output/export/compare-results';
import { VERSION } from '../../core/version';
import { linkProblems } from '../../core/words/session-problems';
import { plural } from '../../core/words/numbers';
import { readAddress, writeAddress } from '../address';
import { cleanTitle, mergeNotes } from '../choices/choices';
import { planFetch } from '../files/fetch-plan';
import type { Choices } from './model';
import type { GetState, LinkSlice, SetState, Assay } from '../model';
import { type Checked, checkJson, valueOrNotify } from '../schemas/checked-json';
import { goldName, headlineOf } from '../selectors';
import { serializePatch } from './project';
import { type LinkedResults, linkSchema, type SharedLink } from './schema';

/* A project as a link. Reading a link neither fetches nor changes anything. */

/** Limits on the size of a link; the scores of 50 runs use about a tenth of each. */
export const LINK_LIMITS = { packed: 100_000, unpacked: 1_000_000 };

/** Whether a URL fragment holds a shared link rather than a view. */
export function isLink(fragment: string): boolean {
  return /^#?v1=/.test(fragment);
}

export function writeLinkJson(link: Omit<SharedLink, 'version'>): string {
  return JSON.stringify({ version: VERSION, ...link });
}

/** The URL fragment of a link, without `#`. */
export async function writeLink(json: string): Promise<string> {
  return `v1=${await compressToBase64(json)}`;
}

/** Whether `readLink` rejects a link because of its length. */
export async function isLinkTooLong(fragment: string): Promise<boolean> {
  const read = await readLink(fragment);
  return read.kind === 'invalid' && read.problem.code === 'too-long-link';
}

/** The link in a URL fragment, or the reason why it is rejected. */
export async function readLink(fragment: string): Promise<Checked<SharedLink>> {
  const text = await unpack(fragment.replace(/^#?v1=/, ''));
  return typeof text === 'string'
    ? checkJson(linkSchema, text, linkProblems.unknownLink)
    : { kind: 'invalid', problem: text };
}

export interface LinkParts {
  /** Where the recipient can fetch the files; `null` if they are not shared. */
  readonly files: SharedLink['files'];
  /** Whether scores are included, so that they can be read without the files. */
  readonly hasResults: boolean;
  readonly about?: About | null;
}

export function linkOfResults(
  state: Assay,
  { files, hasResults, about }: LinkParts,
): Omit<SharedLink, 'version'> | null {
  const { result } = state;
  if (!result) return null;
  const { mapping, settings } = result.inputs;
  const used = new globalThis.Set(filesOf(mapping));
  return {
    ...(state.notes.length > 0 && { notes: state.notes }),
    ...serializePatch(state.goldPatch),
    ...(about && { about: hasResults ? about : { ...about, headline: '' } }),
    settings,
    mapping,
    view: writeAddress({ ...sharedView(state), overview: linkedOverview(state), link: null }),
    files,
    inputs: state.files.flatMap((file) =>
      file.status === 'read' && used.has(file.id)
        ? [linkedInput(file.id, file.info, state.readOptions[file.id])]
        : [],
    ),
    results: hasResults ? resultsOf(result.runs) : null,
  };
}

/**
 * The overview to share. If human labels determined the headline metric, the overview names it,
 * since the recipient does not have the labels.
 */
export function linkedOverview(state: Assay): Assay['overview'] {
  const isChosenByLabels = state.defaultHeadline.reason !== null;
  return isChosenByLabels
    ? { ...state.overview, metric: headlineOf(state)?.id ?? null }
    : state.overview;
}

/** The view to share: the overview instead of the export tab, which shows no results. */
export function sharedView(state: Assay) {
  const tab = state.tab === 'take-away' ? 'overview' : state.tab;
  return { ...state, page: 'results', tab } as const;
}

function linkedInput(
  name: string,
  { sha256, rowCount }: SourceInfo,
  chosen: Choices['readOptions'][string] = {},
): SharedLink['inputs'][number] {
  const options = { ...chosen };
  delete options.limits;
  const isChosen = Object.keys(options).length > 0;
  return { name, sha256, rows: rowCount, ...(isChosen && { options }) };
}

function resultsOf(runs: readonly RunReport[]): LinkedResults {
  const metrics = [...new globalThis.Set(runs.flatMap((run) => Object.keys(run.metrics)))];
  return {
    questions: runs[0]?.counts.questions ?? 0,
    metrics,
    runs: runs.map((run) => ({
      model: run.model,
      run: run.run,
      missing: run.counts.missing,
      values: metrics.map((id) => {
        const { mean = null, n = 0, interval } = run.metrics[id] ?? {};
        return { mean, n, interval: interval ? ([interval.low, interval.high] as const) : null };
      }),
    })),
  };
}

/** The URLs of a mapping's files in a folder; `null` without a folder or a gold file. */
export function fileUrlsIn(folder: string, mapping: Mapping | null): SharedLink['files'] {
  const trimmed = folder.trim();
  if (trimmed === '' || !mapping?.gold) return null;
  const at = (file: string) => `${trimmed.replace(/\/*$/, '')}/${encodeURIComponent(file)}`;
  const [gold = '', ...others] = filesOf(mapping);
  return { gold: at(gold), predictions: others.map(at) };
}

/** The contents of a link, in phrases; `base` is the URL of the page. */
export function describeLink(link: SharedLink, state: Assay, base: string): string[] {
  const different = settingDifferences(link.settings, state.settings).length;
  const { files, mapping, results, notes = [], goldPatch } = link;
  return [
    different === 0
      ? 'the current settings'
      : `settings (${plural(different, 'difference')} from the current ones)`,
    ...(mapping ? ['the mapping'] : []),
    ...(files ? [describeFiles([files.gold, ...files.predictions], base)] : []),
    ...(results
      ? [
          `scores of ${plural(results.runs.length, 'run')} on ${plural(results.questions, 'question')}`,
        ]
      : []),
    ...(notes.length > 0 ? [plural(notes.length, 'note')] : []),
    ...(goldPatch ? [plural(goldPatch.decisions.length, 'decision')] : []),
  ];
}

function describeFiles(addresses: readonly string[], base: string): string {
  const { hosts } = planFetch(addresses, base, 'link').plan;
  const from = hosts.length === 0 ? 'this site' : hosts.map(({ host }) => host).join(', ');
  return `${plural(addresses.length, 'file')} from ${from}`;
}

export function createLinkSlice(set: SetState, get: GetState): LinkSlice {
  const choose = ({ about, settings, mapping, inputs, notes, goldPatch }: SharedLink) => {
    const options = inputs.flatMap(({ name, options }) =>
      options ? [[name, options] as const] : [],
    );
    return get().choose('settings and mapping of the link', {
      settings,
      readOptions: { ...get().readOptions, ...Object.fromEntries(options) },
      ...(mapping && { ownMapping: mapping }),
      ...(notes && { notes: mergeNotes(get().notes, notes) }),
      ...(goldPatch && { goldPatch: mergePatches([get().goldPatch, goldPatch]) }),
      ...(about && about.title !== goldName(mapping) && { title: cleanTitle(about.title) }),
    });
  };

  /** Opens the link's files in a new project; returns whether any could be fetched. */
  const replaceFiles = async (link: SharedLink): Promise<boolean> => {
    const { gold = '', predictions = [] } = link.files ?? {};
    const fetched = await get().fetchFiles([gold, ...predictions]);
    if (!fetched || fetched.length === 0) return false;
    await get().newProject();
    await choose(link);
    await get().addFiles(fetched);
    set({ link: { gold, predictions, settings: null } });
    return true;
  };

  return {
    openedLink: null,
    receiveLink: async (fragment) => {
      const link = valueOrNotify(await readLink(fragment), get().addNotice);
      if (!link) return;
      set({ openedLink: { link, isApplied: false } });
      if (get().files.length === 0) await get().applyLink();
    },
    applyLink: async () => {
      const opened = get().openedLink;
      if (!opened) return;
      const { link } = opened;
      if (!link.files) await choose(link);
      else if (!(await replaceFiles(link))) return;
      const { state, leftOut } = readAddress(link.view);
      if (leftOut.length > 0) get().addNotice(linkProblems.unknownView(leftOut));
      get().show({ ...state, link: get().link });
      set({ openedLink: { link, isApplied: true } });
    },
    dismissLink: () => set({ openedLink: null }),
  };
}

/** Compresses text with gzip and encodes it as base64 for URLs; gzip's checksum reveals damage. */
export async function compressToBase64(text: string): Promise<string> {
  const zipped = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  return toBase64(new Uint8Array(await new Response(zipped).arrayBuffer()));
}

async function unpack(packed: string): Promise<string | Problem> {
  if (packed.length > LINK_LIMITS.packed) return linkProblems.tooLongLink(LINK_LIMITS.packed);
  const zipped = fromBase64(packed);
  if (!zipped) return linkProblems.damagedLink();
  try {
    const { body } = new Response(zipped);
    const bytes = body && (await readAll(body.pipeThrough(new DecompressionStream('gzip'))));
    if (!bytes) return linkProblems.tooLongLink(LINK_LIMITS.packed);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return linkProblems.damagedLink();
  }
}

/** The bytes of a stream; `null` if they exceed the limit, in which case the rest is not read. */
async function readAll(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<ArrayBuffer | null> {
  const reader = stream.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    length += next.value.length;
    if (length > LINK_LIMITS.unpacked) {
      await reader.cancel();
      return null;
    }
  }
  return new Blob(pieces).arrayBuffer();
}

function toBase64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes the output of `toBase64`; `null` for any other string. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return toBase64(bytes) === text ? bytes : null;
}
