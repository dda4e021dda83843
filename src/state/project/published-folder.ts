import { NO_LABELS } from '../../core/analysis/agreement/labels';
import { crc32 } from '../../core/crc32';
import { dataPaths } from '../../core/output/publish/data-paths';
import { writeAddress } from '../address';
import { choicesOf } from '../choices/history';
import type { FileEntry, State } from '../model';
import { memoizeLast } from '../selectors';
import { filesOf } from './compare';
import { sharedView } from './link';
import { writeManifest } from './manifest';
import type { Link } from '../view';

/** The list of what is published: settings, mapping, view, and the places of the files. */
export const PUBLISHED_PROJECT = 'assay.json';

/** The results as they were when they were published. */
export const PUBLISHED_REPORT = 'report.json';

/** A file that would be published. */
export interface FileToPublish {
  readonly id: string;
  readonly file: File;
  readonly sha256: string;
  /** Where it will lie in the folder. */
  readonly path: string;
}

/** The files behind the results in sight, in their order. */
export function filesToPublish({ files, result }: State): readonly FileToPublish[] {
  return result ? listOnce(files, result.inputs) : [];
}

/** What a language model said of the answers, and where it will lie; `null` without any. */
export function verdictsToPublish(state: State): Pick<FileToPublish, 'file' | 'path'> | null {
  const file = state.result && state.llmJudge.verdicts;
  if (!file) return null;
  const names = filesToPublish(state).map((one) => one.file.name);
  return { file, path: dataPaths([...names, file.name]).at(-1) ?? '' };
}

const listOnce = memoizeLast(listFiles);

function listFiles(
  files: readonly FileEntry[],
  { mapping, settings }: NonNullable<State['result']>['inputs'],
): readonly FileToPublish[] {
  const scored = new Set(filesOf(mapping));
  const judging = new Set(settings.judges.map(({ sha256 }) => sha256));
  const used = files.flatMap((entry) => {
    const sha256 = sumOf(entry);
    const isUsed = entry.status === 'judge' ? judging.has(entry.card.sha256) : scored.has(entry.id);
    return isUsed && sha256 !== null ? [{ id: entry.id, file: entry.file, sha256 }] : [];
  });
  const paths = dataPaths(used.map(({ file }) => file.name));
  return used.map((one, at) => ({ ...one, path: paths[at] ?? '' }));
}

function sumOf(entry: FileEntry): string | null {
  if (entry.status === 'judge') return entry.card.sha256;
  return entry.status === 'read' ? entry.info.sha256 : null;
}

/**
 * The results in sight as they are published: the choices that they were made with, no name of who
 * publishes, and no time, so that publishing twice gives the same bytes. `null` while there are none.
 */
export function writePublishedProject(state: State) {
  const { result, labels } = state;
  if (!result) return null;
  const { mapping: ownMapping, settings } = result.inputs;
  const hasLabels = labels.given.length > 0 || labels.sample !== null;
  const files = filesToPublish(state).map(({ id, file, sha256, path }) => {
    const timeless = new File([file], file.name, { lastModified: 0 });
    return { path, id, file: timeless, sha256 };
  });
  const verdicts = verdictsToPublish(state);
  const view = sharedView(state);
  const manifest = writeManifest(
    {
      files,
      missing: [],
      verdicts: verdicts?.file ?? null,
      choices: {
        ...choicesOf(state),
        ownMapping,
        settings,
        labels: hasLabels ? { ...labels, annotator: '' } : NO_LABELS,
      },
      view: writeAddress({ ...view, link: null }),
      widths: state.layout.widths,
    },
    (file) =>
      [...files, ...(verdicts ? [verdicts] : [])].find((one) => one.file === file)?.path ?? null,
    0,
  );
  return { manifest, start: writeAddress({ ...view, link: linkTo(manifest) }) };
}

/** The address of a list tells one publication from the next: hosts of files pay no heed to a query. */
function linkTo(manifest: string): Link {
  const sum = crc32(new TextEncoder().encode(manifest)).toString(16).padStart(8, '0');
  return { gold: `${PUBLISHED_PROJECT}?${sum}`, predictions: [], settings: null };
}

/** Whether a link leads to what is published beside the page. */
export function isPublishedFolder({ gold, predictions }: Link): boolean {
  return predictions.length === 0 && /^assay\.json(\?[0-9a-f]{8})?$/.test(gold);
}
