import { nameOfRun } from '../../core/model';
import type { RunReport } from '../../core/analysis/run-report';
import { runColor } from '../theme';
import type { LegendEntry } from './figure-svg';

/** The runs by colour, in the order of the report, which is that of their bars. */
export function legendOfRuns(runs: readonly RunReport[]): readonly LegendEntry[] {
  return runs.map((run, index) => ({ label: nameOfRun(run), colour: runColor(index) }));
}
