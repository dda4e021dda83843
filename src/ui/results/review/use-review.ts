import { useMemo, useState } from 'react';
import type { Decision, GoldDecision } from '../../../core/analysis/gold/patch';
import type { ReviewCluster, ReviewQueue } from '../../../core/analysis/gold/review-queue';
import { useAssay, useAssayStore } from '../../store-context';

/** The progress of the current reviewer through the clusters. */
export interface Review {
  readonly reviewer: string;
  /** The reviewer's decisions, one entry per cluster; `null` if there is none. */
  readonly decisions: readonly (GoldDecision | null)[];
  /** Positions of the clusters without a decision, in the order in which they are shown. */
  readonly open: readonly number[];
  readonly skipped: number;
  /** Position of the shown cluster; `null` if all are decided. */
  readonly at: number | null;
  /** Position of the cluster decided before the shown one; `null` while the reviewer browses. */
  readonly last: number | null;
  readonly decide: (decision: Decision, reason: string) => void;
  /** Shows the cluster again after all others. */
  readonly skip: () => void;
  /** Shows another cluster without a decision. */
  readonly move: (by: number) => void;
  /** Removes the latest decision and shows its cluster. */
  readonly undo: () => void;
}

export function useReview({ clusters }: ReviewQueue): Review {
  const store = useAssayStore();
  const reviewer = useAssay(({ labels }) => labels.annotator);
  const patch = useAssay((state) => state.goldPatch);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const [last, setLast] = useState<number | null>(null);
  const decisions = useMemo(() => {
    const own = new Map(
      patch.decisions
        .filter(({ by }) => by === reviewer)
        .map((one) => [keyOf(one, one.answers[0]), one]),
    );
    return clusters.map((cluster) => own.get(keyOf(cluster, cluster.representative)) ?? null);
  }, [clusters, patch, reviewer]);
  const undecided = clusters.flatMap((cluster, at) =>
    decisions[at] ? [] : [{ at, skip: skipped.indexOf(keyOf(cluster, cluster.representative)) }],
  );
  const open = undecided.sort((a, b) => a.skip - b.skip || a.at - b.at).map(({ at }) => at);
  const at = chosen ?? open[0] ?? null;
  const cluster = at === null ? undefined : clusters[at];
  const show = (position: number | null, decided: number | null = null) => {
    setChosen(position);
    setLast(decided);
  };
  return {
    reviewer,
    decisions,
    open,
    skipped: undecided.filter(({ skip }) => skip >= 0).length,
    at,
    last,
    decide: (decision, reason) => {
      if (!cluster) return;
      const { id, hash } = cluster;
      const answers = cluster.variants.map(({ text }) => text);
      store.getState().decideAnswer({ id, hash, decision, answers, reason });
      show(null, at);
    },
    skip: () => {
      if (!cluster) return;
      const key = keyOf(cluster, cluster.representative);
      setSkipped((before) => [...before.filter((one) => one !== key), key]);
      show(null);
    },
    move: (by) => {
      const from = at ?? clusters.length;
      show(Math.min(clusters.length - 1, Math.max(0, from + by)));
    },
    undo: () => {
      const undone = store.getState().undoDecision();
      if (!undone) return;
      const key = keyOf(undone, undone.answers[0]);
      const position = clusters.findIndex((one) => keyOf(one, one.representative) === key);
      show(position < 0 ? null : position);
    },
  };
}

function keyOf({ id, hash }: Pick<ReviewCluster, 'id' | 'hash'>, answer = ''): string {
  return JSON.stringify([id, hash, answer]);
}
