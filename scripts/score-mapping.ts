import type { Proposal } from '../src/core/dataset/mapping/proposal';
import type { RecognizedPreset } from '../src/core/dataset/presets/preset';
import type { IdSource, Mapping, PredictionMapping, Problem, Role } from '../src/core/model';

/** How a terminal takes what the page would show and ask. */
export type Taken =
  | { readonly kind: 'taken'; readonly mapping: Mapping; readonly lines: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string };

/** The proposal with its evidence in lines; refused where the page would ask and `strict` is set. */
export function takeProposal(proposal: Proposal, strict: boolean): Taken {
  const { mapping, preset, evidence, decisions, warnings } = proposal;
  const doubt = warnings.find(({ severity }) => strict || severity === 'error');
  if (doubt) return { kind: 'refused', message: doubt.message };
  const [decision] = decisions;
  if (strict && decision) {
    const message = `${decision.question} The files do not settle this, and --strict does not guess: pass a mapping with --mapping.`;
    return { kind: 'refused', message };
  }
  return {
    kind: 'taken',
    mapping,
    lines: [
      ...(preset ? describePreset(preset) : []),
      ...evidence.map(({ sentence }) => sentence),
      ...warnings.map(({ message }) => message),
      ...decisions.map(({ question, options }) => {
        const labels = options.map(({ label, evidence: why }) => `${label} (${why})`);
        return `${question} Chosen: ${labels.join('; otherwise: ')}.`;
      }),
    ],
  };
}

/**
 * The roles that are certain of those that the arguments give: only the gold was named for sure, since
 * a file of predictions may hold probabilities. Where what was named as gold held several files, one
 * of them is it, and the others are weighed as all files are.
 */
export async function chooseGold(
  roles: Readonly<Record<string, Role>>,
  proposeAs: (roles: Readonly<Record<string, Role>>) => Proposal | Promise<Proposal>,
): Promise<
  | { readonly kind: 'taken'; readonly roles: Readonly<Record<string, Role>> }
  | { readonly kind: 'refused'; readonly message: string }
> {
  const others = Object.keys(roles).filter((id) => roles[id] === 'predictions');
  const named = Object.entries(roles).filter(([, role]) => role !== 'predictions');
  if (named.length < 2) return { kind: 'taken', roles: Object.fromEntries(named) };
  const unused = Object.fromEntries(others.map((id) => [id, 'unused' as const]));
  const { mapping, decisions } = await proposeAs(unused);
  const golds = decisions.flatMap(({ options }) => {
    const files = options.map((option) => option.mapping.gold?.file);
    return new Set(files).size > 1 ? files.filter((file) => file !== undefined) : [];
  });
  if (golds.length > 1) {
    const message = `Several files in the archive look like gold files: ${golds.join(', ')}. Unpack it and pass one of them with --gold.`;
    return { kind: 'refused', message };
  }
  if (mapping.gold) return { kind: 'taken', roles: { [mapping.gold.file]: 'gold' } };
  const message =
    'No file in the archive holds reference answers. Unpack it and pass the gold file with --gold.';
  return { kind: 'refused', message };
}

/** The data set that was recognized, and how it is scored as its own scripts do: on request only. */
function describePreset({ label, evidence, profile, settings }: RecognizedPreset): string[] {
  const ownSettings = JSON.stringify({ assay: 'settings', ...settings });
  return [
    `Recognized as ${label}. ${evidence}`,
    ...(profile === null ? [] : [`Its published scorer: --profile ${profile}`]),
    ...(Object.keys(settings).length === 0
      ? []
      : [`Its own settings, for a file to pass with --settings: ${ownSettings}`]),
  ];
}

/** What `--strict` does not let pass after the join, although it can be scored. */
export function findUnsettled(problems: readonly Problem[]): Problem | undefined {
  return problems.find(({ severity, code }) => severity === 'error' || code === 'row-order');
}

/** A mapping in lines, one a part. */
export function describeMapping({ gold, predictions }: Mapping): string {
  const goldPart = gold
    ? `${gold.file}: id ${describeId(gold.id)}, references ${gold.references.columns.join(', ')}, answer type ${gold.answerType ?? 'inferred'}`
    : '';
  return [goldPart, ...predictions.map(describePredictions)].join('\n         ');
}

function describePredictions(one: PredictionMapping): string {
  const { file, id, answer, humanLabel, probabilities, repairs = [] } = one;
  const further = [
    ...(humanLabel ? [`human label ${humanLabel}`] : []),
    ...(probabilities ? [`no-answer probabilities of ${probabilities.file}`] : []),
    ...(repairs.length > 0 ? [`ids repaired: ${repairs.join(', ')}`] : []),
  ];
  const read = `${file}: id ${describeId(id)}, prediction ${answer.columns.join(', ')}`;
  return [read, ...further].join(', ');
}

function describeId(source: IdSource): string {
  return source.kind === 'row'
    ? `row number (${source.prefix}${source.from} …)`
    : source.columns.join(' + ');
}
