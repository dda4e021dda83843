import type { Mapping } from '../../core/model';
import type { ReadAttempt } from '../../core/read-options';
import { listWords } from '../../core/words/lists';
import { plural } from '../../core/words/numbers';
import { droppingProblems } from '../../core/words/fetching-problems';
import { isMissingScript, missingScriptProblems } from '../../core/words/missing-script';
import { problems } from '../../core/words/problems';
import { sessionProblems } from '../../core/words/session-problems';
import type { Client } from '../../worker/client';
import type { OpenOutcome } from '../../worker/protocol';
import { previewedSettings, withoutJudges } from '../choices/choices';
import { haveSameScores, emptyHistory } from '../choices/history';
import type { Assay, FileEntry, FileSlice, GetState, ListedFile, SetState } from '../model';
import { valueOrNotify } from '../schemas/checked-json';
import { readMapping } from '../schemas/mapping-schema';
import { readSettings } from '../schemas/settings-schema';
import { isExample } from '../view';
import { detectFileKind, openReportFile } from './detect-file-kind';

/**
 * Maximum size of a file that is inspected before it is read; larger files are assumed to be data.
 * The largest published judge model is one-seventh of this size.
 */
const MAX_PROBED_BYTES = 100_000_000;

/** Larger files are sent to the worker one at a time, to limit memory. */
const MAX_AHEAD_BYTES = 50_000_000;

/** The id under which a file is read to detect its kind; no file has an empty name. */
const PROBE_ID = '';

