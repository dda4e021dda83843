import { sessionProblems } from '../../core/words/session-problems';
import type { Client } from '../../worker/client';
import type { Get } from '../model';
import { projectFrom, readManifest, writeManifest } from './manifest';
import type { ProjectFileActions } from './model';
import { projectOf } from './project';

/* Work as one file, to be opened elsewhere: a zip of its manifest and of the files' bytes. */

export function createProjectFileActions(client: Client, get: Get): ProjectFileActions {
  return {
    saveProject: () => {
      const work = projectOf(get());
      const paths = new Map(
        work.files.map(({ file }, at) => [file, `files/${at + 1}-${nameInZip(file.name)}`]),
      );
      if (work.verdicts) paths.set(work.verdicts, `verdicts/${work.verdicts.name}`);
      const manifest = writeManifest(work, (file) => paths.get(file) ?? null, Date.now());
      return client.packWork(
        manifest,
        [...paths].map(([file, path]) => ({ path, file })),
      );
    },
    openProjectFile: async (file) => {
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
      const said = checked.value.verdicts?.place ?? '';
      const stray = [...bytes.keys()].find((path) => !places.includes(path) && path !== said);
      if (stray !== undefined) {
        get().addNotice(sessionProblems.strayEntry(file.name, stray));
        return;
      }
      const work = projectFrom(
        checked.value,
        places.map((place) => bytes.get(place) ?? null),
        bytes.get(said) ?? null,
      );
      const savedAt = Date.parse(checked.value.savedAt);
      await get().openProject(work, { name: file.name, savedAt });
    },
  };
}

/** A name without the separators of folders. */
function nameInZip(name: string): string {
  return name.replace(/[/\\]/g, '_');
}
