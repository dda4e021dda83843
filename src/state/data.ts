import type { Role } from '../core/model';
import { problems } from '../core/problems';
import { DEFAULT_SETTINGS } from '../core/settings';
import type { Client } from '../worker/client';
import { type Checked, readMapping, readSettings } from './schema';
import type { DataActions, DataState, FileEntry, Get, Set } from './model';

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

  const readOne = async (file: File) => {
    const id = uniqueId(file.name, get().files);
    const { size } = file;
    set(({ files }) => ({ files: [...files, { id, size, status: 'reading' }] }));
    try {
      const opened = await client.open(id, file);
      if (opened.kind === 'read') change(id, { id, size, status: 'read', ...opened });
      else change(id, { id, size, status: 'refused', problem: opened.problem });
    } catch {
      change(id, { id, size, status: 'refused', problem: problems.unreadFile(id) });
    }
  };

  const forget = async (ids: readonly string[]) => {
    const left = get().files.filter(({ id }) => !ids.includes(id));
    const roles = Object.fromEntries(
      Object.entries(get().roles).filter(([id]) => !ids.includes(id)),
    );
    set({ files: left, roles, ownMapping: null, link: null });
    await Promise.all(ids.map((id) => client.close(id)));
    await get().refresh();
  };

  return {
    addFiles: async (files) => {
      const texts = await Promise.all(files.map(sniff));
      const data = files.filter((_, index) => texts[index] === null);
      for (const [index, kind] of texts.entries()) {
        const file = files[index];
        if (file && kind !== null) await takeChoices(file, kind, get);
      }
      if (data.length === 0) return;
      set({ ownMapping: null, link: null });
      await Promise.all(data.map(readOne));
      await get().refresh();
    },
    removeFile: (id) => forget([id]),
    removeAll: () => forget(get().files.map(({ id }) => id)),
    setRole: (id, role) => {
      const isGold = (one: Role) => one === 'gold' || one === 'both';
      const others = Object.entries(get().proposal?.roles ?? {})
        .filter(([other, held]) => other !== id && isGold(role) && isGold(held))
        .map(([other]) => [other, 'predictions'] as const);
      const roles = { ...get().roles, ...Object.fromEntries(others), [id]: role };
      set({ roles, ownMapping: null });
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

async function takeChoices(file: File, kind: ChoiceKind, get: Get): Promise<void> {
  const text = await file.text();
  if (kind === 'mapping') accept(readMapping(text, file.name), get().setMapping, get);
  else accept(readSettings(text, file.name), get().setSettings, get);
}

function accept<T>(checked: Checked<T>, take: (value: T) => void, get: Get): void {
  if (checked.kind === 'valid') take(checked.value);
  else get().addNotice(checked.problem);
}
