import type { Client } from '../worker/client';
import type { Catalog } from '../worker/protocol';

export interface CatalogState {
  /** What the worker offers; empty until its first answer, which comes before any result. */
  readonly catalog: Catalog;
}

export const emptyCatalog: CatalogState = { catalog: { metrics: [], profiles: [], exports: [] } };

/** Loads the catalog. If the worker is replaced meanwhile, the new one is asked once more. */
export function loadCatalog(client: Client, keep: (loaded: CatalogState) => void): void {
  void client
    .catalog()
    .catch(() => client.catalog())
    .then(
      (catalog) => keep({ catalog }),
      () => undefined,
    );
}
