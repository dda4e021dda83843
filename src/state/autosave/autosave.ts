import { sessionProblems } from '../../core/words/session-problems';
import { readAddress } from '../address';
import { initialChoices } from '../choices/choices';
import { emptyHistory } from '../choices/history';
import { initialForm } from '../llm-judge/model';
import type { GetState, SetState } from '../model';
import type { AutosaveSlice, OtherProject, Project } from '../project/model';
import {
  hasContent,
  listStoredSizes,
  projectFrom,
  projectOf,
  readManifest,
} from '../project/project';
import type { Manifest } from '../project/schema';
import { isSame } from '../selectors';
import type { Link } from '../view';
import { type Autosaver, createAutosaver, randomName } from './autosaver';
import {
  type Device,
  generationsOf,
  latestGenerations,
  type SaveStatus,
  type StoredProject,
} from './device';

/** A project closed in this page; it can be reopened even if it was not stored. */
interface ClosedProject {
  readonly project: Project;
  readonly savedAt: number;
}

const emptyProject: Project = {
  files: [],
  missing: [],
  choices: initialChoices,
  verdicts: null,
  view: '',
  widths: {},
};

export function createAutosaveSlice(device: Device, set: SetState, get: GetState): AutosaveSlice {
  const { storage } = device;
  const closed = new Map<string, ClosedProject>();
  let storageKeys = new WeakMap<File, string>();
  let saver: Autosaver | null = null;

  const cleanUp = async () => {
    const open = await device.openProjects();
    await storage.cleanUp((id) => open?.has(id) ?? id === saver?.id);
  };

  const onSaved = (saveStatus: SaveStatus) => {
    set({ saveStatus });
    if (saveStatus.outcome === 'kept') void cleanUp();
  };

  /** Starts a new project id; until it has content, a reload restores `former`. */
  const begin = (former: readonly string[] = []) => {
    saver?.end();
    saver = get().isAutosaved ? createAutosaver(randomName(), storage, storageKeys, onSaved) : null;
    if (!saver) return;
    device.claim(saver.id);
    device.restoreOnReload([saver.id, ...former]);
  };

  const show = (project: Project): Promise<void> => {
    const { state: view } = readAddress(project.view);
    const layout = { ...view.layout, widths: project.widths };
    set({ ...emptyHistory, ...project.choices, ...view, layout, missingFiles: project.missing });
    return get().reopen(project.files, get().replaceVerdicts(project.verdicts));
  };

  /** Stores the current project; returns whether it is stored in its present state. */
  const saveNow = async (): Promise<boolean> => {
    get().autosave();
    return saver?.flush() ?? true;
  };

  /** Shows a project under the current id and removes the ids under which it was stored. */
  const takeOver = async (
    project: Project,
    ids: readonly string[],
    isOwn = false,
  ): Promise<void> => {
    const own = saver?.id;
    const reading = show(project);
    if (await saveNow()) {
      for (const id of ids) if (isOwn || (await device.isClosed(id))) await storage.remove(id);
      if (own !== undefined && own === saver?.id) device.restoreOnReload([own]);
    }
    await listOthers();
    await reading;
  };

  const readProject = async (manifest: Manifest): Promise<Project> => {
    const keys = [...listStoredSizes(manifest).keys()];
    const stored = await storage.readFiles(keys);
    const bytes = new Map(keys.map((key, at) => [key, stored[at] ?? null]));
    const project = projectFrom(manifest, (key) => bytes.get(key) ?? null);
    const keyOf = new Map(manifest.files.map(({ id, place }) => [id, place]));
    for (const { id, file } of project.files) storageKeys.set(file, keyOf.get(id) ?? '');
    if (manifest.verdicts && project.verdicts) {
      storageKeys.set(project.verdicts, manifest.verdicts.place);
    }
    return project;
  };

  /** Opens the latest undamaged generation, replacing the current project. */
  const openStored = async (
    generations: readonly StoredProject[],
    ids: readonly string[],
  ): Promise<void> => {
    const read = generations.map(({ manifest }) => readManifest(manifest, ''));
    const at = read.findIndex(({ kind }) => kind === 'valid');
    const best = read[at];
    if (best?.kind !== 'valid') {
      const last = read.at(-1);
      if (last?.kind === 'invalid') {
        get().addNotice(sessionProblems.damagedWork(last.problem.message));
      }
      return;
    }
    if (at > 0) get().addNotice(sessionProblems.earlierGeneration());
    const project = await readProject(best.value);
    const savedAt = Date.parse(best.value.savedAt);
    set({ projectNotice: { kind: 'restored', from: null, files: project.files.length, savedAt } });
    void takeOver(project, ids);
  };

  const listOthers = async () => {
    const open = await device.openProjects();
    const stored = get().isAutosaved ? await storage.list() : [];
    const isOpen = (id: string) => open?.has(id) ?? false;
    set({ otherProjects: listOtherProjects(stored, closed, isOpen, saver?.id ?? null) });
  };

  /** Closes the current project, which can be reopened if closing it would lose anything. */
  const leave = async (): Promise<void> => {
    const project = projectOf(get());
    const isKept = hasContent(project) && !isUnchanged(project, get().link);
    const id = saver?.id ?? randomName();
    if (isKept) {
      await saveNow();
      closed.set(id, { project, savedAt: Date.now() });
    }
    begin();
    if (!isKept) await storage.remove(id);
    set({ projectNotice: isKept ? { kind: 'closed', id, files: project.files.length } : null });
  };

  const stopSaving = () => {
    saver?.end();
    saver = null;
    storageKeys = new WeakMap();
    set({ isAutosaved: false, saveStatus: null });
  };

  device.onBroadcast((message) => {
    if (message === 'keeping') {
      set({ isAutosaved: true });
      begin();
    } else stopSaving();
    if (message === 'erased') get().addNotice(sessionProblems.erasedElsewhere());
    void saveNow().then(listOthers);
  });
  device.beforeUnload(() => {
    get().autosave();
    saver?.unload();
  });

  return {
    isAutosaved: true,
    saveStatus: null,
    otherProjects: [],
    missingFiles: [],
    projectNotice: null,
    restoreProject: async (addressed) => {
      set({ isAutosaved: device.mayStore() });
      if (!get().isAutosaved) return;
      const [stored, fault] = await Promise.all([storage.list(), storage.fault()]);
      if (fault === 'newer') get().addNotice(sessionProblems.newerStorage());
      if (fault === 'damaged') get().addNotice(sessionProblems.damagedStorage());
      const open = await device.openProjects();
      const latestClosed =
        open && latestGenerations(stored).find(({ session }) => !open.has(session));
      const { previousProjects } = device;
      const isReload = previousProjects.length > 0;
      const former = isReload || !latestClosed ? previousProjects : [latestClosed.session];
      const wanted = former.find((id) => stored.some(({ session }) => session === id));
      const generations = wanted === undefined ? [] : generationsOf(stored, wanted);
      const link = linkOf(generations);
      const isOther = addressed !== null && !isSame(addressed, link);
      // Files may have been opened in the meantime.
      const isOpened = generations.length > 0 && !isOther && get().files.length === 0;
      begin(isOpened ? former : []);
      if (isOpened) await openStored(generations, former);
      await listOthers();
      void cleanUp();
      const left = get().otherProjects.find(({ id }) => id === wanted);
      if (isOther && left && isReload) {
        set({ projectNotice: { kind: 'closed', id: left.id, files: left.files.length } });
      }
    },
    autosave: () => saver?.schedule(projectOf(get())),
    retryAutosave: () => saver?.retry(projectOf(get())),
    readableCopy: async (file) => {
      if (await isReadable(file)) return file;
      const key = storageKeys.get(file);
      const [copy = null] = key === undefined ? [] : await storage.readFiles([key]);
      // In a private window the copy may refer to the file on disk.
      return copy && (await isReadable(copy)) ? copy : null;
    },
    newProject: async () => {
      await leave();
      await show(emptyProject);
      await listOthers();
    },
    openProject: async (project, from) => {
      await leave();
      const files = project.files.length;
      if (from) {
        const { name, savedAt } = from;
        set({ projectNotice: { kind: 'restored', from: name, files, savedAt } });
      }
      await takeOver(project, []);
    },
    openOtherProject: async (id) => {
      const mine = closed.get(id);
      const generations = mine ? [] : generationsOf(await storage.list(), id);
      await leave();
      if (mine) {
        closed.delete(id);
        set({ projectNotice: null });
        await takeOver(mine.project, [id], true);
      } else await openStored(generations, [id]);
    },
    removeOtherProject: async (id) => {
      closed.delete(id);
      await storage.remove(id);
      await cleanUp();
      get().retryAutosave();
      await listOthers();
    },
    setAutosave: async (isAutosaved) => {
      device.setMayStore(isAutosaved);
      device.broadcast(isAutosaved ? 'keeping' : 'not keeping');
      if (isAutosaved) {
        set({ isAutosaved });
        begin();
        await saveNow();
      } else {
        stopSaving();
        get().changeLlmJudge({ storesKey: false });
        await storage.erase();
      }
      await listOthers();
    },
    eraseEverything: async () => {
      const { isAutosaved } = get();
      stopSaving();
      closed.clear();
      device.broadcast('erased');
      get().changeLlmJudge(initialForm);
      await show(emptyProject);
      await storage.erase();
      await device.eraseRest();
      set({ isAutosaved, projectNotice: null, otherProjects: [], notices: [], savedMappings: [] });
      begin();
    },
    dismissMissingFiles: () => set({ missingFiles: [] }),
    dismissProjectNotice: () => set({ projectNotice: null }),
  };
}

