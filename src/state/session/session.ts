import { sessionProblems } from '../../core/words/session-problems';
import { readAddress } from '../address';
import { firstChoices } from '../choices';
import { firstForm } from '../llm-judge-form';
import { noHistory } from '../history';
import type { Get, Set } from '../model';
import type { Link } from '../view-state';
import type { Device } from './device';
import { generationsOf, latestOfEach, type StoredWork } from './generations';
import { createKeeper, type Keeper, newName } from './keeper';
import { assemble, type Manifest, readManifest } from './manifest';
import type { SessionActions, SessionState, Work } from './model';
import { type HeldWork, listOtherWork } from './other-work';
import type { Keeping } from './storage';
import { isWorthKeeping, workOf } from './work';

export const noSession: SessionState = {
  keeps: true,
  keeping: null,
  otherWork: [],
  missingFiles: [],
  arrival: null,
};

const nothing: Work = {
  files: [],
  missing: [],
  choices: firstChoices,
  verdicts: null,
  view: '',
  widths: {},
};

export function createSessionActions(device: Device, set: Set, get: Get): SessionActions {
  const { storage } = device;
  /** Work of this page that was set aside; it is here even where nothing is kept. */
  const held = new Map<string, HeldWork>();
  let places = new WeakMap<File, string>();
  let keeper: Keeper | null = null;

  const hearKeeper = (keeping: Keeping) => {
    set({ keeping });
    if (keeping.outcome === 'kept') void tidy();
  };

  const tidy = async () => {
    const open = await device.openSessions();
    await storage.tidy((session) => open?.has(session) ?? session === keeper?.session);
  };

  /** A session of this page's own; until it has work, a reload comes back to `former`. */
  const begin = (former: readonly string[] = []) => {
    keeper?.end();
    keeper = get().keeps ? createKeeper(newName(), storage, places, hearKeeper) : null;
    if (!keeper) return;
    device.claim(keeper.session);
    device.comeBackTo([keeper.session, ...former]);
  };

  const show = (work: Work): Promise<void> => {
    const { state: view } = readAddress(work.view);
    const layout = { ...view.layout, widths: work.widths };
    set({ ...noHistory, ...work.choices, ...view, layout, missingFiles: work.missing });
    const verdicts = get().replaceVerdicts(work.verdicts);
    return get().reopen(work.files, verdicts);
  };

  /** Whether the present work is kept as it is now. */
  const noteNow = async (): Promise<boolean> => {
    get().noteWork();
    return keeper?.flush() ?? true;
  };

  /** Shows work that has sessions of its own, which give way once the present one is written. */
  const takeOver = async (
    work: Work,
    sessions: readonly string[],
    isMine = false,
  ): Promise<void> => {
    const own = keeper?.session;
    const reading = show(work);
    if (await noteNow()) {
      for (const session of sessions) {
        if (isMine || (await device.isFree(session))) await storage.remove(session);
      }
      if (own !== undefined && own === keeper?.session) device.comeBackTo([own]);
    }
    await listOthers();
    await reading;
  };

  /** The best generation of a session, and whether a later one is damaged; `null` where all are. */
  const readBest = async (generations: readonly StoredWork[]) => {
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

  const collect = async (manifest: Manifest): Promise<Work> => {
    const keys = manifest.files.map(({ place }) => place ?? '');
    const { verdicts } = manifest;
    const [bytes, [said = null]] = await Promise.all([
      storage.readFiles(keys),
      storage.readFiles(verdicts ? [verdicts.place] : []),
    ]);
    const work = assemble(manifest, bytes, said);
    if (verdicts && work.verdicts) places.set(work.verdicts, verdicts.place);
    const kept = new Map(manifest.files.map(({ id, place }) => [id, place]));
    for (const { id, file } of work.files) places.set(file, kept.get(id) ?? '');
    return work;
  };

  /** Opens the best of some generations; `sessions` are those that give way to it. */
  const openStored = async (
    generations: readonly StoredWork[],
    sessions: readonly string[],
  ): Promise<void> => {
    const best = await readBest(generations);
    if (!best) return;
    const { manifest, work } = best;
    const savedAt = Date.parse(manifest.savedAt);
    set({ arrival: { kind: 'brought back', from: null, files: work.files.length, savedAt } });
    void takeOver(work, sessions);
  };

  const listOthers = async () => {
    const open = await device.openSessions();
    const stored = get().keeps ? await storage.list() : [];
    const isOpen = (session: string) => open?.has(session) ?? false;
    set({ otherWork: listOtherWork(stored, held, isOpen, keeper?.session ?? null) });
  };

  /** Ends the present session; its work stays kept, and at hand, where anything would be lost. */
  const leave = async (): Promise<void> => {
    const work = workOf(get());
    const isLeft = isWorthKeeping(work) && !isUntouched(work, get().link);
    const session = keeper?.session ?? newName();
    if (isLeft) {
      await noteNow();
      held.set(session, { work, savedAt: Date.now() });
    }
    begin();
    if (!isLeft) await storage.remove(session);
    const files = work.files.length;
    set({ arrival: isLeft ? { kind: 'set aside', session, files } : null });
  };

  const stopKeeping = () => {
    keeper?.end();
    keeper = null;
    places = new WeakMap();
    set({ keeps: false, keeping: null });
  };

  device.listen((told) => {
    if (told === 'keeping') set({ keeps: true });
    else stopKeeping();
    if (told === 'erased') get().addNotice(sessionProblems.erasedElsewhere());
    if (told === 'keeping') begin();
    void noteNow().then(listOthers);
  });
  device.beforeLeaving(() => {
    get().noteWork();
    keeper?.leave();
  });

  return {
    startSession: async (addressed) => {
      set({ keeps: device.mayKeep() });
      if (!get().keeps) return;
      const works = await storage.list();
      const open = await device.openSessions();
      const latest = latestOfEach(works);
      const isClosed = ({ session }: StoredWork) => open !== null && !open.has(session);
      const closed = latest.find(isClosed)?.session;
      const former = device.former.length > 0 || closed === undefined ? device.former : [closed];
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
      const left = get().otherWork.find(({ session }) => session === wanted);
      if (isOther && left && device.former.length > 0) {
        set({ arrival: { kind: 'set aside', session: left.session, files: left.files.length } });
      }
    },
    noteWork: () => {
      keeper?.note(workOf(get()));
    },
    setAside: async () => {
      await leave();
      await show(nothing);
      await listOthers();
    },
    openWork: async (work, from) => {
      await leave();
      const files = work.files.length;
      if (from) {
        const { name, savedAt } = from;
        set({ arrival: { kind: 'brought back', from: name, files, savedAt } });
      }
      await takeOver(work, []);
    },
    openOther: async (session) => {
      const mine = held.get(session);
      const generations = mine ? [] : generationsOf(await storage.list(), session);
      await leave();
      if (mine) {
        held.delete(session);
        set({ arrival: null });
        await takeOver(mine.work, [session], true);
      } else await openStored(generations, [session]);
    },
    removeOther: async (session) => {
      held.delete(session);
      await storage.remove(session);
      await tidy();
      await listOthers();
    },
    setKeeps: async (keeps) => {
      device.rememberMayKeep(keeps);
      device.tell(keeps ? 'keeping' : 'not keeping');
      if (keeps) {
        set({ keeps });
        begin();
        await noteNow();
      } else {
        stopKeeping();
        get().changeLlmJudge({ keepsKey: false });
        await storage.erase();
      }
      await listOthers();
    },
    eraseEverything: async () => {
      const { keeps } = get();
      stopKeeping();
      held.clear();
      device.tell('erased');
      get().keepMappings([]);
      get().changeLlmJudge(firstForm);
      await show(nothing);
      await storage.erase();
      await device.eraseRest();
      set({ keeps, arrival: null, otherWork: [], notices: [] });
      begin();
    },
    giveUpMissing: () => {
      set({ missingFiles: [] });
    },
    putAwayArrival: () => {
      set({ arrival: null });
    },
  };
}

/** Whether work is no more than what its link opens. */
function isUntouched({ choices }: Work, link: Link | null): boolean {
  return link !== null && JSON.stringify(choices) === JSON.stringify(firstChoices);
}

/** The link that the files of a session came from. */
function linkOf([latest]: readonly StoredWork[]): Link | null {
  const checked = latest && readManifest(latest.manifest, '');
  return checked?.kind === 'valid' ? readAddress(checked.value.view).state.link : null;
}
