import { JUDGE_FORMAT } from '../core/scoring/judge/judge-model';

/** Which judge a file holds, with its text. */
export interface JudgeFile {
  readonly form: 'own' | 'pedants';
  readonly json: string;
}

/** So many bytes are looked at before a file is decoded. */
const HEAD = 200;

/** A model begins with one of its parts; almost no other file does. */
const beginsLikeModel = /^(?:\uFEFF)?\s*\{\s*"(format|vocab|idf|params|ac|rule|type)"\s*:/u;

/** The parts of a PEDANTS model that no table has side by side. */
const PEDANTS_PARTS = ['"vocab"', '"idf"', '"ac"', '"rule"', '"type"', '"intercept"'];

/**
 * Tells the model file of a judge by its content; `null` for any other file. Whether the model is sound
 * is found out when it is opened.
 */
export function readJudgeFile(bytes: Uint8Array): JudgeFile | null {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD));
  const begins = beginsLikeModel.exec(head);
  if (!begins) return null;
  const isOwn = begins[1] === 'format' && head.includes(JUDGE_FORMAT);
  if (begins[1] === 'format' && !isOwn) return null;
  const json = new TextDecoder().decode(bytes);
  if (isOwn) return { form: 'own', json };
  return PEDANTS_PARTS.every((part) => json.includes(part)) ? { form: 'pedants', json } : null;
}
