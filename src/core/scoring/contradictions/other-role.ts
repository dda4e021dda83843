import { readAnswer } from '../content/reading';
import { stemsOf } from '../content/words';
import type { Detector } from '../rule';

/* The right name in a different role from the one that the question asks for. */

/** Longer predictions say more about each name. */
const MAX_LENGTH = 120;

/** Roles of people and firms, one per row, with the ways to write each role. */
const ROLES: readonly RegExp[] = [
  'chief executive(?: officer)?|CEO|managing director',
  'chief financial officer|CFO|finance director',
  'chief operating officer|COO',
  'chief sustainability officer|CSO',
  'chief risk officer|CRO',
  'chair(?:man|woman|person)?|chairs|chaired',
  'vice[- ]chair(?:man|woman|person)?|deputy chair',
  'auditors?|audits?|audited',
  'lender|lends?|lent',
  'lawyers?|legal adviser',
].map((words) => new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}])`, 'iu'));

const rivalName = /(?<!\p{L})\p{Lu}\p{Ll}/u;

/**
 * Detects a name with a different role: “Smith is the chief financial officer” where the question
 * asks for the chief executive.
 */
export const detectOtherRole: Detector = (comparison, reference) => {
  const { question, prediction } = comparison;
  if (prediction.raw.length > MAX_LENGTH) return null;
  const [asked, second] = ROLES.filter((role) => role.test(question));
  if (!asked || second || ROLES.some((role) => role.test(reference.raw))) return null;
  const stems = [...readAnswer(reference).stems];
  const clauses = prediction.raw.split(/[;,]|(?<!\p{L})(?:and|but|while)(?!\p{L})/iu);
  const naming = clauses.filter((clause) => {
    const given = stemsOf(clause);
    return stems.length > 0 && stems.every((stem) => given.includes(stem));
  });
  if (naming.length === 0) return null;
  const isOther = (clause: string) =>
    !asked.test(clause) && ROLES.some((role) => role.test(clause));
  // “Ann Lee (chair and CEO)” has both roles.
  const hasRival = clauses.some(
    (clause) => asked.test(clause) && rivalName.test(clause.replace(asked, ' ')),
  );
  return naming.every(isOther) && (hasRival || !asked.test(prediction.raw))
    ? 'it assigns a different role to the name'
    : null;
};

const plannedBefore =
  /(?<!\p{L})(?:plan(?:s|ned|ning)? to|intends? to|aims? to|hopes? to) (?:move|switch|migrate|transition|change|convert|adopt|join|introduce|implement)(?: over)?(?: to)?(?: the)? $/iu;
const isAboutPlan =
  /(?<!\p{L})(?:plan\p{L}*|intend\p{L}*|aims?|will|future|target|goal|next)(?!\p{L})/iu;

/**
 * Detects a name that the prediction mentions only as a plan: “It uses its own model and plans to
 * move to PCAF” instead of “PCAF” where the question asks what it uses.
 */
export const detectPlannedName: Detector = ({ question, prediction }, { raw }) => {
  if (prediction.raw.length > MAX_LENGTH || isAboutPlan.test(`${question} ${raw}`)) return null;
  const parts = prediction.raw.split(raw);
  return parts.length > 1 && parts.slice(0, -1).every((before) => plannedBefore.test(before))
    ? 'it mentions the reference only as a plan'
    : null;
};
