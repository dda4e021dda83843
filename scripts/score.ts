import { basename } from 'node:path';
import type { JoinCheck, Mapping, Role } from '../src/core/model';
import { DEFAULT_LIMITS, type ReadLimits, type ReadOptions } from '../src/core/read-options';
import { isExternalMetric } from '../src/core/dataset/join/external-scores';
import { type JudgeCard, BUNDLED_JUDGE } from '../src/core/scoring/judge/judge-card';
import { writePatch } from '../src/core/analysis/gold/patch';
import type { Metric } from '../src/core/scoring/metric';
import { METRICS } from '../src/core/scoring/metrics';
import { answerCorrect } from '../src/core/scoring/metrics/answer-correct';
import { OPTIONAL_METRICS } from '../src/core/scoring/metrics/optional';
import { ALL_RETRIEVAL_METRICS } from '../src/core/scoring/metrics/retrieval';
import { findProfile, PROFILES } from '../src/core/scoring/profiles';
import { profileMetrics } from '../src/core/scoring/profiles/profile-metrics';
import { DEFAULT_SETTINGS, type JudgeChoice, type Settings } from '../src/core/settings';
import { VERSION } from '../src/core/version';
import type { Checked } from '../src/state/schemas/checked-json';
import { readMapping } from '../src/state/schemas/mapping-schema';
import { readSettings } from '../src/state/schemas/settings-schema';
import { createHandler } from '../src/worker/handle';
import type { AssayApi, ScoredResults } from '../src/worker/protocol';
import { readShipped } from './judge/open-shipped';
import {
  BadInput,
  checkExternalMetrics,
  chooseGold,
  describeMapping,
  describeRepairs,
  findDoubtfulJoin,
  type ImportOptions,
  openFiles,
  openJudge,
  openLabels,
  openPatches,
  checkPatch,
  readText,
  acceptProposal,
  completeGoldFile,
  matchName,
  unknownName,
  warn,
} from './score-input';
import {
  describeAgreementTable,
  describeCompletedRuns,
  describeEvidence,
  describeRejections,
  describeGrounding,
  describeJoinChecks,
  describeMatrix,
  describeOutcomes,
  describeCounts,
  describeMeans,
  describeRunValues,
  describeUncertainty,
} from './score-output';
import {
  checkFolder,
  exportFiles,
  headlineOf,
  type ExportRequest,
  readExportRequest,
  resolveHeadline,
  writeAll,
} from './score-files';
import { describeOptions, type GivenOptions, readOptions } from './score-options';

/** The name of Assay's judge in `--metrics`. */
const JUDGE = BUNDLED_JUDGE.id;

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (typeof options === 'string') {
    const command = process.env.npm_lifecycle_event === 'score' ? 'npm run -s score --' : 'assay';
    print([options === 'help' ? describeOptions(command) : VERSION]);
    return;
  }
  const request = readRequest(options);
  checkFolder(request.out);
  const settings = request.settings
    ? accept(readSettings(readText(request.settings), basename(request.settings)))
    : DEFAULT_SETTINGS;
  const { metrics, judges } = chooseMetrics(request.metrics);
  const handler = createHandler([...metrics, ...chooseProfiles(request.profiles)], () =>
    Promise.resolve(readShipped()),
  );
  const opened = request.judge === undefined ? [] : [await openJudge(handler, request.judge)];
  const roles = await openFiles(handler, request);
  const mapping = request.mapping
    ? accept(readMapping(readText(request.mapping), basename(request.mapping)))
    : await proposeMapping(handler, roles, request.strict);
  checkExternalMetrics(readIds(request.metrics ?? ''), mapping, KNOWN_METRICS);
  const judged = withJudges(settings, [...judges, ...opened]);
  await openLabels(handler, request.labels);
  const today = new Date().toISOString().slice(0, 10);
  const patch = openPatches(handler, request.patch, today);
  const scored = await score(handler, mapping, judged, request.strict);
  const { runs, rejections, uncertainty, furtherMetrics, joinChecks } = scored;
  if (request.review && !runs.some((run) => run.metrics[answerCorrect.id])) {
    throw new BadInput(
      '--review needs the metric answer_correct, which was not scored. Add it to --metrics; rankings do not have it.',
    );
  }
  const further = new Set(furtherMetrics.map(({ id }) => id));
  const known = [...ALL_METRICS.filter(({ id }) => !further.has(id)), ...furtherMetrics];
  const exported = resolveHeadline(request.files, runs);
  const { metric, reason } = headlineOf(handler, exported);
  const shown = [
    ...known.filter(({ id }) => id === metric),
    ...known.filter(({ id }) => id !== metric),
  ];
  const agreement = await handler.agreement(AGREEMENT);
  const grounding = metric === null ? null : await handler.grounding(metric);
  const completion = await handler.goldCompletion();
  if (patch && completion) checkPatch(patch, completion);
  const review = request.review ? await handler.writeReview(request.files.choices.csv) : null;
  const files = [
    ...(await exportFiles(handler, exported)),
    ...(patch
      ? [
          { fileName: 'gold-patch.json', content: new Blob([writePatch(patch)]) },
          await completeGoldFile(handler, request.gold),
        ]
      : []),
    ...(review ? [review] : []),
  ];
  await writeAll(request.out, files);
  print([
    `Mapping: ${describeMapping(mapping)}`,
    `Headline metric: ${shown[0]?.label ?? ''}${reason === null ? '' : `; ${reason}`}`,
    '',
    ...describeCounts(runs, shown),
    ...describeOutcomes(runs),
    ...describeMeans(runs, shown, request.metrics !== undefined || request.profiles.length > 0),
    ...describeJoinChecks(joinChecks),
    '',
    ...describeEvidence(metric === null ? null : handler.evidence(metric, null), runs, shown),
    ...describeGrounding(grounding, runs),
    ...describeRunValues(runs),
    ...describeUncertainty(uncertainty, runs, shown),
    ...(agreement ? describeAgreementTable(agreement, shown) : []),
    ...(completion ? describeCompletedRuns(completion, shown) : []),
    ...describeRejections(rejections),
    ...describeMatrix(runs, shown),
    `Written to ${request.out}: ${files.map(({ fileName }) => fileName).join(', ')}`,
  ]);
}

