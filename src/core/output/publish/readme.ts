import { VERSION } from '../../version';
import { plural } from '../../words/numbers';

/** A file that was scored, as a published folder holds it. */
export interface PublishedFile {
  readonly path: string;
  /** As it was dropped. */
  readonly name: string;
  readonly bytes: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

/**
 * What `README.txt` says of a published folder, to whoever unpacks it; `verdicts` are those of a
 * language model.
 */
export function writeReadme(
  files: readonly PublishedFile[],
  verdicts: Pick<PublishedFile, 'path' | 'bytes'> | null,
): string {
  return `${[
    `Results of Assay ${VERSION}, with all that is needed to see them and to check them.`,
    '',
    'Put this folder on any web server and open its address. To look at it on your own machine, serve',
    'it, for instance with "python3 -m http.server" in it: browsers start no page from the disk.',
    '',
    'index.html    the page; it scores the files anew in the browser of whoever opens it',
    'assay.json    settings, mapping and view',
    'report.json   the results as they were published; the page says whether it comes to the same',
    'data/         the files that were scored, byte for byte',
    '',
    'Whoever can open the folder can read the files in data/:',
    '',
    ...files.flatMap(({ path, name, bytes, sha256 }) => [
      `${path}${path.endsWith(`/${name}`) ? '' : ` (${name})`}, ${plural(bytes, 'byte')}`,
      `  SHA-256 ${sha256}`,
    ]),
    ...(verdicts
      ? [
          `${verdicts.path}, ${plural(verdicts.bytes, 'byte')}`,
          '  what a language model said of the answers, and the address of its server',
        ]
      : []),
  ].join('\n')}\n`;
}