export function createFileSlice(client: Client, set: SetState, get: GetState): FileSlice {
  const { change, list, read, readAll } = createFileReading(client, set, get);

  client.useCopies((file) => get().readableCopy(file));
  client.onLost((id) => {
    const lost = get().files.find((one) => one.id === id);
    if (!lost) return;
    const { file } = lost;
    change(id, { id, file, status: 'refused', problem: problems.unreadFile(id), attempt: null });
  });

  /** Whether any of the files can be read as data; judge models and rejected files cannot. */
  const includeData = async (files: readonly File[]): Promise<boolean> => {
    for (const file of [...files].sort((a, b) => a.size - b.size)) {
      if (file.size > MAX_PROBED_BYTES) return true;
      const opened = await client.open(PROBE_ID, file, {}).catch(() => null);
      await client.close(PROBE_ID);
      if (opened?.kind === 'read') return true;
      if (opened?.kind === 'unpacked' && (await includeData(filesOf(opened)))) return true;
    }
    return false;
  };

  const forget = async (ids: readonly string[], keepsHistory = false) => {
    set((state) => ({
      ...withoutFiles(state, ids),
      ...(keepsHistory ? {} : withoutHistory(state, ids)),
    }));
    await Promise.all(ids.map((id) => client.close(id)));
    await get().refresh();
  };

  let answerReplacement: (answer: 'replace' | 'keep-both' | null) => void = () => undefined;

  /**
   * Divides new files into those that replace an open file of the same name, and the rest. Omits
   * copies of open files, unless the open one could not be read.
   */
  const askToReplace = async (given: readonly File[]) => {
    const clashing: File[] = [];
    const copies: File[] = [];
    for (const file of given) {
      const open = get().files.find(({ id }) => id === file.name);
      const before = open && (await get().readableCopy(open.file));
      if (open && !(before && (await hasSameBytes(before, file)))) clashing.push(file);
      else if (open && open.status !== 'refused') copies.push(file);
    }
    if (copies.length > 0) {
      get().addNotice(droppingProblems.alreadyOpen(copies.map(({ name }) => name)));
    }
    const files = given.filter((file) => !copies.includes(file));
    if (clashing.length === 0) return { replacing: [], added: files };
    const names = [...new globalThis.Set(clashing.map(({ name }) => name))];
    const answer = await new Promise((resolve: typeof answerReplacement) => {
      answerReplacement = resolve;
      set({ pendingReplacement: names });
    });
    if (answer === 'keep-both') return { replacing: [], added: files };
    const added = files.filter((file) => !clashing.includes(file));
    if (answer === null) return { replacing: [], added };
    get().recordFiles(`replaced ${listWords(names)}`, names);
    return { replacing: clashing.map((file) => ({ id: file.name, file })), added };
  };

  /** Settings dropped with data apply at once; on their own they are previewed. */
  const openSettings = async (file: File, isOnlyFile: boolean) => {
    const settings = valueOrNotify(readSettings(await file.text(), file.name), get().addNotice);
    if (!settings) return;
    if (!isOnlyFile) {
      get().setSettings(settings);
      return;
    }
    get().previewSettings(settings);
    if (previewedSettings(get())) get().go('scoring');
  };

  /** Reports a file that a mapping names but that is not open. */
  const noticeUnopened = (mapping: Mapping) => {
    const named = [mapping.gold?.file, ...mapping.predictions.map(({ file }) => file)];
    const unopened = named.find((file) => !get().files.some(({ id }) => id === file));
    if (unopened !== undefined) get().addNotice(problems.missingFile(unopened));
  };

  return {
    files: [],
    proposal: null,
    notices: [],
    addFiles: async (files) => {
      if (get().run.phase === 'canceled') set({ run: { phase: 'idle' } });
      // A file that cannot be read is listed like a data file, with the reason.
      const kinds = await Promise.all(files.map((file) => detectFileKind(file).catch(() => null)));
      const data = files.filter((_, index) => kinds[index] === null);
      const isOnlyFile = data.length === 0 && !kinds.includes('mapping');
      let mapping: Mapping | null = null;
      for (const [index, file] of files.entries()) {
        const kind = kinds[index];
        if (kind === 'project') await get().openProjectFile(file);
        if (kind === 'settings') await openSettings(file, isOnlyFile);
        if (kind === 'labels') await get().addLabelFile(file);
        if (kind === 'patch') await get().addPatchFile(file);
        if (kind === 'verdicts') await get().addVerdictFile(file);
        if (kind === 'report') await openReportFile(file, get);
        if (kind === 'mapping') {
          mapping = valueOrNotify(readMapping(await file.text(), file.name), get().addNotice);
        }
      }
      // Data files replace the example; judges and rejected files are added to it.
      const hadExample = isExample(get().link);
      if (data.length > 0 && (!hadExample || (await includeData(data)))) {
        if (hadExample) await forget(get().files.map(({ id }) => id));
        set({ link: null });
      }
      const { replacing, added } = await askToReplace(data);
      for (const { id, file } of replacing) change(id, { id, file, status: 'reading' });
      // One at a time, so that runs keep the order of the files.
      const entries = [...replacing, ...added.map((file) => ({ file, id: list(file) }))];
      await readAll(entries);
      const canceled = get().run.phase === 'canceled';
      if (mapping) {
        await get().choose('mapping from a file', { ownMapping: mapping });
        noticeUnopened(mapping);
      } else if (!canceled) await get().refresh();
    },
    addDropped: async (files, hidden) => {
      if (hidden > 0) get().addNotice(droppingProblems.hiddenFiles(hidden));
      await get().addFiles(files);
    },
    pendingReplacement: null,
    answerReplacement: (answer) => {
      set({ pendingReplacement: null });
      answerReplacement(answer);
    },
    removeFile: (id) => {
      const others = get().files.some((file) => file.id !== id);
      get().recordFiles(`removed ${others ? id : withNotes(id, get())}`, [id]);
      return forget([id], true);
    },
    removeAll: () => {
      const ids = get().files.map(({ id }) => id);
      get().recordFiles(`removed ${withNotes(plural(ids.length, 'file'), get())}`, ids);
      return forget(ids, true);
    },
    restoreFiles: async ({ listed, concerned, link }) => {
      const before = get().files;
      const known = new globalThis.Set(listed.map(({ id }) => id));
      const isOpen = ({ id }: ListedFile) => before.some((one) => one.id === id);
      const wanted = [
        ...listed.filter((one) => concerned.includes(one.id) || isOpen(one)),
        ...before.filter(({ id }) => !known.has(id) && !concerned.includes(id)),
      ];
      // The worker keeps the order in which files were opened, so all files from the first changed
      // one on are opened again.
      const isKept = ({ id, file }: ListedFile, at: number) =>
        before[at]?.id === id && before[at].file === file;
      const changed = wanted.findIndex((one, at) => !isKept(one, at));
      const from = changed < 0 ? wanted.length : changed;
      const added = wanted.slice(from);
      const entries = added.map(({ id, file }) => ({ id, file, status: 'reading' }) as const);
      set({ files: [...before.slice(0, from), ...entries], link });
      for (const { id } of before.slice(from)) await client.close(id);
      for (const { id, file } of added) await read(file, id, false);
      await get().refresh();
    },
    applyChoices: async (before) => {
      const hasNewLabels = before.labels !== get().labels;
      if (before.notes !== get().notes) void client.setNotes(get().notes);
      if (hasNewLabels) await client.setLabels(get().labels);
      if (before.goldPatch !== get().goldPatch) await client.setPatch(get().goldPatch);
      if (haveSameScores(before, get())) {
        const isScored = get().run.phase === 'done';
        if (hasNewLabels && isScored) set({ defaultHeadline: await client.defaultHeadline() });
        return;
      }
      const { files, readOptions } = get();
      const changed = files.filter(({ id }) => before.readOptions[id] !== readOptions[id]);
      for (const entry of changed) {
        const { id, file } = entry;
        change(
          id,
          entry.status === 'read'
            ? { ...entry, isReadAgain: true }
            : { id, file, status: 'reading' },
        );
      }
      for (const { id, file } of changed) await read(file, id);
      await get().refresh();
    },
    reopen: async (files, meanwhile) => {
      const before = get().files.map(({ id }) => id);
      const entries = files.map(({ id, file }) => ({ id, file, status: 'reading' }) as const);
      set({ files: entries });
      // No file has been read yet, so this only stops the scoring in progress.
      await get().refresh();
      for (const id of before) await client.close(id);
      for (const { id, file } of entries) await read(file, id, false);
      for (const { id, sha256 } of files) {
        const entry = get().files.find((one) => one.id === id);
        const isOther = entry?.status === 'read' && entry.info.sha256 !== sha256;
        if (isOther && sha256 !== null) get().addNotice(sessionProblems.otherBytes(id));
      }
      await meanwhile;
      await get().refresh();
    },
    addNotice: (problem) => set(({ notices }) => ({ notices: [...notices, problem] })),
    dismissNotice: (problem) =>
      set(({ notices }) => ({ notices: notices.filter((one) => one !== problem) })),
  };
}

