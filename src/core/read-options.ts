/**
 * What a person may choose about the reading of a file. Everything left out is decided by the bytes
 * of the file; what was chosen stands in `SourceInfo.options`.
 */
export interface ReadOptions {
  /** Label of the Encoding Standard, for example `windows-1252`. */
  readonly encoding?: string;
  /** Whether text that was decoded twice (`Ã©` for `é`) is set right. */
  readonly repairMojibake?: boolean;
  /** Character between the cells of a delimited file. */
  readonly delimiter?: string;
  /** Record that holds the column names, from 1; 0: the file has none. */
  readonly headerRow?: number;
  /** Sheet of a workbook. */
  readonly sheet?: string;
  readonly limits?: Partial<ReadLimits>;
}

/** How much of a file is read before it is refused with a sentence that names the limit. */
export interface ReadLimits {
  /** Bytes of the file as it is. */
  readonly fileBytes: number;
  /** Bytes after decompression, over all members. */
  readonly inflatedBytes: number;
  /** Bytes after decompression for each byte before it, looked at from 10 MB on. */
  readonly inflationRatio: number;
  /** Entries of a zip, or parts of a workbook. */
  readonly entries: number;
  /** Rows × columns of the table. */
  readonly cells: number;
  /** Nesting of JSON. */
  readonly depth: number;
  /** UTF-16 units of one cell. */
  readonly cellLength: number;
}

/** Why these: docs/decisions/reading-files.md. */
export const DEFAULT_LIMITS: ReadLimits = {
  fileBytes: 500_000_000,
  inflatedBytes: 500_000_000,
  inflationRatio: 200,
  entries: 10_000,
  cells: 20_000_000,
  depth: 200,
  cellLength: 10_000_000,
};

/** The limits of one reading: the defaults, save those that a person raised. */
export function limitsOf({ limits }: ReadOptions): ReadLimits {
  return { ...DEFAULT_LIMITS, ...limits };
}

/** What else a file could be read as, for the choosers of its preview; empty where there is no choice. */
export interface ReadChoices {
  /** Encodings that fit the bytes, best first, the present one among them. */
  readonly encodings: readonly string[];
  /** Sheets of a workbook that hold cells, in its order. */
  readonly sheets: readonly string[];
  /** The sheet that was read; `null` in a file without sheets. */
  readonly sheet: string | null;
  /** Record that was taken for the header, from 1; 0: none; `null` if the format has no such record. */
  readonly headerRow: number | null;
  /** Whether the text looks as if it had been decoded twice, and whether that was set right. */
  readonly mojibake: 'none' | 'suspected' | 'repaired';
}

/** A shape of `read/shapes`: its identifier, for example `squad`, and what a person calls it. */
export interface RecognizedShape {
  readonly id: string;
  readonly label: string;
}

/** How a refused file was read as far as it was, so that a person can choose another way. */
export interface ReadAttempt {
  /** Identifier of the format; `null` if it was refused before that was known. */
  readonly format: string | null;
  /** `null` if the file is in none, or in none that was tried. */
  readonly encoding: string | null;
  readonly choices: ReadChoices;
}

export const NO_CHOICES: ReadChoices = {
  encodings: [],
  sheets: [],
  sheet: null,
  headerRow: null,
  mojibake: 'none',
};
