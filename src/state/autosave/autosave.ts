import {
  type Device,
  generationsOf,
  latestOfEach,
  type SaveStatus,
  type StoredProject,
} from './device';
import { hasContent, placesIn, projectFrom, projectOf, readManifest } from '../project/project';
import type { Manifest } from '../project/schema';
import type { AutosaveActions, AutosaveState, OtherProject, Project } from '../project/model';
import { sessionProblems } from '../../core/words/session-problems';
import { readAddress } from '../address';
import { initialChoices } from '../choices/choices';
import { initialForm } from '../llm-judge/model';
import { noHistory } from '../choices/history';
import type { Get, Set } from '../model';
import type { Link } from '../view';
import { createAutosaver, type Autosaver, randomName } from './autosaver';

/** Work that was set aside in this page, at hand even where nothing is kept. */
interface ClosedProject {
  readonly work: Project;
  readonly savedAt: number;
}

export const noAutosave: AutosaveState = {
  isAutosaved: true,
  saveStatus: null,
  otherProjects: [],
  missingFiles: [],
  projectNotice: null,
};

const nothing: Project = {
  files: [],
  missing: [],
  choices: initialChoices,
  verdicts: null,
  view: '',
  widths: {},
};

export function createAutosaveActions(device: Device, set: Set, get: Get): AutosaveActions {
  const { storage } = device;
  /** Work of this page that was set aside; it is here even where nothing is kept. */
  const held = new Map<string, ClosedProject>();
  let places = new WeakMap<File, string>();
  let keeper: Autosaver | null = null;

  const onSaved = (saveStatus: SaveStatus) => {
    set({ saveStatus });
    if (saveStatus.outcome === 'kept') void tidy();
  };

  const tidy = async () => {
    const open = await device.openSessions();
    await storage.tidy((session) => open?.has(session) ?? session === keeper?.session);
  };

  /** A session of this page's own; until it has work, a reload comes back to `former`. */
  const begin = (former: readonly string[] = []) => {
    keeper?.end();
    keeper = get().isAutosaved ? createAutosaver(randomName(), storage, places, onSaved) : null;
    if (!keeper) return;
    device.claim(keeper.session);
    device.restoreOnReload([keeper.session, ...former]);
  };

  const show = (work: Project): Promise<void> => {
    const { state: view } = readAddress(work.view);
    const layout = { ...view.layout, widths: work.widths };
    set({ ...noHistory, ...work.choices, ...view, layout, missingFiles: work.missing });
    const verdicts = get().replaceVerdicts(work.verdicts);
    return get().reopen(work.files, verdicts);
  };

  /** Whether the present work is kept as it is now. */
  const noteNow = async (): Promise<boolean> => {
    get().autosave();
    return keeper?.flush() ?? true;
  };

  /** Shows work that has sessions of its own, which give way once the present one is written. */
  const takeOver = async (
    work: Project,
    sessions: readonly string[],
    isMine = false,
  ): Promise<void> => {
    const own = keeper?.session;
    const reading = show(work);
    if (await noteNow()) {
      for (const session of sessions) {
        if (isMine || (await device.isFree(session))) await storage.remove(session);
      }
      if (own !== undefined && own === keeper?.session) device.restoreOnReload([own]);
    }
    await listOthers();
    await reading;
  };

  /** The best generation of a session, and whether a later one is damaged; `null` where all are. */
  const readBest = async (generations: readonly StoredProject[]) => {
    for (const [at, { manifest: json }] of generations.entries()) {
      const checked = readManifest(json, '');
      if (checked.kind === 'invalid') {
        const isLast = at === generations.length - 1;
        if (isLast) get().addNotice(sessionProblems.damagedWork(checked.problem.message));
        continue;
      }
      if (at > 0) get().addNotice(sessionProblems.earlierGeneration());
      return { manifest: checked.value, work: await collect(checked.value) };
    }
    return null;
  };

  const collect = async (manifest: Manifest): Promise<Project> => {
    const keys = [...placesIn(manifest).keys()];
    const stored = await storage.readFiles(keys);
    const bytes = new Map(keys.map((key, at) => [key, stored[at] ?? null]));
    const project = projectFrom(manifest, (key) => bytes.get(key) ?? null);
    const keyOf = new Map(manifest.files.map(({ id, place }) => [id, place]));
    for (const { id, file } of project.files) places.set(file, keyOf.get(id) ?? '');
    if (manifest.verdicts && project.verdicts) {
      places.set(project.verdicts, manifest.verdicts.place);
    }
    return project;
  };

  /** Opens the best of some generations; `sessions` are those that give way to it. */
  const openStored = async (
    generations: readonly StoredProject[],
    sessions: readonly string[],
  ): Promise<void> => {
    const best = await readBest(generations);
    if (!best) return;
    const { manifest, work } = best;
    const savedAt = Date.parse(manifest.savedAt);
    set({ projectNotice: { kind: 'restored', from: null, files: work.files.length, savedAt } });
    void takeOver(work, sessions);
  };

  const listOthers = async () => {
    const open = await device.openSessions();
    const stored = get().isAutosaved ? await storage.list() : [];
    const isOpen = (session: string) => open?.has(session) ?? false;
    set({ otherProjects: listOtherProjects(stored, held, isOpen, keeper?.session ?? null) });
  };

  /** Ends the present session; its work stays kept, and at hand, where anything would be lost. */
  const leave = async (): Promise<void> => {
    const work = projectOf(get());
    const isLeft = hasContent(work) && !isUntouched(work, get().link);
    const session = keeper?.session ?? randomName();
    if (isLeft) {
      await noteNow();
      held.set(session, { work, savedAt: Date.now() });
    }
    begin();
    if (!isLeft) await storage.remove(session);
    const files = work.files.length;
    set({ projectNotice: isLeft ? { kind: 'closed', session, files } : null });
  };

  const stopKeeping = () => {
    keeper?.end();
    keeper = null;
    places = new WeakMap();
    set({ isAutosaved: false, saveStatus: null });
  };

  device.onBroadcast((told) => {
    if (told === 'keeping') set({ isAutosaved: true });
    else stopKeeping();
    if (told === 'erased') get().addNotice(sessionProblems.erasedElsewhere());
    if (told === 'keeping') begin();
    void noteNow().then(listOthers);
  });
  device.beforeUnload(() => {
    get().autosave();
    keeper?.unload();
  });

  return {
    restoreProject: async (addressed) => {
      set({ isAutosaved: device.mayStore() });
      if (!get().isAutosaved) return;
      const works = await storage.list();
      const open = await device.openSessions();
      const latest = latestOfEach(works);
      const isClosed = ({ session }: StoredProject) => open !== null && !open.has(session);
      const closed = latest.find(isClosed)?.session;
      const former =
        device.previousSessions.length > 0 || closed === undefined
          ? device.previousSessions
          : [closed];
      const wanted = former.find((session) => works.some((work) => work.session === session));
      const generations = wanted === undefined ? [] : generationsOf(works, wanted);
      const link = linkOf(generations);
      const isOther = addressed !== null && JSON.stringify(addressed) !== JSON.stringify(link);
      // A page that was slow to find what it kept may have been given files meanwhile.
      const isOpened = generations.length > 0 && !isOther && get().files.length === 0;
      begin(isOpened ? former : []);
      if (isOpened) await openStored(generations, former);
      await listOthers();
      void tidy();
      const left = get().otherProjects.find(({ session }) => session === wanted);
      if (isOther && left && device.previousSessions.length > 0) {
        set({
          projectNotice: { kind: 'closed', session: left.session, files: left.files.length },
        });
      }
    },
    autosave: () => keeper?.schedule(projectOf(get())),
    newProject: async () => {
      await leave();
      await show(nothing);
      await listOthers();
    },
    openProject: async (work, from) => {
      await leave();
      const files = work.files.length;
      if (from) {
        const { name, savedAt } = from;
        set({ projectNotice: { kind: 'restored', from: name, files, savedAt } });
      }
      await takeOver(work, []);
    },
    openOtherProject: async (session) => {
      const mine = held.get(session);
      const generations = mine ? [] : generationsOf(await storage.list(), session);
      await leave();
      if (mine) {
        held.delete(session);
        set({ projectNotice: null });
        await takeOver(mine.work, [session], true);
      } else await openStored(generations, [session]);
    },
    removeOtherProject: async (session) => {
      held.delete(session);
      await storage.remove(session);
      await tidy();
      await listOthers();
    },
    setAutosave: async (isAutosaved) => {
      device.setMayStore(isAutosaved);
      device.broadcast(isAutosaved ? 'keeping' : 'not keeping');
      if (isAutosaved) {
        set({ isAutosaved });
        begin();
        await noteNow();
      } else {
        stopKeeping();
        get().changeLlmJudge({ storesKey: false });
        await storage.erase();
      }
      await listOthers();
    },
    eraseEverything: async () => {
      const { isAutosaved } = get();
      stopKeeping();
      held.clear();
      device.broadcast('erased');
      get().setSavedMappings([]);
      get().changeLlmJudge(initialForm);
      await show(nothing);
      await storage.erase();
      await device.eraseRest();
      set({ isAutosaved, projectNotice: null, otherProjects: [], notices: [] });
      begin();
    },
    dismissMissingFiles: () => set({ missingFiles: [] }),
    dismissProjectNotice: () => set({ projectNotice: null }),
  };
}