/**
 * Describes the removed files, with the number of notes that are removed together with the last
 * file.
 */
function withNotes(removed: string, { notes }: Assay): string {
  return notes.length === 0 ? removed : `${removed} and ${plural(notes.length, 'note')}`;
}

/** The state without some files; if no file is left, choices about files are removed too. */
function withoutFiles(state: Assay, ids: readonly string[]): Partial<Assay> {
  const { roles, readOptions, settings, labels } = state;
  const files = state.files.filter(({ id }) => !ids.includes(id));
  const cards = state.files.flatMap((file) =>
    file.status === 'judge' && ids.includes(file.id) ? [file.card] : [],
  );
  const keep = <T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(record).filter(([id]) => !ids.includes(id)));
  const kept = {
    files,
    settings: withoutJudges(settings, cards),
    roles: keep(roles),
    readOptions: keep(readOptions),
    link: null,
  };
  if (files.length > 0) return kept;
  return {
    ...kept,
    ownMapping: null,
    declinedPresets: [],
    missingFiles: [],
    title: '',
    notes: [],
    // Labels are kept in case their files are opened again; the sample is not.
    labels: { ...labels, sample: null },
  };
}

/** Clears the history if the last file is removed, since no earlier step can be restored then. */
function withoutHistory({ files }: Assay, ids: readonly string[]): Partial<Assay> {
  return files.every(({ id }) => ids.includes(id)) ? emptyHistory : {};
}

