import type { GoldMapping, IdSource } from '../model';
import type { Settings } from '../settings';

/** A known data set: how its gold file is told from others, read and scored. */
export interface DataSetPreset {
  /** Stable identifier: lower case, digits, `.` and hyphens. */
  readonly id: string;
  readonly label: string;
  /** What the data set is, in a sentence. */
  readonly summary: string;
  /** Paper or repository, with its version or year. */
  readonly source: string;
  /** Columns that must all be there, by their exact names. */
  readonly columns: readonly string[];
  /** What the values must show besides; every sign has to hold. */
  readonly signs: readonly PresetSign[];
  /** How the gold is read; `null` in `id`: the evidence decides. */
  readonly gold: Omit<GoldMapping, 'file' | 'id'> & { readonly id: IdSource | null };
  /** The settings that its own scorer implies. */
  readonly settings: Partial<Settings>;
  /** The scorer profile that reproduces its official scores; `null` where it has none. */
  readonly profile: string | null;
}

/** Something that the cells of a column show. */
export interface PresetSign {
  readonly column: string;
  /** In words that continue “because …”: `“answer_format” holds Str, Int, Float, List, None`. */
  readonly says: string;
  readonly holds: (cells: readonly string[]) => boolean;
}

/** What a proposal tells of the preset it applied: plain data. */
export interface RecognisedPreset {
  readonly id: string;
  readonly label: string;
  readonly summary: string;
  readonly source: string;
  /** Why the file was recognised, in a sentence. */
  readonly evidence: string;
  readonly settings: Partial<Settings>;
  readonly profile: string | null;
}
