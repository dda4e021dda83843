import type { Problem } from '../../core/model';
import { sessionProblems } from '../../core/words/session-problems';
import { writeAddress } from '../address';
import { initialChoices } from '../choices/choices';
import { choicesOf } from '../choices/history';
import type { Choices } from './model';
import type { State } from '../model';
import type { MissingFile, Project, ProjectFile } from './model';

/** The present work. */
export function projectOf(state: State): Project {
  return {
    files: state.files.map((entry) => ({
      id: entry.id,
      file: entry.file,
      sha256: entry.status === 'read' ? entry.info.sha256 : null,
    })),
    missing: stillMissing(state),
    choices: choicesOf(state),
    verdicts: state.llmJudge.verdicts,
    view: writeAddress(state),
    widths: state.layout.widths,
  };
}

/** The missing files that were not dropped again since. */
export function stillMissing({
  missingFiles,
  files,
}: Pick<State, 'missingFiles' | 'files'>): readonly MissingFile[] {
  return missingFiles.filter(({ id }) => !files.some((one) => one.id === id));
}

/** What is said of the files that are missing; `null` where none is. */
export function missingFilesProblem(state: State): Problem | null {
  const names = stillMissing(state).map(({ name }) => name);
  return names.length === 0 ? null : sessionProblems.missingFiles(names);
}

/** Whether anything would be lost without it: a file, a label, or settings other than the first. */
export function hasContent({ files, missing, choices }: Project): boolean {
  const { settings, labels } = choices;
  return (
    files.length > 0 ||
    missing.length > 0 ||
    labels.given.length > 0 ||
    (settings !== initialChoices.settings &&
      JSON.stringify(settings) !== JSON.stringify(initialChoices.settings))
  );
}

/** Whether two works are the same in all that is kept. */
export function isSameProject(a: Project, b: Project): boolean {
  const keys = Object.keys(a.choices) as (keyof Choices)[];
  return (
    a.view === b.view &&
    a.widths === b.widths &&
    a.missing.map(({ id }) => id).join('\n') === b.missing.map(({ id }) => id).join('\n') &&
    keys.every((key) => a.choices[key] === b.choices[key]) &&
    isSameFiles(a, b) &&
    a.files.every(({ sha256 }, at) => sha256 === b.files[at]?.sha256)
  );
}

/** Everything of which the bytes are kept. */
export function bytesOf({ files, verdicts }: Project): readonly File[] {
  return [...files.map(({ file }) => file), ...(verdicts ? [verdicts] : [])];
}

/** Whether two works have the same bytes. */
export function isSameFiles(a: Project, b: Project): boolean {
  const isSame = ({ id, file }: ProjectFile, at: number) =>
    b.files[at]?.id === id && b.files[at].file === file;
  return a.files.length === b.files.length && a.files.every(isSame) && a.verdicts === b.verdicts;
}
