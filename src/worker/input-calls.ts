import { readFile } from '../read/read';
import type { Mapping, Source } from '../core/model';
import type { JudgeRegistry } from './judges/judge-registry';
import type { Pool } from './pool';
import type { InputApi } from './protocol';
import { checkJoins } from '../core/dataset/join/check-join';
import { joinInSteps } from '../core/dataset/join/join';
import { suggestRepairsWithEvidence } from '../core/dataset/join/repair-evidence';
import { proposeInSteps } from '../core/dataset/mapping/propose';
import { createStepRunner, type StepRunner } from './step-runner';
import { auditRows, describeJoin } from './views';
import type { WorkerState } from './worker-state';

export function createInputCalls(
  state: WorkerState,
  runner: StepRunner,
  registry: JudgeRegistry,
  pool: Pool,
): InputApi {
  const { sources } = state;
  // Separate runners, since these run alongside scoring and must not cancel each other.
  const repairs = createStepRunner();
  const checks = createStepRunner();
  let opening: Promise<unknown> = Promise.resolve();
  const openOne: InputApi['open'] = async (id, name, bytes, options) => {
    const judge = registry.open(id, new Uint8Array(bytes));
    if (judge) sources.delete(id);
    if (judge?.kind === 'refused') return { ...judge, attempt: null };
    if (judge) return { kind: 'judge', card: judge.model };
    const read = await readFile(new Uint8Array(bytes), name, id, options);
    if (read.kind !== 'read') sources.delete(id);
    if (read.kind === 'refused') return read;
    if (read.kind === 'unpacked') {
      const files = read.files.map((file) => ({
        name: file.name,
        bytes: new Uint8Array(file.bytes).buffer,
      }));
      return { kind: 'unpacked', files, problems: read.problems };
    }
    sources.set(id, read.source);
    return { kind: 'read', info: read.source.info, problems: read.problems };
  };
  return {
    // Files are opened one at a time, so that the sources keep the order of the calls.
    open: (...args) => {
      const opened = opening.then(() => openOne(...args));
      opening = opened.catch(() => undefined);
      return opened;
    },
    close: (id) => {
      sources.delete(id);
      registry.close(id);
    },
    propose: (roles, declined, onProgress) =>
      runner.run(proposeInSteps([...sources.values()], roles, declined), onProgress),
    suggestRepairs: (mapping) =>
      repairs.run(suggestRepairsWithEvidence([...sources.values()], mapping)),
    preview: (id, from, count) => {
      const table = sources.get(id)?.table;
      const rows = Math.max(0, Math.min(count, (table?.rowCount ?? 0) - from));
      return Array.from({ length: rows }, (_, row) =>
        (table?.cells ?? []).map((cells) => cells[from + row] ?? ''),
      );
    },
    join: async (mapping, settings, onProgress) => {
      state.result = null;
      checks.cancel();
      pool.prepare(countRows(mapping.predictions, sources));
      const steps = joinInSteps([...sources.values()], mapping, settings);
      const made = await runner.run(steps, onProgress);
      if (!made) return { kind: 'canceled' };
      // The previous join is replaced only at this point, since the page shows it until then.
      state.joined =
        made.kind === 'joined' ? { dataset: made.dataset, mapping, isChecked: false } : null;
      return made.kind === 'joined' ? describeJoin(made.dataset) : made;
    },
    checkJoin: async () => {
      const joined = state.needJoined();
      const { dataset, mapping } = joined;
      const checked = await checks.run(checkJoins([...sources.values()], mapping, dataset));
      if (!checked || state.joined !== joined) return null;
      state.joined = { dataset: checked, mapping, isChecked: true };
      return { joinChecks: checked.joinChecks, problems: checked.problems };
    },
    audit: (count, limit) => auditRows(state.needDataset(), count, limit),
  };
}

function countRows(
  predictions: Mapping['predictions'],
  sources: ReadonlyMap<string, Source>,
): number {
  return predictions.reduce((sum, { file }) => sum + (sources.get(file)?.table.rowCount ?? 0), 0);
}
