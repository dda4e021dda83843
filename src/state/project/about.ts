import { describeConclusion } from '../../core/analysis/describe-conclusion';
import type { About } from '../../core/output/publish/readme';
import type { Assay } from '../model';
import { headlineOf, titleOf, visibleRuns } from '../selectors';

/** Author, date and headline for links and published folders; `null` without results. */
export function aboutOf(state: Assay): About | null {
  const { result, author } = state;
  const metric = headlineOf(state);
  if (!result || !metric) return null;
  return {
    title: titleOf(state),
    author: author.trim(),
    date: localDay(new Date()),
    headline: describeConclusion(result.runs, metric, result.uncertainty, visibleRuns(state)),
  };
}

function localDay(time: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
