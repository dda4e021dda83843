import { sessionProblems } from '../../core/words/session-problems';
import type { Client } from '../../worker/client';
import type { Get } from '../model';
import { valueOr } from '../schemas/checked-json';
import { placesIn, projectFrom, projectOf, readManifest, writeManifest } from './project';
import type { ProjectFileActions } from './model';

/* A project as one `.assay` file: a zip of its manifest and its files. */

export function createProjectFileActions(client: Client, get: Get): ProjectFileActions {
  return {
    saveProject: () => {
      const project = projectOf(get());
      const paths = new Map(
        // A file name must not add a folder.
        project.files.map(({ file }, at) => [
          file,
          `files/${at + 1}-${file.name.replace(/[/\\]/g, '_')}`,
        ]),
      );
      if (project.verdicts) paths.set(project.verdicts, `verdicts/${project.verdicts.name}`);
      const manifest = writeManifest(project, (file) => paths.get(file) ?? null, Date.now());
      return client.packProject(
        manifest,
        [...paths].map(([file, path]) => ({ path, file })),
      );
    },
    openProjectFile: async (file) => {
      const { name } = file;
      const unpacked = await client.unpackProject(file, name);
      if (unpacked.kind === 'refused') {
        get().addNotice(unpacked.problem);
        return;
      }
      const manifest = valueOr(readManifest(unpacked.manifest, name), get().addNotice);
      if (!manifest) return;
      const bytes = new Map(unpacked.files.map((entry) => [entry.path, entry.file]));
      const places = placesIn(manifest);
      const stray = [...bytes.keys()].find((path) => !places.has(path));
      if (stray !== undefined) {
        get().addNotice(sessionProblems.strayEntry(name, stray));
        return;
      }
      const project = projectFrom(manifest, (place) => bytes.get(place) ?? null);
      await get().openProject(project, { name, savedAt: Date.parse(manifest.savedAt) });
    },
  };
}
