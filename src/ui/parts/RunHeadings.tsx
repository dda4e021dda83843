import { nameOfRun } from '../../core/model';
import { RunName } from './RunName';

interface RunHeadingsProps {
  readonly runs: readonly { readonly model: string; readonly run: string }[];
}

/** The headings of a table with one column a run. */
export function RunHeadings({ runs }: RunHeadingsProps) {
  return runs.map(({ model, run }, index) => (
    <th key={`${index} ${nameOfRun({ model, run })}`} scope="col">
      <RunName model={model} run={run} index={index} />
    </th>
  ));
}