/** The same defaults as on the page: all runs together, default thresholds. */
const AGREEMENT = { run: null, shown: answerCorrect.id, thresholds: {} };

interface Request {
  readonly gold: string;
  readonly predictions: readonly string[];
  readonly mapping: string | undefined;
  readonly settings: string | undefined;
  readonly metrics: string | undefined;
  /** The model file of another judge. */
  readonly judge: string | undefined;
  /** Files of human labels. */
  readonly labels: readonly string[];
  readonly profiles: readonly string[];
  /** Gold patches and reviews. */
  readonly patch: readonly string[];
  /** Whether to write the clusters to review. */
  readonly review: boolean;
  readonly reading: ReadOptions;
  readonly imports: ImportOptions;
  /** Whether to fail where the page would ask the user. */
  readonly strict: boolean;
  readonly files: ExportRequest;
  readonly out: string;
}

function readRequest(options: GivenOptions): Request {
  const { gold, predictions, mapping, settings, metrics, judge, labels, strict, out } = options;
  const { patch, review } = options;
  return {
    ...{ gold, predictions, mapping, settings, metrics, judge, labels, strict, out },
    ...{ patch, review },
    profiles: options.profile,
    reading: options.limit.length === 0 ? {} : { limits: readLimits(options.limit) },
    imports: readImports(options.import),
    files: readExportRequest(options),
  };
}

/** Import options by file name, as in `gold.xlsx:sheet=Answers`. */
function readImports(given: readonly string[]): ImportOptions {
  const imports = new Map<string, ReadOptions>();
  for (const one of given) {
    const [, file = '', name = '', value = ''] = /^(.+):(\w+)=(.+)$/s.exec(one) ?? [];
    const option = readImport(name, value);
    if (!option) {
      throw new BadInput(
        `“${one}” is not an import option. Write FILE:NAME=VALUE, where NAME=VALUE is encoding=LABEL, delimiter=CHARACTER (or tab), literalQuotes=true, headerRow=NUMBER (0 for none) or sheet=NAME.`,
      );
    }
    imports.set(file, { ...imports.get(file), ...option });
  }
  return imports;
}

function readImport(name: string, value: string): ReadOptions | null {
  switch (name) {
    case 'encoding':
    case 'sheet':
      return { [name]: value };
    case 'delimiter':
      return value === 'tab' || value.length === 1
        ? { delimiter: value === 'tab' ? '\t' : value }
        : null;
    case 'literalQuotes':
      return value === 'true' || value === 'false' ? { literalQuotes: value === 'true' } : null;
    case 'headerRow':
      return /^\d{1,7}$/.test(value) ? { headerRow: Number(value) } : null;
    default:
      return null;
  }
}

/** File limits, keyed by limit name, as in `cells=50000000`. */
function readLimits(given: readonly string[]): Partial<ReadLimits> {
  const limits = given.map((one) => {
    const [name = '', value = ''] = one.split('=');
    if (!Object.hasOwn(DEFAULT_LIMITS, name) || !/^[1-9]\d{0,14}$/.test(value)) {
      const known = Object.keys(DEFAULT_LIMITS).join(', ');
      throw new BadInput(
        `“${one}” is not a limit. Write NAME=NUMBER, where NAME is one of ${known}.`,
      );
    }
    return [name, Number(value)] as const;
  });
  return Object.fromEntries(limits);
}

