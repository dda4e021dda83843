import { problems } from '../../core/words/problems';
import { sessionProblems } from '../../core/words/session-problems';
import type { Client } from '../../worker/client';
import type { PackedFile } from '../../worker/protocol';
import type { GetState, Assay } from '../model';
import { type Checked, checkFile, valueOrNotify } from '../schemas/checked-json';
import type { About } from '../../core/output/publish/readme';
import type { Choices, MissingFile, Project, ProjectFile, ProjectFileActions } from './model';
import { NO_LABELS } from '../../core/analysis/agreement/labels';
import { type GoldPatch, NO_PATCH, PATCH_FORMAT } from '../../core/analysis/gold/patch';
import { VERSION } from '../../core/version';
import { initialChoices, mergeNotes } from '../choices/choices';
import { type Manifest, manifestSchema } from './schema';
import type { Problem } from '../../core/model';
import { writeAddress } from '../address';
import { choicesOf } from '../choices/history';
import { isSame } from '../selectors';

export function projectOf(state: Assay): Project {
  return {
    files: state.files.map((entry) => ({
      id: entry.id,
      file: entry.file,
      sha256: entry.status === 'read' ? entry.info.sha256 : null,
    })),
    missing: findMissing(state),
    choices: choicesOf(state),
    verdicts: state.llmJudge.verdicts,
    view: writeAddress(state),
    widths: state.layout.widths,
  };
}

/** The missing files that are still not open. */
export function findMissing({
  missingFiles,
  files,
}: Pick<Assay, 'missingFiles' | 'files'>): readonly MissingFile[] {
  return missingFiles.filter(({ id }) => !files.some((one) => one.id === id));
}

export function missingFilesProblem(state: Assay): Problem | null {
  const names = findMissing(state).map(({ name }) => name);
  return names.length === 0 ? null : sessionProblems.missingFiles(names);
}

/** Whether closing loses anything: files, labels, decisions, title, notes, changed settings. */
export function hasContent({ files, missing, choices }: Project): boolean {
  const { settings, labels, goldPatch, title, notes } = choices;
  return (
    files.length > 0 ||
    missing.length > 0 ||
    labels.given.length > 0 ||
    goldPatch.decisions.length > 0 ||
    title !== '' ||
    notes.length > 0 ||
    !isSame(settings, initialChoices.settings)
  );
}

/** Whether two projects are stored as the same manifest. */
export function isSameProject(a: Project, b: Project): boolean {
  const keys = Object.keys(a.choices) as (keyof Choices)[];
  return (
    a.view === b.view &&
    a.widths === b.widths &&
    a.missing.map(({ id }) => id).join('\n') === b.missing.map(({ id }) => id).join('\n') &&
    keys.every((key) => a.choices[key] === b.choices[key]) &&
    haveSameFiles(a, b) &&
    a.files.every(({ sha256 }, at) => sha256 === b.files[at]?.sha256)
  );
}

/** All files whose bytes are stored. */
export function bytesOf({ files, verdicts }: Project): readonly File[] {
  return [...files.map(({ file }) => file), ...(verdicts ? [verdicts] : [])];
}

export function haveSameFiles(a: Project, b: Project): boolean {
  const isSame = ({ id, file }: ProjectFile, at: number) =>
    b.files[at]?.id === id && b.files[at].file === file;
  return a.files.length === b.files.length && a.files.every(isSame) && a.verdicts === b.verdicts;
}

/* The manifest of a project; the bytes of each file are stored separately, under its own key or
   path. */

/**
 * @param placeOf where the bytes of a file are stored
 * @param about author, date and headline for a published folder
 */
export function writeManifest(
  { files, missing, choices, verdicts, view, widths }: Project,
  placeOf: (file: File) => string | null,
  savedAt: number,
  about?: About,
): string {
  const { labels, title, notes } = choices;
  const verdictPlace = verdicts && placeOf(verdicts);
  const manifest: Manifest = {
    assay: 'work',
    schema: 1,
    scorer: VERSION,
    savedAt: new Date(savedAt).toISOString(),
    files: [
      ...files.map(({ id, file, sha256 }) => ({
        id,
        name: file.name,
        bytes: file.size,
        lastModified: Math.max(0, file.lastModified),
        sha256,
        place: placeOf(file),
      })),
      ...missing.map((file) => ({ ...file, place: null })),
    ].map((file) => ({
      ...file,
      role: choices.roles[file.id] ?? null,
      readOptions: choices.readOptions[file.id] ?? null,
    })),
    mapping: choices.ownMapping,
    settings: choices.settings,
    declinedPresets: choices.declinedPresets,
    ...(labels !== NO_LABELS && { labels }),
    ...serializePatch(choices.goldPatch),
    ...(title !== '' && { title }),
    ...(notes.length > 0 && { notes }),
    ...(verdicts &&
      verdictPlace !== null && { verdicts: { place: verdictPlace, bytes: verdicts.size } }),
    ...(about && { about }),
    view,
    widths: Object.entries(widths).map(([column, width]) => [column, Math.round(width)] as const),
  };
  return JSON.stringify(manifest);
}

