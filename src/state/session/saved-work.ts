import { sessionProblems } from '../../core/session-problems';
import type { Client } from '../../worker/client';
import type { Get } from '../model';
import { assemble, readManifest, writeManifest } from './manifest';
import type { SavedWorkActions } from './model';
import { workOf } from './work';

/* Work as one file, to be opened elsewhere: a zip of its manifest and of the files' bytes. */

export function createSavedWorkActions(client: Client, get: Get): SavedWorkActions {
  return {
    saveWork: () => {
      const work = workOf(get());
      const paths = work.files.map(({ file }, at) => `files/${at + 1}-${nameInZip(file.name)}`);
      const manifest = writeManifest(work, paths, Date.now());
      const files = work.files.map(({ file }, at) => ({ path: paths[at] ?? '', file }));
      return client.packWork(manifest, files);
    },
    openSaved: async (file) => {
      const unpacked = await client.unpackWork(file, file.name);
      if (unpacked.kind === 'refused') {
        get().addNotice(unpacked.problem);
        return;
      }
      const checked = readManifest(unpacked.manifest, file.name);
      if (checked.kind === 'invalid') {
        get().addNotice(checked.problem);
        return;
      }
      const bytes = new Map(unpacked.files.map(({ path, file: held }) => [path, held]));
      const places = checked.value.files.map(({ place }) => place ?? '');
      const stray = [...bytes.keys()].find((path) => !places.includes(path));
      if (stray !== undefined) {
        get().addNotice(sessionProblems.strayEntry(file.name, stray));
        return;
      }
      const work = assemble(
        checked.value,
        places.map((place) => bytes.get(place) ?? null),
      );
      const savedAt = Date.parse(checked.value.savedAt);
      await get().openWork(work, { name: file.name, savedAt });
    },
  };
}

/** A name without the separators of folders. */
function nameInZip(name: string): string {
  return name.replace(/[/\\]/g, '_');
}
