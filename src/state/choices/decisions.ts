import { withRepairs } from '../../core/dataset/ids/repairs';
import { type Decision, applyOption } from '../../core/dataset/mapping/proposal';
import type { Mapping } from '../../core/model';
import type { DecisionActions, Get, State } from '../model';
import { mappingOf, memoizeLast } from '../selectors';

/** A question that the files leave open, with what is taken at present. */
export interface OpenDecision {
  readonly file: string;
  readonly question: string;
  readonly options: readonly {
    readonly label: string;
    readonly evidence: string;
    readonly isTaken: boolean;
  }[];
}

/** The questions about the present files. Where nothing was answered the likeliest reading is taken. */
export function decisionsOf(state: State): readonly OpenDecision[] {
  return decideOnce(state.proposal?.decisions ?? NONE, mappingOf(state));
}

const NONE: readonly Decision[] = [];

const decideOnce = memoizeLast(
  (decisions: readonly Decision[], mapping: Mapping | null): readonly OpenDecision[] =>
    decisions.map((decision) => ({
      file: decision.file,
      question: decision.question,
      options: decision.options.map((option) => ({
        label: option.label,
        evidence: option.evidence,
        isTaken: mapping !== null && isSame(applyOption(mapping, decision, option), mapping),
      })),
    })),
);

export function createDecisionActions(get: Get): DecisionActions {
  return {
    decide: (file, label) => {
      const { proposal, setMapping } = get();
      const mapping = mappingOf(get());
      const decision = proposal?.decisions.find((one) => one.file === file);
      const option = decision?.options.find((one) => one.label === label);
      if (!mapping || !decision || !option) return;
      setMapping(applyOption(mapping, decision, option), `the answer about ${file}`);
    },
    repairIds: (file, repairs) => {
      const mapping = mappingOf(get());
      if (mapping) get().setMapping(withRepairs(mapping, file, repairs), `the repair of ${file}`);
    },
  };
}

function isSame(a: Mapping, b: Mapping): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
