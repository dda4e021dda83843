import type { Problem } from '../../core/model';
import type { Link } from '../view-state';

/** What became of publishing. */
export type Published =
  | { readonly kind: 'packed'; readonly file: Blob }
  | { readonly kind: 'refused'; readonly problem: Problem };

export interface PublishActions {
  /**
   * Packs the page, the files behind the results in sight and all that was decided about them as a
   * folder for any static host.
   */
  readonly publish: (onProgress: (done: number, total: number) => void) => Promise<Published>;
  /** Opens what is published beside the page, in place of the present work, which is set aside. */
  readonly openPublication: (link: Link) => Promise<void>;
}
