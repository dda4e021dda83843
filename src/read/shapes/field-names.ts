/** Names that only a single question or answer has, without case, spaces and underscores. */
const QUESTION_NAMES = new Set([
  ...['id', 'qid', 'questionid', 'exampleid', 'queryid', 'uid', 'docid', 'instanceid'],
  ...['question', 'query', 'prompt', 'input'],
]);

/** Further names of fields that no data set uses as ids. */
const FIELD_NAMES = new Set([
  ...['context', 'document', 'passage', 'title', 'answer', 'answers', 'reference', 'references'],
  ...['gold', 'goldanswer', 'goldenanswer', 'target', 'prediction', 'predictions'],
  ...['predictedanswer', 'predictiontext', 'modelanswer', 'output', 'response', 'text', 'value'],
  ...['label', 'model', 'modelname', 'score', 'type', 'answertype'],
]);

export function isQuestionName(name: string): boolean {
  return QUESTION_NAMES.has(plain(name));
}

/** Whether a name is that of a field rather than the id of a question. */
export function isFieldName(name: string): boolean {
  return QUESTION_NAMES.has(plain(name)) || FIELD_NAMES.has(plain(name));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}
