import type { Metric } from '../metric';
import { mmesgbenchCorrected } from './mmesgbench-corrected';
import { mmesgbenchPublished } from './mmesgbench-published';

/** Metrics of single benchmarks: scored only where they are asked for by id. */
export const OPTIONAL_METRICS: readonly Metric[] = [mmesgbenchPublished, mmesgbenchCorrected];
