/**
 * Import options of a file. Absent options are detected from the file; chosen ones are in
 * `SourceInfo.options`.
 */
export interface ReadOptions {
  /** Label from the Encoding Standard, for example `windows-1252`. */
  readonly encoding?: string;
  /** Whether to repair double-encoded text (`Ã©` for `é`). */
  readonly repairMojibake?: boolean;
  /** Delimiter of the cells. */
  readonly delimiter?: string;
  /** Whether quotation marks are part of the cell values; by default, they enclose the cells. */
  readonly literalQuotes?: boolean;
  /**
   * Number of the record with the column names, counted from 1; 0 if the file has no column names.
   */
  readonly headerRow?: number;
  /** Sheet of a workbook. */
  readonly sheet?: string;
  readonly limits?: Partial<ReadLimits>;
}

/** Limits on the size of a file; a larger file is rejected with a message that states the limit. */
export interface ReadLimits {
  /** Bytes of the file. */
  readonly fileBytes: number;
  /** Bytes after decompression, summed over all members. */
  readonly inflatedBytes: number;
  /** Ratio of decompressed to compressed bytes; checked above 10 MB. */
  readonly inflationRatio: number;
  /** Entries of a zip or parts of a workbook. */
  readonly entries: number;
  /** Rows × columns of the table. */
  readonly cells: number;
  /** Nesting depth of JSON. */
  readonly depth: number;
  /** UTF-16 code units in a cell. */
  readonly cellLength: number;
}

/** The default limits. Reasons: docs/decisions/reading-files.md. */
export const DEFAULT_LIMITS: ReadLimits = {
  fileBytes: 500_000_000,
  inflatedBytes: 500_000_000,
  inflationRatio: 200,
  entries: 10_000,
  cells: 20_000_000,
  depth: 200,
  cellLength: 10_000_000,
};

/** The limits for a file: the defaults, except those that the user raised. */
export function limitsOf({ limits }: ReadOptions): ReadLimits {
  return { ...DEFAULT_LIMITS, ...limits };
}

/** Import options that the preview offers; empty if there is no choice. */
export interface ReadChoices {
  /** Encodings that fit the bytes, best first, including the current one. */
  readonly encodings: readonly string[];
  /** The non-empty sheets of a workbook, in file order. */
  readonly sheets: readonly string[];
  /** The sheet that was read; `null` for a file without sheets. */
  readonly sheet: string | null;
  /**
   * Number of the record used as the header, counted from 1; 0 if no record is used; `null` if the
   * format has no header record.
   */
  readonly headerRow: number | null;
  /** Whether the text looks double-encoded, and whether it was repaired. */
  readonly mojibake: 'none' | 'suspected' | 'repaired';
}

/** A shape of `read/shapes`: its identifier, such as `squad`, and its label. */
export interface RecognizedShape {
  readonly id: string;
  readonly label: string;
}

/** The options detected before a file was rejected, so that the user can choose others. */
export interface ReadAttempt {
  /** Identifier of the format; `null` if the file was rejected before the format was known. */
  readonly format: string | null;
  /** `null` if the file was rejected before the encoding was known. */
  readonly encoding: string | null;
  readonly choices: ReadChoices;
}

export const NO_READ_CHOICES: ReadChoices = {
  encodings: [],
  sheets: [],
  sheet: null,
  headerRow: null,
  mojibake: 'none',
};
