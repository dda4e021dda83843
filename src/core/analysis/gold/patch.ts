import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Questions } from '../../model';

/** Version of the patch file format. */
export const PATCH_FORMAT = 'assay-gold-patch/1';

/**
 * A reviewer's decision on an answer: it is also correct; it is wrong; the reference is wrong; the
 * question is ambiguous.
 */
export const DECISIONS = ['accepted', 'wrong', 'disputed', 'ambiguous'] as const;

export type Decision = (typeof DECISIONS)[number];

/** The name of each decision on the page. */
export const DECISION_NAMES: Readonly<Record<Decision, string>> = {
  accepted: 'also correct',
  wrong: 'wrong',
  disputed: 'reference is wrong',
  ambiguous: 'question is ambiguous',
};

/**
 * One decision. It identifies the question by id and hash, and the answers by their text, never by
 * position.
 */
export interface GoldDecision {
  /** Id of the question. */
  readonly id: string;
  /** `hashQuestion` of the question as reviewed. */
  readonly hash: string;
  readonly decision: Decision;
  /** The answers in the reviewed cluster, as text, representative first. */
  readonly answers: readonly string[];
  /** The reviewer; may be empty. */
  readonly by: string;
  /** A date, such as `2026-11-23`. */
  readonly date: string;
  readonly reason: string;
}

/** Decisions that complete a gold file, which itself never changes. Plain data. */
export interface GoldPatch {
  readonly decisions: readonly GoldDecision[];
}

export const NO_PATCH: GoldPatch = { decisions: [] };

/** SHA-256 of a question and its references, in hexadecimal; changes when they do. */
export function hashQuestion(
  { texts, references }: Pick<Questions, 'texts' | 'references'>,
  question: number,
): string {
  return hashText(JSON.stringify([texts[question] ?? '', references[question] ?? []]));
}

/** Adds a decision, replacing this reviewer’s earlier one on the same question and answer. */
export function addDecision(patch: GoldPatch, decision: GoldDecision): GoldPatch {
  return { decisions: [...removeDecision(patch, decision).decisions, decision] };
}

/** The patch without this reviewer’s decision on a question and answer. */
export function removeDecision(
  { decisions }: GoldPatch,
  removed: Pick<GoldDecision, 'id' | 'answers' | 'by'>,
): GoldPatch {
  const isRemoved = ({ id, answers, by }: GoldDecision) =>
    id === removed.id && by === removed.by && answers[0] === removed.answers[0];
  return { decisions: decisions.filter((one) => !isRemoved(one)) };
}

/** The content of a patch file. */
export interface GoldPatchFile extends GoldPatch {
  readonly format: typeof PATCH_FORMAT;
}

/** The content of a patch file, independent of the order in which decisions were made. */
export function patchFileOf(patch: GoldPatch): GoldPatchFile {
  const decisions = sortDecisions(patch).map((one) => ({
    id: one.id,
    hash: one.hash,
    decision: one.decision,
    answers: one.answers,
    by: one.by,
    date: one.date,
    reason: one.reason,
  }));
  return { format: PATCH_FORMAT, decisions };
}

/** The text of a patch file: equal decisions give equal bytes. */
export function writePatch(patch: GoldPatch): string {
  return `${JSON.stringify(patchFileOf(patch), null, 2)}\n`;
}

/**
 * SHA-256 of the patch file; recorded in every export that contains scores against the completed
 * gold.
 */
export function hashPatch(patch: GoldPatch): string {
  return hashText(writePatch(patch));
}

/** An answer on which reviewers disagree; none of its decisions applies. */
export interface GoldConflict {
  readonly id: string;
  readonly answer: string;
  readonly decisions: readonly GoldDecision[];
}

/**
 * Merges several patches into one. Equal decisions by one reviewer are kept once; all contradictory
 * ones are kept.
 */
export function mergePatches(patches: readonly GoldPatch[]): GoldPatch {
  const byContent = new Map<string, GoldDecision>();
  for (const decision of patches.flatMap(({ decisions }) => decisions)) {
    byContent.set(JSON.stringify(contentOf(decision)), decision);
  }
  return { decisions: [...byContent.values()] };
}

/** Answers with conflicting decisions, in order of appearance. Takes linear time. */
export function findConflicts({ decisions }: GoldPatch): readonly GoldConflict[] {
  const byAnswer = new Map<string, { id: string; answer: string; decisions: GoldDecision[] }>();
  for (const decision of decisions) {
    for (const answer of new Set(decision.answers)) {
      const key = JSON.stringify([decision.id, answer]);
      const known = byAnswer.get(key) ?? { id: decision.id, answer, decisions: [] };
      byAnswer.set(key, known);
      known.decisions.push(decision);
    }
  }
  const all = [...byAnswer.values()].filter(
    (one) => new Set(one.decisions.map(({ decision }) => decision)).size > 1,
  );
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = JSON.stringify([one.id, one.decisions.map(contentOf)]);
    return !seen.has(key) && seen.add(key);
  });
}

function contentOf({ id, hash, decision, answers, by, date, reason }: GoldDecision) {
  return [id, hash, decision, answers, by, date, reason];
}

function sortDecisions({ decisions }: GoldPatch): GoldDecision[] {
  const keyed = decisions.map((one) => [JSON.stringify(contentOf(one)), one] as const);
  return keyed.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, one]) => one);
}

const hashText = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));
