import { keyStemOf } from './words';

/*
 * Words that reports use as synonyms, one meaning per row. Words for increases and decreases are in
 * `opposites`; names and terms of several words are among the aliases.
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
product item good
below under beneath
above over
lack shortage scarcity absence insufficient
expensive costly
employee worker staff personnel workforce
inhabitant resident person capita head citizen
wage salary pay
defect fault faulty defective flaw
borrow borrowing loan debt
repay redeem
stop halt suspend cease discontinue
postpone delay defer
cause trigger drive driver
reason cause
important significant material key
use utilize utilise employ
reuse recycle
burn incinerate combust fuel
dispose discard
emit release discharge
store storage keep
collect gather pick
deliver supply provide
require need must mandatory
ban prohibit forbid
allow permit
approve endorse ratify
choose select pick
replace substitute
stable unchanged constant flat steady
shortfall deficit gap
excess surplus
client customer
shareholder stockholder investor
exit leave leaving left withdraw withdrawal departure depart
executive management manager
leader head chief chair
city town
ship vessel
plane aircraft airplane
truck lorry
rail train railway
forest woodland
sea ocean marine
soil land
farm agriculture agricultural farmer
food nutrition
illness disease sickness
accident incident injury
woman female
man male
young youth
old elderly
rich wealthy
quick accelerate speed
slow delay
simple easy
difficult hard challenging
complete full entire whole
partial part
measure metric indicator
monitor track
disclose report publish
verify assure validate audit certify
forecast predict project projection estimate expect
concentrate focus
diverse variety
fortnight biweekly
apply application
define definition
describe description
decide decision
expand expansion
extend extension
consume consumption consumer
emit emission
adopt adoption
assume assumption
prescribe prescription
convert conversion
retain retention
maintain maintenance
analyse analyze analysis
respond response
propose proposal
arrive arrival
renew renewal
data information
review check examine examination
cheap inexpensive affordable
loan credit lending
create generate establish
remove eliminate elimination removal
avoid prevent prevention avoidance
part component element
area region zone
subject topic theme
incentive bonus reward
finance fund funding financing
flood flooding inundation
storm hurricane cyclone
fire wildfire
rain rainfall precipitation
depot warehouse
online web internet
hire recruit recruitment
dismiss layoff redundancy
trip travel journey
bicycle bike cycle
waste garbage trash rubbish
packaging package packing
wastewater sewage effluent
pollution pollute contamination contaminate
wildlife fauna animal
crop harvest
livestock cattle
fertilizer fertiliser
petrol gasoline
enhance improve improvement
attain achieve reach
complaint grievance
approve approval
dispose disposal
fail failure
expose exposure
disclose disclosure
close closure
erode erosion
deplete depletion
destroy destruction
choose choice
serve service
die death dead mortality
prove proof
move movement
grow growth
weigh weight
long length
high height
wide width
deep depth
strong strength strengthen
resilient resilience
efficient efficiency
transparent transparency
biodiverse biodiversity
frequent frequency
compliant compliance comply
`;

const rowsOf = new Map<string, number[]>();
for (const [row, words] of ROWS.trim().split('\n').entries())
  for (const stem of new Set(words.split(' ').flatMap((word) => keyStemOf(word) ?? [])))
    rowsOf.set(stem, [...(rowsOf.get(stem) ?? []), row]);

export function includesSynonym(stems: ReadonlySet<string>, stem: string): boolean {
  const rows = rowsOf.get(stem);
  if (!rows) return false;
  for (const other of stems) if (rowsOf.get(other)?.some((row) => rows.includes(row))) return true;
  return false;
}
