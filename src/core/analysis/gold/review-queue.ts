import type { Questions } from '../../model';
import type { AnswerCluster } from './clusters';
import { hashQuestion } from './patch';

/** The clusters to review. Plain data. */
export interface ReviewQueue {
  readonly clusters: readonly ReviewCluster[];
  /** Total number of clusters; `clusters` may list only the first ones. */
  readonly total: number;
  /** The judge that estimates the gain; `null` if none can be loaded. */
  readonly judge: string | null;
}

/** A cluster of rejected answers with its question. */
export interface ReviewCluster extends AnswerCluster {
  /** Id of the question. */
  readonly id: string;
  /** `hashQuestion` of the question. */
  readonly hash: string;
  readonly text: string;
  readonly document: string;
  readonly references: readonly string[];
  /**
   * The evidence columns of the gold file, with the question's cell in each; blank cells are left
   * out.
   */
  readonly evidence: readonly { readonly column: string; readonly cell: string }[];
}

/** Names of columns that locate the answer in a document. */
const EVIDENCE = /evidence|page|source|context|passage/i;

/** The first clusters, with the information that a reviewer needs to decide. */
export function listReview(
  questions: Questions,
  clusters: readonly AnswerCluster[],
  limit: number,
  judge: string | null,
): ReviewQueue {
  const evidence = questions.columns.filter(({ name }) => EVIDENCE.test(name));
  return {
    clusters: clusters.slice(0, limit).map((cluster) => {
      const { question } = cluster;
      return {
        ...cluster,
        id: questions.ids[question] ?? '',
        hash: hashQuestion(questions, question),
        text: questions.texts[question] ?? '',
        document: questions.documents[question] ?? '',
        references: questions.references[question] ?? [],
        evidence: evidence.flatMap(({ name, cells }) => {
          const cell = cells[question]?.trim() ?? '';
          return cell === '' ? [] : [{ column: name, cell }];
        }),
      };
    }),
    total: clusters.length,
    judge,
  };
}
