import type { Problem, Table } from '../core/model';
import type { ReadChoices, ReadOptions, RecognizedShape } from '../core/read-options';
import type { InflationMeter } from './compression/inflation-meter';

/** What parsing gave: a table with warnings, or the error that stands in its way. */
export type Parsed =
  | {
      readonly kind: 'table';
      readonly table: Table;
      readonly problems: readonly Problem[];
      /** What the values were recognized as, where the format has many shapes. */
      readonly shape?: RecognizedShape;
      /** What the format itself leaves to choose. */
      readonly choices?: Partial<ReadChoices>;
    }
  | {
      readonly kind: 'refused';
      readonly problem: Problem;
      /** What may be chosen for all that, as far as it was found out. */
      readonly choices?: Partial<ReadChoices>;
    };

/** A file format: how it is recognized and how its text becomes a table. */
export interface TextFormat {
  readonly id: string;
  readonly label: string;
  /** Whether this text is of the format; the first format of the registry that says so reads it. */
  readonly recognize: (text: string, fileName: string, options: ReadOptions) => boolean;
  readonly parse: (text: string, fileName: string, options: ReadOptions) => Parsed;
}

/** A file format whose bytes are no text. */
export interface BinaryFormat {
  readonly id: string;
  readonly label: string;
  readonly recognize: (bytes: Uint8Array) => boolean;
  readonly parse: (bytes: Uint8Array, fileName: string, options: ReadOptions) => Promise<Parsed>;
}

/** What a container holds, each to be read as if it had been dropped by itself. */
export type Unpacked =
  | {
      readonly kind: 'unpacked';
      readonly files: readonly UnpackedFile[];
      readonly problems: readonly Problem[];
    }
  | { readonly kind: 'refused'; readonly problem: Problem };

export interface UnpackedFile {
  /** Its own name, without folders and without the ending of the container. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file around other files: gzip holds one, a zip any number. */
export interface ContainerFormat {
  readonly id: string;
  readonly label: string;
  readonly recognize: (bytes: Uint8Array) => boolean;
  /** `label` names the file in problems, the way to it through other containers included. */
  readonly unpack: (file: UnpackedFile, label: string, meter: InflationMeter) => Promise<Unpacked>;
}
