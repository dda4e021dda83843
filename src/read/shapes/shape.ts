import type { JsonValue } from '../json/value';

/**
 * A way in which questions, answers or runs are laid out in JSON, recognized by what it holds. JSON
 * and JSONL share the shapes: the lines of a file are a list.
 */
export interface JsonShape {
  /** Stands in `SourceInfo.shape`, where presets look for it. */
  readonly id: string;
  /** What a person calls it: a data set or the program that wrote the file. */
  readonly label: string;
  /** What is read from it, in a few words for docs/files.md. */
  readonly holds: string;
  /** Looks at a few records only; the first shape of the registry that says so is taken. */
  readonly recognize: (value: JsonValue) => boolean;
  readonly toRecords: (value: JsonValue) => ShapedRecords;
}

/** One record a question or answer, to be turned into columns by `recordsToTable`. */
export interface ShapedRecords {
  readonly records: readonly JsonValue[];
  /** Names of fields that no column holds, as a person finds them in the file. */
  readonly leftOut?: readonly string[];
}
