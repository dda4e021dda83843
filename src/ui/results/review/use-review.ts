import { clamp } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { Decision } from '../../../core/analysis/gold/patch';
import type { ReviewCluster, ReviewQueue } from '../../../core/analysis/gold/review-queue';
import { useAssay, useAssayStore } from '../../store-context';

export type Review = ReturnType<typeof useReview>;

/** The progress of the current reviewer through the clusters. */
export function useReview({ clusters }: ReviewQueue) {
  const store = useAssayStore();
  const reviewer = useAssay(({ labels }) => labels.annotator);
  const patch = useAssay((state) => state.goldPatch);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  /** Position of the cluster decided before the shown one; `null` while the reviewer browses. */
  const [last, setLast] = useState<number | null>(null);
  /** The reviewer's decisions, one entry per cluster; `null` if there is none. */
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
  /** Positions of the clusters without a decision, in the order in which they are shown. */
  const open = undecided.sort((a, b) => a.skip - b.skip || a.at - b.at).map(({ at }) => at);
  /** Position of the displayed cluster; `null` if all are decided. */
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
    decide: (decision: Decision, reason: string) => {
      if (!cluster) return;
      const { id, hash } = cluster;
      const answers = cluster.variants.map(({ text }) => text);
      store.getState().decideAnswer({ id, hash, decision, answers, reason });
      show(null, at);
    },
    /** Shows the cluster again after all others. */
    skip: () => {
      if (!cluster) return;
      const key = keyOf(cluster, cluster.representative);
      setSkipped((before) => [...before.filter((one) => one !== key), key]);
      show(null);
    },
    /** Shows another cluster without a decision. */
    move: (by: number) => show(clamp((at ?? clusters.length) + by, 0, clusters.length - 1)),
    /** Removes the latest decision and shows its cluster. */
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
