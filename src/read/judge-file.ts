/** The text and kind of a judge's model file. */
export interface JudgeFile {
  readonly form: 'own' | 'pedants';
  readonly json: string;
}

/** Number of bytes inspected before a file is decoded. */
const HEAD = 200;

/** The keys with which a model file can begin; hardly any other file begins with one of these. */
const beginsLikeModel = /^(?:\uFEFF)?\s*\{\s*"(format|vocab|idf|params|ac|rule|type)"\s*:/u;

/** The format of an Assay judge of any version. */
const ownFormat = /"assay-judge\/\d+"/u;

/** Keys that occur together only in a PEDANTS model. */
const PEDANTS_PARTS = ['"vocab"', '"idf"', '"ac"', '"rule"', '"type"', '"intercept"'];

/**
 * Recognizes a judge's model file by its content; the model is not checked. `null` for other files.
 */
export function readJudgeFile(bytes: Uint8Array): JudgeFile | null {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD));
  const begins = beginsLikeModel.exec(head);
  if (!begins) return null;
  const isOwn = begins[1] === 'format' && ownFormat.test(head);
  if (begins[1] === 'format' && !isOwn) return null;
  const json = new TextDecoder().decode(bytes);
  if (isOwn) return { form: 'own', json };
  return PEDANTS_PARTS.every((part) => json.includes(part)) ? { form: 'pedants', json } : null;
}
