import type { Labels } from '../core/analysis/agreement/labels';
import { VERSION } from '../core/version';
import type { QuestionTable } from '../core/explore/view/question-table';
import { createDriver, type Driver } from './drive';
import { exportFile } from './export-file';
import type { AssayApi } from './protocol';
import { inputsOf } from './views';
import type { WorkerState } from './worker-state';

/** The calls that write files. Each has a driver of its own: several may be written at a time. */
export function createExportCalls(
  state: WorkerState,
  labels: () => Labels,
  needTable: () => QuestionTable,
): Pick<AssayApi, 'export' | 'stopExport'> {
  const drivers = new Map<string, Driver>();
  return {
    export: async (id, choices = {}, onProgress, ticket) => {
      const { dataset, mapping } = state.needJoined();
      const inputs = inputsOf(mapping, state.sources);
      const result = state.needResult();
      const input = { version: VERSION, mapping, inputs, dataset, labels: labels(), ...result };
      const driver = createDriver();
      if (ticket !== undefined) drivers.set(ticket, driver);
      try {
        return await driver.drive(exportFile(id, input, choices, needTable()), onProgress);
      } finally {
        if (ticket !== undefined && drivers.get(ticket) === driver) drivers.delete(ticket);
      }
    },
    stopExport: (ticket) => {
      drivers.get(ticket)?.cancel();
    },
  };
}
