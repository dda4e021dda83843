import { latestOfEach, type StoredWork } from './generations';
import { readManifest } from './manifest';
import type { OtherWork, Work } from './model';

/** Work that was set aside in this page, at hand even where nothing is kept. */
export interface HeldWork {
  readonly work: Work;
  readonly savedAt: number;
}

/**
 * All work but that of the `present` session, the latest first; what is damaged cannot be opened
 * and is left out.
 */
export function listOtherWork(
  stored: readonly StoredWork[],
  held: ReadonlyMap<string, HeldWork>,
  isOpen: (session: string) => boolean,
  present: string | null,
): OtherWork[] {
  const kept = latestOfEach(stored)
    .filter(({ session }) => session !== present)
    .flatMap(({ session, savedAt, manifest }): OtherWork[] => {
      const checked = readManifest(manifest, '');
      if (checked.kind === 'invalid') return [];
      const isOpenElsewhere = !held.has(session) && isOpen(session);
      return [{ session, savedAt, isOpenElsewhere, ...summarise(checked.value.files) }];
    });
  const unstored = [...held]
    .filter(([session]) => !kept.some((one) => one.session === session))
    .map(([session, { work, savedAt }]): OtherWork => {
      const files = work.files.map(({ file }) => ({ name: file.name, bytes: file.size }));
      return { session, savedAt, isOpenElsewhere: false, ...summarise(files) };
    });
  return [...unstored, ...kept].sort((a, b) => b.savedAt - a.savedAt);
}

function summarise(files: readonly { readonly name: string; readonly bytes: number }[]) {
  return {
    files: files.map(({ name }) => name),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