/** A file that was changed or moved on disk after it was opened cannot be read. */
function isReadable(file: Blob): Promise<boolean> {
  const begin = file.slice(0, 1).arrayBuffer();
  return begin.then(
    () => true,
    () => false,
  );
}

/** Whether a project is the same as in its link. */
function isUnchanged({ choices }: Project, link: Link | null): boolean {
  return link !== null && isSame(choices, initialChoices);
}

function linkOf([latest]: readonly StoredProject[]): Link | null {
  const checked = latest && readManifest(latest.manifest, '');
  return checked?.kind === 'valid' ? readAddress(checked.value.view).state.link : null;
}

/** All projects but the current one, latest first; damaged ones are omitted. */
function listOtherProjects(
  stored: readonly StoredProject[],
  closed: ReadonlyMap<string, ClosedProject>,
  isOpen: (id: string) => boolean,
  current: string | null,
): OtherProject[] {
  const listed = new Map<string, OtherProject>();
  const add = (
    id: string,
    savedAt: number,
    files: readonly { readonly name: string; readonly bytes: number }[],
  ) =>
    listed.set(id, {
      id,
      savedAt,
      isOpenElsewhere: !closed.has(id) && isOpen(id),
      files: files.map(({ name }) => name),
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    });
  for (const [id, { project, savedAt }] of closed) {
    const files = project.files.map(({ file }) => ({ name: file.name, bytes: file.size }));
    add(id, savedAt, files);
  }
  for (const { session: id, savedAt, manifest } of latestGenerations(stored)) {
    const checked = readManifest(manifest, '');
    if (id !== current && checked.kind === 'valid') add(id, savedAt, checked.value.files);
  }
  return [...listed.values()].sort((a, b) => b.savedAt - a.savedAt);
}