function createFileReading(client: Client, set: SetState, get: GetState) {
  const change = (id: string, entry: FileEntry) =>
    set(({ files }) => ({ files: files.map((file) => (file.id === id ? entry : file)) }));

  /** Lists a file as loading, under a unique id. */
  const list = (file: File): string => {
    const id = uniqueId(file.name, get().files);
    set(({ files }) => ({ files: [...files, { id, file, status: 'reading' }] }));
    return id;
  };

  const open = (file: File, id: string): Promise<OpenOutcome | null> =>
    client
      .open(id, file, get().readOptions[id] ?? {})
      .catch((error: unknown): OpenOutcome | null =>
        isMissingScript(error)
          ? { kind: 'refused', problem: missingScriptProblems.unread(id), attempt: null }
          : null,
      );

  /**
   * Reads the given files in list order. The next one is sent early, so that the worker reads it
   * while the page renders, which saves 10 to 25 ms per file.
   */
  const readAll = async (entries: readonly { readonly id: string; readonly file: File }[]) => {
    let ahead: Promise<OpenOutcome | null> | null = null;
    for (const [at, { file, id }] of entries.entries()) {
      const early: typeof ahead = ahead;
      const opening = early ?? open(file, id);
      const next = entries[at + 1];
      ahead = next && next.file.size <= MAX_AHEAD_BYTES ? open(next.file, next.id) : null;
      // The previous file may have stopped the worker.
      const opened = (await opening) ?? (early && (await open(file, id)));
      if (ahead && opened?.kind === 'unpacked') {
        // The files of an archive are read before the next file.
        await ahead;
        await client.close(next?.id ?? '');
        ahead = null;
      }
      await record(opened, file, id, true);
    }
  };

  /** Reads a listed file; a new judge model is also used for scoring. */
  const read = async (file: File, id: string, isNew = true): Promise<void> =>
    record(await open(file, id), file, id, isNew);

  const record = async (
    opened: OpenOutcome | null,
    file: File,
    id: string,
    isNew: boolean,
  ): Promise<void> => {
    const refuse = (problem = problems.unreadFile(id), attempt: ReadAttempt | null = null) =>
      change(id, { id, file, status: 'refused', problem, attempt });
    try {
      const present = get().files.find((one) => one.id === id);
      if (present?.file !== file) {
        // The file was closed in the meantime; if another file has this id now, the worker must
        // keep that one.
        if (present) await read(present.file, id, isNew);
        else await client.close(id);
        return;
      }
      if (!opened) refuse();
      else if (opened.kind === 'read') change(id, { id, file, status: 'read', ...opened });
      else if (opened.kind === 'judge') {
        change(id, { id, file, status: 'judge', card: opened.card });
        if (isNew) await get().useJudge(opened.card);
      } else if (opened.kind === 'refused') refuse(opened.problem, opened.attempt);
      else await readUnpacked(id, opened);
    } catch {
      refuse();
    }
  };

  /** Replaces an archive with the files in it, which inherit its limits, and reads them. */
  const readUnpacked = async (id: string, unpacked: Unpacked) => {
    const { [id]: options, ...readOptions } = get().readOptions;
    set(({ files }) => ({ files: files.filter((file) => file.id !== id), readOptions }));
    for (const problem of unpacked.problems) get().addNotice(problem);
    const entries = filesOf(unpacked).map((file) => ({ file, id: list(file) }));
    if (options?.limits) {
      const { limits } = options;
      const raised = Object.fromEntries(entries.map((entry) => [entry.id, { limits }]));
      set({ readOptions: { ...readOptions, ...raised } });
    }
    for (const entry of entries) await read(entry.file, entry.id);
  };

  return { change, list, read, readAll };
}

type Unpacked = Extract<OpenOutcome, { kind: 'unpacked' }>;

function filesOf({ files }: Unpacked): readonly File[] {
  return files.map(({ name, bytes }) => new File([bytes], name));
}

async function hasSameBytes(one: Blob, other: File): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [a, b] = await Promise.all([one, other].map((blob) => blob.arrayBuffer()));
  if (!a || !b) return false;
  const bytes = new Uint8Array(b);
  return new Uint8Array(a).every((byte, at) => byte === bytes[at]);
}

/** The file's name, numbered if it is already in use. */
function uniqueId(name: string, files: readonly { readonly id: string }[]): string {
  let id = name;
  for (let count = 2; files.some((file) => file.id === id); count++) id = `${name} (${count})`;
  return id;
}