/** Whether work is no more than what its link opens. */
function isUntouched({ choices }: Project, link: Link | null): boolean {
  return link !== null && JSON.stringify(choices) === JSON.stringify(initialChoices);
}

/** The link that the files of a session came from. */
function linkOf([latest]: readonly StoredProject[]): Link | null {
  const checked = latest && readManifest(latest.manifest, '');
  return checked?.kind === 'valid' ? readAddress(checked.value.view).state.link : null;
}

/**
 * All work but that of the `present` session, the latest first; what is damaged cannot be opened
 * and is left out.
 */
function listOtherProjects(
  stored: readonly StoredProject[],
  held: ReadonlyMap<string, ClosedProject>,
  isOpen: (session: string) => boolean,
  present: string | null,
): OtherProject[] {
  const kept = latestOfEach(stored)
    .filter(({ session }) => session !== present)
    .flatMap(({ session, savedAt, manifest }): OtherProject[] => {
      const checked = readManifest(manifest, '');
      if (checked.kind === 'invalid') return [];
      const isOpenElsewhere = !held.has(session) && isOpen(session);
      return [{ session, savedAt, isOpenElsewhere, ...summarize(checked.value.files) }];
    });
  const unstored = [...held]
    .filter(([session]) => !kept.some((one) => one.session === session))
    .map(([session, { work, savedAt }]): OtherProject => {
      const files = work.files.map(({ file }) => ({ name: file.name, bytes: file.size }));
      return { session, savedAt, isOpenElsewhere: false, ...summarize(files) };
    });
  return [...unstored, ...kept].sort((a, b) => b.savedAt - a.savedAt);
}

function summarize(files: readonly { readonly name: string; readonly bytes: number }[]) {
  return {
    files: files.map(({ name }) => name),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
