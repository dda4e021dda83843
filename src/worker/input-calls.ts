import { joinInSteps } from '../core/dataset/join/join';
import { offerRepairs } from '../core/dataset/join/offer-repairs';
import { proposeInSteps } from '../core/dataset/join/propose';
import { createDriver, type Driver } from './drive';
import type { JudgeShelf } from './judges/judge-shelf';
import { openFile } from './open-file';
import type { InputApi } from './protocol';
import { auditRows, describeJoin } from './views';
import type { WorkerState } from './worker-state';

/** The calls about files: opened, looked at, and joined to questions and runs. */
export function createInputCalls(state: WorkerState, driver: Driver, shelf: JudgeShelf): InputApi {
  const { sources } = state;
  // Of its own: the search goes on beside the scoring of what did meet, and ends it no more than that ends it.
  const repairs = createDriver();
  return {
    open: (id, name, bytes, options) => openFile({ sources, shelf }, id, name, bytes, options),

    close: (id) => {
      sources.delete(id);
      shelf.close(id);
    },

    propose: (roles, declined, onProgress) =>
      driver.drive(proposeInSteps([...sources.values()], roles, declined), onProgress),

    offerRepairs: (mapping) => repairs.drive(offerRepairs([...sources.values()], mapping)),

    preview: (id, from, count) => {
      const table = sources.get(id)?.table;
      const rows = Math.max(0, Math.min(count, (table?.rowCount ?? 0) - from));
      return Array.from({ length: rows }, (_, row) =>
        (table?.cells ?? []).map((cells) => cells[from + row] ?? ''),
      );
    },

    join: async (mapping, settings, onProgress) => {
      state.dropResult();
      const steps = joinInSteps([...sources.values()], mapping, settings);
      const made = await driver.drive(steps, onProgress);
      if (!made) return { kind: 'cancelled' };
      // Until then the join before it answers: the page still shows that one.
      state.setJoined(made.kind === 'joined' ? { dataset: made.dataset, mapping } : null);
      return made.kind === 'joined' ? describeJoin(made.dataset) : made;
    },

    audit: (figure, limit) => auditRows(state.needDataset(), figure, limit),
  };
}
