import { keyStemOf } from './words';

/*
 * Words that reports use for the same thing, one meaning a row. Words of change are in `opposites`, names
 * and terms in several words among the aliases.
 */
const ROWS = `
electricity power
firm company corporation organization organisation enterprise
cost costs expense expenses expenditure spending
supplier vendor
option alternative
aim goal target objective ambition purpose
method approach technique methodology
plan strategy roadmap
car vehicle automobile
factory plant
oversee supervise monitor oversight supervision
train teach educate training education
help assist support
build construct construction
hazard risk threat
law regulation legislation rule
salary wage pay compensation remuneration
profit earnings
country nation
house home dwelling
large big
rapid fast quick
direct steer guide channel
damage harm
protect safeguard conserve preserve protection conservation
ensure guarantee
tax levy taxation
rule regulation
annual yearly
worldwide global globally
enough sufficient adequate
main primary principal
donate give contribute
purchase buy procure procurement
inspection audit
obstacle barrier hurdle
benefit advantage
pledge commitment commit
start begin launch
fine penalty
`;

const rowsOf = new Map<string, number[]>();
for (const [row, words] of ROWS.trim().split('\n').entries())
  for (const stem of new Set(words.split(' ').flatMap((word) => keyStemOf(word) ?? [])))
    rowsOf.set(stem, [...(rowsOf.get(stem) ?? []), row]);

/** Whether some stems include another word for the same as a stem. */
export function includesSynonym(stems: ReadonlySet<string>, stem: string): boolean {
  const rows = rowsOf.get(stem);
  if (!rows) return false;
  for (const other of stems) if (rowsOf.get(other)?.some((row) => rows.includes(row))) return true;
  return false;
}
