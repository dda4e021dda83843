import type { Labels } from '../core/analysis/agreement/labels';
import type { Mapping, Role } from '../core/model';
import type { ReadOptions } from '../core/read-options';
import type { Settings } from '../core/settings';

/** Everything that a person decides; the history takes any of it back. */
export interface Choices {
  /** Roles the person gave; others are proposed. */
  readonly roles: Readonly<Record<string, Role>>;
  /** The mapping as the person changed it; `null` while the proposal is taken as it is. */
  readonly ownMapping: Mapping | null;
  readonly settings: Settings;
  /** How files are read, by id, where that was chosen. */
  readonly readOptions: Readonly<Record<string, ReadOptions>>;
  /** Data sets that the gold was recognised as and that it is not. */
  readonly declinedPresets: readonly string[];
  /** What people said of answers, here or in label files. */
  readonly labels: Labels;
}
