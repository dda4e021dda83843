import type { Problem, Table } from '../core/model';
import type { ReadChoices, ReadOptions, RecognizedShape } from '../core/read-options';
import type { InflationMeter } from './compression/inflation-meter';

export interface Refusal {
  readonly kind: 'refused';
  readonly problem: Problem;
}

export function refuse(problem: Problem): Refusal {
  return { kind: 'refused', problem };
}

export type ParseResult = (
  | {
      readonly kind: 'table';
      readonly table: Table;
      readonly problems: readonly Problem[];
      readonly shape?: RecognizedShape;
    }
  | Refusal
) & {
  /** The choices that the format offers; absent if unknown. */
  readonly choices?: Partial<ReadChoices>;
};

interface Format {
  readonly id: string;
  readonly label: string;
}

/** A text format. A file is parsed by the first format that recognizes its content. */
export interface TextFormat extends Format {
  readonly recognize: (text: string, fileName: string, options: ReadOptions) => boolean;
  readonly parse: (text: string, fileName: string, options: ReadOptions) => ParseResult;
}

export interface BinaryFormat extends Format {
  readonly recognize: (bytes: Uint8Array) => boolean;
  readonly parse: (
    bytes: Uint8Array,
    fileName: string,
    options: ReadOptions,
  ) => Promise<ParseResult>;
}

/** The files of a container, each to be read like an opened file. */
export interface UnpackedFiles {
  readonly kind: 'unpacked';
  readonly files: readonly UnpackedFile[];
  readonly problems: readonly Problem[];
}

export interface UnpackedFile {
  /** Without folders and without the container’s extension. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file that contains other files: one in gzip, any number in a zip. */
export interface ContainerFormat extends Format {
  readonly recognize: (bytes: Uint8Array) => boolean;
  /**
   * Unpacks the files; `label` names the file in problem messages, including its outer containers.
   */
  readonly unpack: (
    file: UnpackedFile,
    label: string,
    meter: InflationMeter,
  ) => Promise<UnpackedFiles | Refusal>;
}
