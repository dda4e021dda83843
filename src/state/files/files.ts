import { droppingProblems } from '../../core/words/fetching-problems';
import type { Mapping } from '../../core/model';
import { problems } from '../../core/words/problems';
import { sessionProblems } from '../../core/words/session-problems';
import type { Client } from '../../worker/client';
import {
  takeLabels,
  openMapping,
  openReportFile,
  openSettings,
  detectFileKind,
} from './detect-file-kind';
import { noHistory } from '../choices/history';
import { withoutJudges } from '../choices/judges';
import { onlyLabelsDiffer } from '../choices/labels';
import type { FileActions, FileState, Get, Set, State } from '../model';
import { createFileReading } from './read-files';
import { isExample } from '../view';

/** Largest file that is looked into for a judge; the published model of PEDANTS has a seventh of it. */
const MAX_JUDGE_BYTES = 100_000_000;

export const noFiles: FileState = { files: [], proposal: null, notices: [] };

/** The open files: reading them, reading them again, and closing them. */
export function createFileActions(client: Client, set: Set, get: Get): FileActions {
  const { change, list, read } = createFileReading(client, set, get);

  /** Whether files are judges, which join what is open; larger files than any judge are not looked into. */
  const holdJudges = async (files: readonly File[]): Promise<boolean> => {
    for (const file of files) {
      if (file.size > MAX_JUDGE_BYTES || !(await client.holdsJudge(file))) return false;
    }
    return true;
  };

  const forget = async (ids: readonly string[]) => {
    set((state) => withoutFiles(state, ids));
    await Promise.all(ids.map((id) => client.close(id)));
    await get().refresh();
  };

  /** Files that a mapping names and nobody opened: said, since the mapping is used without them. */
  const noticeUnopened = (mapping: Mapping) => {
    const named = [mapping.gold?.file, ...mapping.predictions.map(({ file }) => file)];
    const unopened = named.find((file) => !get().files.some(({ id }) => id === file));
    if (unopened !== undefined) get().addNotice(problems.missingFile(unopened));
  };

  return {
    addFiles: async (files) => {
      if (get().run.phase === 'cancelled') set({ run: { phase: 'idle' } });
      const kinds = await Promise.all(files.map(detectFileKind));
      const data = files.filter((_, index) => kinds[index] === null);
      const isAlone = data.length === 0 && !kinds.includes('mapping');
      let mapping: Mapping | null = null;
      for (const [index, kind] of kinds.entries()) {
        const file = files[index];
        if (file && kind === 'work') await get().openProjectFile(file);
        if (file && kind === 'settings') await openSettings(file, isAlone, get);
        if (file && kind === 'labels') await takeLabels(file, get);
        if (file && kind === 'verdicts') await get().addVerdictFile(file);
        if (file && kind === 'mapping') mapping = await openMapping(file, get);
        if (file && kind === 'report') await openReportFile(file, get);
      }
      const addsToExample = isExample(get().link) && (await holdJudges(data));
      if (data.length > 0 && !addsToExample) {
        if (isExample(get().link)) await forget(get().files.map(({ id }) => id));
        set({ link: null });
      }
      // One after another: the order of the runs is that of the files, not of their arrival.
      const entries = data.map((file) => ({ file, id: list(file) }));
      for (const { file, id } of entries) await read(file, id);
      const cancelled = get().run.phase === 'cancelled';
      if (mapping) {
        await get().choose('the mapping from a file', { ownMapping: mapping });
        noticeUnopened(mapping);
      } else if (!cancelled) await get().refresh();
    },
    addDropped: async (files, hidden) => {
      if (hidden > 0) get().addNotice(droppingProblems.hiddenFiles(hidden));
      await get().addFiles(files);
    },
    removeFile: (id) => forget([id]),
    removeAll: () => forget(get().files.map(({ id }) => id)),
    applyChoices: async (before) => {
      if (before.labels !== get().labels) await client.takeLabels(get().labels);
      if (onlyLabelsDiffer(before, get())) return;
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
      // None of them is read yet, so that this ends what was under way.
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

/** What stays when files are closed; with the last one goes what was chosen for all of them. */
function withoutFiles(state: State, ids: readonly string[]): Partial<State> {
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
    // Labels are people's work and wait for their files; what was drawn is not.
    labels: { ...labels, sample: null },
    ...noHistory,
  };
}
