import type { AnswerSource } from '../model';
import type { DataSetPreset, PresetForm, PresetSettings, PresetCondition } from './preset';

const whole = (column: string): AnswerSource => ({
  columns: [column],
  split: 'none',
  separator: '',
});

const list = (column: string): AnswerSource => ({ ...whole(column), split: 'list' });

/** The mapping of a gold file; most published files name the question column `question`. */
function gold(
  references: AnswerSource,
  answerType: string | null = null,
  document: string | null = null,
): PresetForm['gold'] {
  return { question: 'question', references, answerType, document };
}

/** Number of cells inspected for a condition. */
const SAMPLE_SIZE = 500;

function share(cells: readonly string[], isMet: (cell: string) => boolean): number {
  const sample = cells.slice(0, SAMPLE_SIZE);
  return sample.filter(isMet).length / Math.max(1, sample.length);
}

/** Every cell is one of these labels. */
const onlyLabels = (column: string, labels: readonly string[]): PresetCondition => ({
  column,
  clause: `“${column}” contains only ${labels.join(', ')}`,
  isMet: (cells) => share(cells, (cell) => labels.includes(cell)) === 1,
});

/** Nearly every cell is a JSON array. */
const mostlyLists = (column: string): PresetCondition => ({
  column,
  clause: `“${column}” contains lists`,
  isMet: (cells) => share(cells, (cell) => /^\s*\[/.test(cell)) >= 0.9,
});

const someEmptyLists = (column: string): PresetCondition => ({
  column,
  clause: `“${column}” is empty for some questions`,
  isMet: (cells) => cells.some((cell) => cell.trim() === '[]'),
});

/** Most questions contain a letter of this script. */
const questionsIn = (script: 'Hangul' | 'Han'): PresetCondition => ({
  column: 'question',
  clause: `“question” is written in ${script}`,
  isMet: (cells) => {
    const letter = script === 'Hangul' ? /\p{Script=Hangul}/u : /\p{Script=Han}/u;
    return share(cells, (cell) => letter.test(cell)) >= 0.8;
  },
});

/** Every cell matches the pattern. */
const matching = (column: string, pattern: RegExp, example: string): PresetCondition => ({
  column,
  clause: `“${column}” contains values like “${example}”`,
  isMet: (cells) => share(cells, (cell) => pattern.test(cell)) === 1,
});

/** SQuAD with its articles and paragraphs, flattened. */
const squadNested: PresetForm = {
  columns: ['id', 'question', 'answers', 'document', 'context'],
  conditions: [mostlyLists('answers')],
  gold: gold(list('answers'), null, 'document'),
};

/** Columns of QuAC and Quoref, which nest their questions in the same way. */
const OTHER_NESTED = ['yesno', 'followup', 'context_id'];

/** Questions about long documents, in the format of MMLongBench-Doc and MMESGBench. */
const documentQuestions: PresetForm = {
  columns: ['doc_id', 'question', 'answer', 'answer_format'],
  conditions: [onlyLabels('answer_format', ['Str', 'Float', 'Int', 'List', 'None'])],
  gold: gold(whole('answer'), 'answer_format', 'doc_id'),
};

const DOCUMENT_ANSWER_KINDS: PresetSettings['answerKinds'] = {
  Str: 'text',
  Float: 'number',
  Int: 'number',
  List: 'list',
};

/** Kinds of documents in MMLongBench-Doc; MMESGBench has the same format but different kinds. */
export const isMmlongbenchKind = (kind: string): boolean =>
  /^(?:research report|tutorial|academic paper|guidebook|brochure|administration|financial report)\b/i.test(
    kind,
  );

/** All known data sets, specific ones before general ones; the first match is used. */
export const PRESETS: readonly DataSetPreset[] = [
  {
    id: 'climate-finance-bench',
    label: 'Climate Finance Bench',
    summary:
      '330 expert questions on the sustainability reports of 33 companies: extraction (PE), numbers (NR) and reasoning (LR).',
    source: 'Pladifes/climate_finance_bench (2025)',
    forms: [
      {
        columns: ["Company's name", 'Question ID', 'Question', 'Type of question', 'Answer'],
        conditions: [onlyLabels('Type of question', ['PE', 'NR', 'LR'])],
        gold: { ...gold(whole('Answer'), 'Type of question', 'Documents'), question: 'Question' },
      },
    ],
    settings: { answerKinds: { NR: 'number' } },
    profile: null,
  },
  {
    id: 'mmlongbench-doc',
    label: 'MMLongBench-Doc',
    summary:
      'Questions, some of them unanswerable, on the text, tables and figures of long documents; the answer format is given.',
    source: 'Ma et al. (2024), mayubo2333/MMLongBench-Doc',
    forms: [
      {
        ...documentQuestions,
        columns: [...documentQuestions.columns, 'doc_type'],
        conditions: [
          ...documentQuestions.conditions,
          {
            column: 'doc_type',
            clause:
              '“doc_type” contains the document types of MMLongBench-Doc, such as “Academic paper”',
            isMet: (cells) => share(cells, isMmlongbenchKind) === 1,
          },
        ],
      },
    ],
    settings: { answerKinds: DOCUMENT_ANSWER_KINDS },
    profile: null,
  },
  {
    id: 'mmesgbench',
    label: 'MMESGBench',
    summary:
      'Questions, some of them unanswerable, on the text, tables and figures of long ESG documents; the answer format is given.',
    source: 'Zhang et al. (2025), Zhanglei1103/MMESGBench',
    forms: [documentQuestions],
    settings: { answerKinds: DOCUMENT_ANSWER_KINDS },
    profile: 'mmesgbench-published',
  },
  {
    id: 'financebench',
    label: 'FinanceBench',
    summary:
      'Questions on public companies’ filings, answered by analysts, with human judgments of model answers.',
    source: 'Islam et al. (2023), patronus-ai/financebench',
    forms: [
      {
        columns: ['financebench_id', 'doc_name', 'question_type', 'question', 'answer'],
        conditions: [matching('financebench_id', /^financebench_id_\d+$/, 'financebench_id_03029')],
        gold: gold(whole('answer'), 'question_type', 'doc_name'),
      },
    ],
    settings: {},
    profile: null,
  },
  {
    id: 'tat-qa',
    label: 'TAT-QA',
    summary:
      'Questions on tables and their surrounding paragraphs from financial reports; the scale of a number is part of the answer.',
    source: 'Zhu et al. (2021), NExTplusplus/TAT-QA',
    forms: [
      {
        columns: ['uid', 'question', 'answer', 'answer_type', 'scale', 'table.uid'],
        conditions: [onlyLabels('answer_type', ['span', 'multi-span', 'arithmetic', 'count'])],
        gold: gold(list('answer'), 'answer_type', 'table.uid'),
      },
    ],
    settings: {
      answerKinds: { span: 'text', 'multi-span': 'list', arithmetic: 'number', count: 'number' },
    },
    profile: 'tatqa-span',
  },
  {
    id: 'klue-mrc',
    label: 'KLUE-MRC',
    summary: 'Korean questions on paragraphs of news and Wikipedia, some without an answer.',
    source: 'Park et al. (2021), KLUE',
    forms: [
      {
        ...squadNested,
        columns: [...squadNested.columns, 'is_impossible'],
        conditions: [...squadNested.conditions, questionsIn('Hangul')],
      },
      {
        columns: ['id', 'question', 'answers.text', 'unanswerable'],
        conditions: [questionsIn('Hangul')],
        gold: gold(list('answers.text')),
      },
    ],
    settings: {},
    profile: 'klue-mrc',
  },
  {
    id: 'cmrc2018',
    label: 'CMRC 2018',
    summary:
      'Questions on paragraphs of Chinese Wikipedia; answers are compared character by character.',
    source: 'Cui et al. (2019), ymcui/cmrc2018',
    forms: [
      {
        ...squadNested,
        conditions: [questionsIn('Han'), matching('id', /^[A-Z]+_\d+_QUERY_\d+$/, 'DEV_0_QUERY_0')],
      },
    ],
    settings: { tokens: 'mixed' },
    profile: 'cmrc2018',
  },
  {
    id: 'drcd',
    label: 'DRCD',
    summary: 'Questions on Wikipedia paragraphs in traditional Chinese.',
    source: 'Shao et al. (2018), DRCKnowledgeTeam/DRCD',
    forms: [
      {
        ...squadNested,
        conditions: [questionsIn('Han'), matching('id', /^\d+-\d+-\d+$/, '1001-10-1')],
      },
    ],
    settings: { tokens: 'mixed' },
    profile: 'cmrc2018',
  },
  {
    id: 'squad2.0',
    label: 'SQuAD 2.0',
    summary: 'SQuAD 1.1 plus questions that the paragraph does not answer, marked as impossible.',
    source: 'Rajpurkar et al. (2018)',
    forms: [
      { ...squadNested, columns: [...squadNested.columns, 'is_impossible'] },
      {
        columns: ['id', 'question', 'answers.text', 'answers.answer_start'],
        conditions: [mostlyLists('answers.text'), someEmptyLists('answers.text')],
        gold: gold(list('answers.text')),
      },
    ],
    settings: {},
    profile: 'squad2.0',
  },
  {
    id: 'drop',
    label: 'DROP',
    summary:
      'Questions that require counting, sorting and arithmetic over a paragraph; the answer is a number, a date or spans.',
    source: 'Dua et al. (2019)',
    forms: [
      {
        columns: ['id', 'question', 'answers', 'answer_type', 'passage'],
        conditions: [onlyLabels('answer_type', ['number', 'span', 'spans', 'date'])],
        gold: gold(list('answers'), 'answer_type', 'document'),
      },
    ],
    settings: { answerKinds: { number: 'number', span: 'text', spans: 'list', date: 'text' } },
    profile: 'drop',
  },
  {
    id: 'trivia-qa',
    label: 'TriviaQA',
    summary: 'Trivia questions with every alias of their answer as a reference.',
    source: 'Joshi et al. (2017)',
    forms: ['document', null].map((document) => ({
      columns: ['id', 'question', 'answers', 'Answer.Type'],
      conditions: [mostlyLists('answers')],
      gold: gold(list('answers'), 'Answer.Type', document),
    })),
    settings: {},
    profile: 'triviaqa',
  },
  {
    id: 'squad1.1',
    label: 'SQuAD 1.1',
    summary:
      'Questions on Wikipedia paragraphs, each answered by a span; XQuAD has the same format.',
    source: 'Rajpurkar et al. (2016)',
    forms: [{ ...squadNested, lacks: ['is_impossible', ...OTHER_NESTED] }],
    settings: {},
    profile: 'squad1.1',
  },
  {
    id: 'nq-open',
    label: 'NQ-open',
    summary:
      'Questions that people typed into a search engine, with short accepted answers and no ids.',
    source: 'Lee et al. (2019); Kwiatkowski et al. (2019)',
    forms: [
      {
        columns: ['question', 'answer'],
        conditions: [
          mostlyLists('answer'),
          {
            column: 'question',
            clause: '“question” contains short texts in lower case',
            isMet: (cells) =>
              share(cells, (cell) => cell === cell.toLowerCase() && cell.length < 300) === 1,
          },
        ],
        gold: gold(list('answer')),
      },
    ],
    settings: {},
    profile: 'lm-eval-nq-open',
  },
  {
    id: 'evouna',
    label: 'EVOUNA',
    summary:
      'Open-domain questions with the answers of five systems side by side, each with a human judgment; slashes separate accepted answers.',
    source: 'Wang et al. (2023), wangcunxiang/QA-Eval',
    forms: [
      {
        columns: ['question', 'golden_answer', 'answer_fid', 'judge_fid'],
        conditions: [],
        containsPredictions: true,
        gold: gold({ columns: ['golden_answer'], split: 'separator', separator: '/' }),
      },
    ],
    settings: {},
    profile: null,
  },
];