const ALL_METRICS: readonly Metric[] = [...METRICS, ...OPTIONAL_METRICS, ...ALL_RETRIEVAL_METRICS];

/** The names that `--metrics` accepts before any file is opened. */
const KNOWN_METRICS = [...ALL_METRICS.map(({ id }) => id), JUDGE];

/** The named metrics in the order of the registry; `judge` means both metrics of Assay's judge. */
function chooseMetrics(list: string | undefined): ChosenMetrics {
  if (list === undefined) return { metrics: METRICS, judges: [] };
  const ids = readIds(list);
  const unknown = ids.find((id) => !KNOWN_METRICS.includes(id) && !isExternalMetric(id));
  if (unknown !== undefined) {
    throw unknownName('metric', unknown, KNOWN_METRICS);
  }
  const metrics = ALL_METRICS.filter(({ id }) => ids.includes(id));
  return { metrics, judges: ids.includes(JUDGE) ? [BUNDLED_JUDGE] : [] };
}

/** The ids of a list; case is ignored, since trec_eval prints `P_5` and `Rprec`. */
function readIds(list: string): string[] {
  return list.split(',').map((id) => matchName(id.trim(), KNOWN_METRICS));
}

interface ChosenMetrics {
  readonly metrics: readonly Metric[];
  readonly judges: readonly JudgeCard[];
}

/** The metrics of the named profiles, comma-separated; `all` means every profile. */
function chooseProfiles(names: readonly string[]): readonly Metric[] {
  const ids = names.flatMap((name) => name.split(',')).map((name) => name.trim());
  const unknown = ids.find((id) => id !== 'all' && findProfile(id) === undefined);
  if (unknown !== undefined) {
    throw unknownName('scorer profile', unknown, ['all', ...PROFILES.map(({ id }) => id)]);
  }
  const chosen = PROFILES.filter(({ id }) => ids.includes('all') || ids.includes(id));
  return chosen.flatMap(profileMetrics);
}

/** Proposes a mapping and prints the evidence for it. */
async function proposeMapping(
  handler: AssayApi,
  roles: Record<string, Role>,
  strict: boolean,
): Promise<Mapping> {
  const propose = async (given: Readonly<Record<string, Role>>) => {
    const proposal = await handler.propose(given, [], () => undefined);
    if (!proposal) throw new Error('Nothing cancels a proposal in a terminal.');
    return proposal;
  };
  const certain = await chooseGold(roles, propose);
  const { mapping, lines } = acceptProposal(await propose(certain), strict);
  print([...lines, '']);
  return mapping;
}

async function score(
  handler: AssayApi,
  mapping: Mapping,
  settings: Settings,
  strict: boolean,
): Promise<Scored> {
  const joined = await handler.join(mapping, settings, () => undefined);
  if (joined.kind === 'canceled') throw new Error('Nothing cancels a join in a terminal.');
  if (joined.kind === 'failed') {
    const [problem] = joined.problems;
    const repairs = await describeRepairs(handler, mapping, joined.problems);
    const lines = [problem?.message ?? 'The files cannot be joined.', ...repairs];
    throw new BadInput(lines.join('\n'));
  }
  const checked = await handler.checkJoin();
  if (!checked) throw new Error('Nothing cancels a check in a terminal.');
  const doubtful = strict ? findDoubtfulJoin(checked.problems) : undefined;
  if (doubtful) throw new BadInput(doubtful.message);
  warn(checked.problems);
  const repairs = await describeRepairs(handler, mapping, checked.problems);
  if (repairs.length > 0) print([...repairs, '']);
  const evaluated = await handler.evaluate(settings, () => undefined);
  if (!evaluated) throw new Error('Nothing cancels a run in a terminal.');
  warn(evaluated.problems);
  return { ...evaluated, joinChecks: checked.joinChecks };
}

type Scored = ScoredResults & { readonly joinChecks: readonly JoinCheck[] };

function accept<T>(checked: Checked<T>): T {
  if (checked.kind === 'invalid') throw new BadInput(checked.problem.message);
  return checked.value;
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

// A program such as `head` may close the pipe early; all files are already written.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  process.exit(code === 'EPIPE' ? 0 : 1);
});

try {
  await main();
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

/** The settings with these judges, which replace any judges with the same ids. */
function withJudges(settings: Settings, cards: readonly JudgeCard[]): Settings {
  const others = settings.judges.filter(({ id }) => !cards.some((card) => card.id === id));
  const chosen = cards.map(({ id, name, date, sha256 }): JudgeChoice => ({
    id,
    name,
    date,
    sha256,
    threshold: null,
  }));
  return { ...settings, judges: [...others, ...chosen] };
}
