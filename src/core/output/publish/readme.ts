import { VERSION } from '../../version';
import { plural } from '../../words/numbers';

/** A scored file in a published folder. */
export interface PublishedFile {
  readonly path: string;
  /** Its name when it was opened. */
  readonly name: string;
  readonly bytes: number;
  /** Lowercase hexadecimal. */
  readonly sha256: string;
}

/** Author, date and headline of the results in a link or a published folder. */
export interface About {
  readonly title: string;
  /** Empty if the author is not named. */
  readonly author: string;
  /** The date of sharing, such as `2026-11-23`. */
  readonly date: string;
  /** The result in one sentence; empty if there is none. */
  readonly headline: string;
}

/**
 * The text of `README.txt` in a published folder.
 * @param verdicts the file of an LLM judge's verdicts
 */
export function writeReadme(
  { title, author, date, headline }: About,
  files: readonly PublishedFile[],
  verdicts: Pick<PublishedFile, 'path' | 'bytes'> | null,
): string {
  return `${[
    title,
    author === '' ? date : `${author}, ${date}`,
    ...(headline === '' ? [] : ['', headline]),
    '',
    `Results from Assay ${VERSION}, with everything needed to view and verify them.`,
    '',
    'Upload this folder to any web server and open its URL. To view it on your own machine, run',
    '"python3 -m http.server" in it: browsers cannot run the page directly from disk.',
    '',
    'index.html    the page; it scores the files again in the browser',
    'assay.json    settings, mapping and view',
    'report.json   the published results; the page compares its own results with them',
    'data/         the scored files, byte for byte',
    '',
    'Anyone who can open this folder can read the files in data/:',
    '',
    ...files.flatMap(({ path, name, bytes, sha256 }) => [
      `${path}${path.endsWith(`/${name}`) ? '' : ` (${name})`}, ${plural(bytes, 'byte')}`,
      `  SHA-256 ${sha256}`,
    ]),
    ...(verdicts
      ? [
          `${verdicts.path}, ${plural(verdicts.bytes, 'byte')}`,
          '  verdicts of an LLM judge, and the address of its server',
        ]
      : []),
  ].join('\n')}\n`;
}
