import type { SharedScoring } from '../core/evaluate';
import {
  type AnswerColumns,
  createAnswerColumns,
  listArrays,
  type Range,
  scoreRange,
  type Scoring,
  sliceAnswers,
} from '../core/answer-columns';
import { METRICS } from '../core/scoring/metrics';
import { OPTIONAL_METRICS } from '../core/scoring/metrics/optional';
import { ALL_RETRIEVAL_METRICS } from '../core/scoring/metrics/retrieval';
import { type Answers, type Conventions, createScorer } from '../core/scoring/scorer';
import { runToEnd } from '../core/progress';
import { DEFAULT_SETTINGS, type Settings } from '../core/settings';
import type { Endpoint } from './channel';
import { openSerialized, type SerializedJudge } from './judges/judge-registry';

/*
 * Workers that score ranges of questions alongside the scoring worker, which starts them. They keep
 * nothing but settings and judges: each range arrives with its texts and is discarded once scored.
 * Sending all texts as arrays of strings adds 0.4% to the time it takes to score them; a copy in
 * each worker would multiply memory use.
 */

type Message =
  | {
      readonly kind: 'scoring';
      readonly settings: Settings;
      readonly metrics: readonly string[];
      readonly judges: readonly SerializedJudge[];
      readonly conventions: Conventions;
    }
  | { readonly kind: 'range'; readonly id: number; readonly answers: Answers };

interface Reply {
  readonly id: number;
  readonly columns: AnswerColumns;
}

/** The metrics that a member of the pool finds by id. */
const REGISTERED = new Map(
  [...METRICS, ...OPTIONAL_METRICS, ...ALL_RETRIEVAL_METRICS].map((metric) => [metric.id, metric]),
);

/**
 * Scores the ranges that arrive at an endpoint. An error ends the member; its ranges are not lost.
 */
export function serveRanges(endpoint: Endpoint): void {
  let scoring: Scoring = { settings: DEFAULT_SETTINGS, metrics: [], judges: [] };
  let conventions: Conventions | undefined;
  endpoint.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'scoring') {
      const judges = data.judges.map(openSerialized);
      const known = new Map(judges.flatMap((judge) => judge.metrics.map((one) => [one.id, one])));
      const metrics = data.metrics.flatMap((id) => known.get(id) ?? REGISTERED.get(id) ?? []);
      scoring = { settings: data.settings, metrics, judges };
      conventions = data.conventions;
      return;
    }
    const { id, answers } = data;
    const columns = createAnswerColumns(answers, scoring);
    const scorer = createScorer(answers, scoring.settings, conventions);
    const range = { from: 0, to: answers.questions.ids.length };
    runToEnd(scoreRange(answers, scorer, scoring, columns, range));
    const buffers = listArrays(columns).map(({ buffer }) => buffer as ArrayBuffer);
    endpoint.postMessage({ id, columns } satisfies Reply, buffers);
  });
}

export interface Pool {
  /**
   * Starts the members early, since they load slowly; `answers` is the number of answers to score.
   */
  readonly prepare: (answers: number) => void;
  /** Lets the members take part in this work, until the returned function is called. */
  readonly share: (work: SharedScoring, judges: readonly SerializedJudge[]) => () => void;
}

/** For a worker that scores alone. */
export const NO_POOL: Pool = { prepare: () => undefined, share: () => () => undefined };

/** With fewer answers than this, a new member would not be ready in time to help. */
const MIN_ANSWERS = 4000;

/** Number of ranges that a member has at a time, so that it need not wait for a reply. */
const AHEAD = 2;

/**
 * Maximum number of scoring workers; with more, the scoring worker itself would only distribute
 * ranges.
 */
const MAX_WORKERS = 4;

/**
 * With less memory than this, in gigabytes, one worker scores alone, since each worker has its own
 * heap.
 */
const LITTLE_MEMORY = 4;

/** The number of members for a device: one core renders the page, one is for the scoring worker. */
export function countMembers(cores: number, gigabytes = Infinity): number {
  if (gigabytes < LITTLE_MEMORY) return 0;
  return Math.max(0, Math.min(cores - 1, MAX_WORKERS) - 1);
}

/** A pool whose members start before the first work that is large enough for them. */
export function createPool(
  startMember: () => Worker,
  size: number,
  minAnswers = MIN_ANSWERS,
): Pool {
  const members = new Set<Worker>();
  let missing = size;
  let work: SharedScoring | null = null;
  /** Ranges of the current work that members are scoring. */
  const asked = new Map<number, Range>();
  let lastId = 0;

  const send = (member: Worker, message: Message) => {
    member.postMessage(message);
  };
  const askNext = (member: Worker) => {
    const range = work?.take();
    if (!work || !range) return;
    asked.set(++lastId, range);
    send(member, { kind: 'range', id: lastId, answers: sliceAnswers(work.dataset, range) });
  };
  const start = () => {
    const member = startMember();
    member.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const range = asked.get(data.id);
      // A reply about earlier work is ignored.
      if (!work || !range) return;
      asked.delete(data.id);
      work.put(range, data.columns);
      askNext(member);
    });
    member.addEventListener('error', (event) => {
      // An unhandled error would also count as an error of this worker and terminate it.
      event.preventDefault();
      members.delete(member);
      member.terminate();
    });
    members.add(member);
  };

  const prepare = (answers: number) => {
    if (answers < minAnswers) return;
    try {
      for (; missing > 0; missing--) start();
    } catch {
      // Older versions of Safari have no nested workers.
      missing = 0;
    }
  };

  return {
    prepare,
    share: (given, judges) => {
      const { dataset, settings, metrics, conventions } = given;
      const ofJudges = new Set(given.judges.flatMap((judge) => judge.metrics));
      const canScore = metrics.every((one) => ofJudges.has(one) || REGISTERED.get(one.id) === one);
      work = null;
      asked.clear();
      const answers = dataset.questions.ids.length * dataset.runs.length;
      if (!canScore || answers < minAnswers) return () => undefined;
      prepare(answers);
      work = given;
      const ids = metrics.map(({ id }) => id);
      const scoring = { settings, metrics: ids, judges, conventions: conventions() };
      for (const member of members) {
        send(member, { kind: 'scoring', ...scoring });
        for (let ahead = 0; ahead < AHEAD; ahead++) askNext(member);
      }
      return () => {
        if (work === given) work = null;
      };
    },
  };
}
