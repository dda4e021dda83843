import { sessionProblems } from '../../core/session-problems';
import { readAddress } from '../address';
import { firstChoices } from '../choices';
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
  arrival: null,
};

const nothing: Work = { files: [], choices: firstChoices, view: '', widths: {} };

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

  const begin = () => {
    keeper?.end();
    keeper = get().keeps ? createKeeper(newName(), storage, places, hearKeeper) : null;
    if (keeper) device.claim(keeper.session);
  };

  const show = (work: Work): Promise<void> => {
    const { state: view } = readAddress(work.view);
    const layout = { ...view.layout, widths: work.widths };
    set({ ...noHistory, ...work.choices, ...view, layout });
    return get().reopen(work.files);
  };

  const noteNow = async () => {
    get().noteWork();
    await keeper?.flush();
  };

  /** Shows work that has a session of its own, which gives way once the present one is written. */
  const takeOver = async (work: Work, session: string | null, isMine = false): Promise<void> => {
    const reading = show(work);
    await noteNow();
    if (session !== null && (isMine || (await device.isFree(session)))) {
      await storage.remove(session);
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
      return { manifest: checked.value, ...(await collect(checked.value)) };
    }
    return null;
  };

  const collect = async (manifest: Manifest) => {
    const keys = manifest.files.map(({ place }) => place ?? '');
    const { work, lost } = assemble(manifest, await storage.readFiles(keys));
    const kept = new Map(manifest.files.map(({ id, place }) => [id, place]));
    for (const { id, file } of work.files) places.set(file, kept.get(id) ?? '');
    return { work, lost };
  };

  const openStored = async (generations: readonly StoredWork[]): Promise<void> => {
    const [latest] = generations;
    const best = await readBest(generations);
    if (!latest || !best) return;
    const { manifest, work, lost } = best;
    const savedAt = Date.parse(manifest.savedAt);
    set({ arrival: { kind: 'brought back', from: null, files: work.files.length, savedAt } });
    if (lost.length > 0) get().addNotice(sessionProblems.lostBytes(lost));
    void takeOver(work, latest.session);
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
  device.beforeLeaving(() => void noteNow());

  return {
    startSession: async (addressed) => {
      set({ keeps: device.mayKeep() });
      if (!get().keeps) return;
      const works = await storage.list();
      const open = await device.openSessions();
      const latest = latestOfEach(works);
      const isClosed = ({ session }: StoredWork) => open !== null && !open.has(session);
      const wanted = device.former ?? latest.find(isClosed)?.session ?? null;
      const generations = wanted === null ? [] : generationsOf(works, wanted);
      begin();
      const former = linkOf(generations);
      const isOther = addressed && JSON.stringify(addressed) !== JSON.stringify(former);
      if (generations.length > 0 && !isOther) await openStored(generations);
      await listOthers();
      void tidy();
      const left = get().otherWork.find(({ session }) => session === device.former);
      if (isOther && left) {
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
      await takeOver(work, null);
    },
    openOther: async (session) => {
      const mine = held.get(session);
      const generations = mine ? [] : generationsOf(await storage.list(), session);
      await leave();
      if (mine) {
        held.delete(session);
        set({ arrival: null });
        await takeOver(mine.work, session, true);
      } else await openStored(generations);
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
      await show(nothing);
      await storage.erase();
      await device.eraseRest();
      set({ keeps, arrival: null, otherWork: [], notices: [] });
      begin();
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