/** The patch as a field of a manifest or link; absent if there are no decisions. */
export function serializePatch({ decisions }: GoldPatch): Pick<Manifest, 'goldPatch'> {
  return decisions.length > 0 ? { goldPatch: { format: PATCH_FORMAT, decisions } } : {};
}

/** Parses a manifest; problems refer to the file as `name`. */
export function readManifest(json: string, name: string): Checked<Manifest> {
  return checkFile(manifestSchema, json, name);
}

/** Each storage key or path in a manifest, with the number of bytes stored there. */
export function listStoredSizes({ files, verdicts }: Manifest): Map<string, number> {
  const stored = [...files, ...(verdicts ? [verdicts] : [])];
  return new Map(
    stored.flatMap(({ place, bytes }) => (place === null ? [] : [[place, bytes] as const])),
  );
}

/**
 * The project that a manifest describes. A file counts as missing if `bytesAt` finds no stored
 * bytes of the length in the manifest.
 */
export function projectFrom(manifest: Manifest, bytesAt: (place: string) => Blob | null): Project {
  const fileAt = (place: string | null, size: number, name: string, lastModified?: number) => {
    const bytes = place === null ? null : bytesAt(place);
    return bytes?.size === size ? new File([bytes], name, { lastModified }) : null;
  };
  const files = manifest.files.map((saved) => ({
    ...saved,
    file: fileAt(saved.place, saved.bytes, saved.name, saved.lastModified),
  }));
  const { verdicts } = manifest;
  return {
    files: files.flatMap(({ id, sha256, file }) => (file ? [{ id, file, sha256 }] : [])),
    missing: files.flatMap(({ id, name, bytes, lastModified, sha256, file }) =>
      file ? [] : [{ id, name, bytes, lastModified, sha256 }],
    ),
    choices: {
      ...initialChoices,
      roles: Object.fromEntries(files.flatMap(({ id, role }) => (role ? [[id, role]] : []))),
      readOptions: Object.fromEntries(
        files.flatMap(({ id, readOptions }) => (readOptions ? [[id, readOptions]] : [])),
      ),
      ownMapping: manifest.mapping,
      settings: manifest.settings,
      declinedPresets: manifest.declinedPresets,
      labels: manifest.labels ?? NO_LABELS,
      goldPatch: manifest.goldPatch ? { decisions: manifest.goldPatch.decisions } : NO_PATCH,
      title: manifest.title ?? '',
      notes: mergeNotes([], manifest.notes ?? []),
    },
    verdicts: verdicts ? fileAt(verdicts.place, verdicts.bytes, 'verdicts.jsonl') : null,
    view: manifest.view,
    widths: Object.fromEntries(manifest.widths),
  };
}

/* A project as an `.assay` file: a zip of its manifest and its files. */

export function createProjectFileActions(client: Client, get: GetState): ProjectFileActions {
  return {
    saveProject: async () => {
      const project = projectOf(get());
      const paths = new Map(
        // A file name must not create a folder.
        project.files.map(({ file }, at) => [
          file,
          `files/${at + 1}-${file.name.replace(/[/\\]/g, '_')}`,
        ]),
      );
      if (project.verdicts) paths.set(project.verdicts, `verdicts/${project.verdicts.name}`);
      const manifest = writeManifest(project, (file) => paths.get(file) ?? null, Date.now());
      const packed: PackedFile[] = [];
      for (const [source, path] of paths) {
        const file = await get().readableCopy(source);
        if (!file) {
          get().addNotice(problems.unreadFile(source.name));
          return null;
        }
        packed.push({ path, file });
      }
      return client.packProject(manifest, packed).catch(() => {
        get().addNotice(sessionProblems.unsavedProject());
        return null;
      });
    },
    openProjectFile: async (file) => {
      const { name } = file;
      const unpacked = await client.unpackProject(file, name);
      if (unpacked.kind === 'refused') {
        get().addNotice(unpacked.problem);
        return;
      }
      const manifest = valueOrNotify(readManifest(unpacked.manifest, name), get().addNotice);
      if (!manifest) return;
      const bytes = new Map(unpacked.files.map((entry) => [entry.path, entry.file]));
      const places = listStoredSizes(manifest);
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
