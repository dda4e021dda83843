import { type AgreementInput, reportAgreement } from '../core/analysis/agreement/agreement';
import { memoizeLast } from '../core/memoize-last';
import { agreementProblems } from '../core/words/review-problems';
import { collectLabels } from '../core/analysis/agreement/collect';
import { chooseHeadline } from '../core/analysis/agreement/headline';
import { sampleAnswers } from '../core/analysis/agreement/sampling';
import { readLabelTable } from '../core/output/csv/label-file';
import { collectAnswers, listCellAnswers } from '../core/analysis/agreement/labeled-answers';
import { type Labels, NO_LABELS } from '../core/analysis/agreement/labels';
import { sweepThresholds } from '../core/analysis/agreement/thresholds';
import { readFile } from '../read/read';
import type { AgreementApi } from './protocol';
import type { StepRunner } from './step-runner';
import { thinCurve } from './views';
import type { WorkerState } from './worker-state';

const MAX_LABELS = 1_000_000;

/**
 * The calls about human labels; also returns all labels, and those that belong to the current data
 * set.
 */
export function createAgreementCalls(
  { needDataset, needResult, needMetric }: WorkerState,
  runner: StepRunner,
  reviewed: () => Pick<AgreementInput, 'reviewed'> | undefined,
) {
  let labels: Labels = NO_LABELS;
  const collectOnce = memoizeLast(collectLabels);
  const collected = () => collectOnce(needDataset(), labels.given);
  const labeledResult = () => {
    const { evaluation, settings, metrics } = needResult();
    const { scores } = evaluation;
    return { dataset: needDataset(), scores, metrics, settings, labels: collected() };
  };

  const api: AgreementApi = {
    setLabels: (given) => {
      labels = given;
    },
    readLabels: async (name, bytes) => {
      const read = await readFile(new Uint8Array(bytes), name);
      if (read.kind === 'refused') return { kind: 'refused', problem: read.problem };
      if (read.kind === 'unpacked') {
        return { kind: 'refused', problem: agreementProblems.notLabels(name) };
      }
      const file = readLabelTable(read.source.table, name);
      if (file.kind === 'refused') return file;
      return file.labels.length > MAX_LABELS
        ? { kind: 'refused', problem: agreementProblems.tooManyLabels(name, MAX_LABELS) }
        : { ...file, problems: [...read.problems, ...file.problems] };
    },
    drawSample: (request) => {
      const { evaluation, metrics } = needResult();
      return sampleAnswers(needDataset(), evaluation.scores, metrics, request);
    },
    agreement: (request) => {
      const input = { ...labeledResult(), sample: labels.sample, ...reviewed() };
      return runner.run(reportAgreement(input, request));
    },
    defaultHeadline: () => chooseHeadline(labeledResult()),
    sweep: (id, run) => {
      const metric = needMetric(id);
      const { scores } = needResult().evaluation;
      const runs = run === null ? scores.map((_, index) => index) : [run];
      const answers = collectAnswers(metric, scores, collected().verdicts, runs, null);
      const { points, best } = sweepThresholds(metric, answers);
      return { points: thinCurve(points), best };
    },
    cellAnswers: (cell, most) => {
      const { scores } = needResult().evaluation;
      const metric = needMetric(cell.metric);
      return listCellAnswers(needDataset(), scores, collected().verdicts, metric, cell, most);
    },
  };
  return { api, labels: () => labels, collected };
}
