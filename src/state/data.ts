import type { Mapping, Role } from '../core/model';
import { problems } from '../core/problems';
import { DEFAULT_SETTINGS } from '../core/settings';
import type { Client } from '../worker/client';
import type { Opened } from '../worker/protocol';
import { type Checked, readMapping, readSettings } from './schema';
import { withoutFile } from './merge-mapping';
import type { DataActions, DataState, FileEntry, Get, Set } from './model';
import { isExample } from './view';

export const emptyData: DataState = {
  files: [],
  roles: {},
  ownMapping: null,
  settings: DEFAULT_SETTINGS,
  proposal: null,
  notices: [],
};

export function createDataActions(client: Client, set: Set, get: Get): DataActions {
  const change = (id: string, entry: FileEntry) => {
    set(({ files }) => ({ files: files.map((file) => (file.id === id ? entry : file)) }));
  };

  /** Shows the file as being read, under an id of its own. */
  const listFile = ({ name, size }: File): string => {
    const id = uniqueId(name, get().files);
    set(({ files }) => ({ files: [...files, { id, size, status: 'reading' }] }));
    return id;
  };

  const readOne = async (file: File, id: string): Promise<void> => {
    const { size } = file;
    try {
      const opened = await client.open(id, file, {});
      if (opened.kind === 'read') change(id, { id, size, status: 'read', ...opened });
      else if (opened.kind === 'refused') {
        change(id, { id, size, status: 'refused', problem: opened.problem });
      } else await readUnpacked(id, opened);
    } catch {
      change(id, { id, size, status: 'refused', problem: problems.unreadFile(id) });
    }
  };

  /** Lists what a file held in its place, and reads it. */
  const readUnpacked = async (id: string, unpacked: Extract<Opened, { kind: 'unpacked' }>) => {
    set(({ files }) => ({ files: files.filter((file) => file.id !== id) }));
    for (const problem of unpacked.problems) get().addNotice(problem);
    const inner = unpacked.files.map(({ name, bytes }) => new File([bytes], name));
    const entries = inner.map((file) => ({ file, id: listFile(file) }));
    for (const entry of entries) await readOne(entry.file, entry.id);
  };

  const forget = async (ids: readonly string[]) => {
    const left = get().files.filter(({ id }) => !ids.includes(id));
    const roles = Object.fromEntries(
      Object.entries(get().roles).filter(([id]) => !ids.includes(id)),
    );
    set({ files: left, roles, link: null, ...(left.length === 0 ? { ownMapping: null } : {}) });
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
      const kinds = await Promise.all(files.map(sniff));
      const data = files.filter((_, index) => kinds[index] === null);
      let mapping: Mapping | null = null;
      for (const [index, kind] of kinds.entries()) {
        const file = files[index];
        if (file && kind === 'settings') await takeSettings(file, get);
        if (file && kind === 'mapping') mapping = await takeMapping(file, get);
      }
      if (mapping) set({ ownMapping: mapping });
      if (data.length > 0 && isExample(get().link)) await forget(get().files.map(({ id }) => id));
      if (data.length > 0) set({ link: null });
      // One after another: the order of the runs is that of the files, not of their arrival.
      const entries = data.map((file) => ({ file, id: listFile(file) }));
      for (const { file, id } of entries) await readOne(file, id);
      if (mapping) noticeUnopened(mapping);
      const cancelled = get().run.phase === 'cancelled';
      if (!cancelled) await get().refresh();
    },
    removeFile: (id) => forget([id]),
    removeAll: () => forget(get().files.map(({ id }) => id)),
    setRole: (id, role) => {
      const isGold = (one: Role) => one === 'gold' || one === 'both';
      const others = Object.entries(get().proposal?.roles ?? {})
        .filter(([other, held]) => other !== id && isGold(role) && isGold(held))
        .map(([other]) => [other, 'predictions'] as const);
      const roles = { ...get().roles, ...Object.fromEntries(others), [id]: role };
      const ownMapping = withoutFile(get().ownMapping, id, isGold(role));
      set({ roles, ownMapping });
      void get().refresh();
    },
    setMapping: (ownMapping) => {
      set({ ownMapping });
      void get().refresh();
    },
    setSettings: (settings) => {
      set({ settings });
      void get().refresh();
    },
    addNotice: (problem) => {
      set(({ notices }) => ({ notices: [...notices, problem] }));
    },
    dismissNotice: (problem) => {
      set(({ notices }) => ({ notices: notices.filter((one) => one !== problem) }));
    },
  };
}

/** The file's name, numbered when another file has it. */
export function uniqueId(name: string, files: readonly { readonly id: string }[]): string {
  let id = name;
  for (let count = 2; files.some((file) => file.id === id); count++) id = `${name} (${count})`;
  return id;
}

type ChoiceKind = 'mapping' | 'settings';

/** Largest file that may be a mapping or settings; data files are not looked into. */
const MAX_CHOICES = 200_000;

/** Whether a file is a saved mapping or saved settings, by the key it begins with. */
async function sniff(file: File): Promise<ChoiceKind | null> {
  if (file.size > MAX_CHOICES || !/\.json$/i.test(file.name)) return null;
  const head = (await file.text()).slice(0, 200);
  const kind = /^\s*\{\s*"assay":\s*"(mapping|settings)"/.exec(head)?.[1];
  return kind === 'mapping' || kind === 'settings' ? kind : null;
}

async function takeSettings(file: File, get: Get): Promise<void> {
  const settings = accept(readSettings(await file.text(), file.name), get);
  if (settings) get().setSettings(settings);
}

async function takeMapping(file: File, get: Get): Promise<Mapping | null> {
  return accept(readMapping(await file.text(), file.name), get);
}

/** The value, or a notice of what is wrong with it. */
function accept<T>(checked: Checked<T>, get: Get): T | null {
  if (checked.kind === 'valid') return checked.value;
  get().addNotice(checked.problem);
  return null;
}
