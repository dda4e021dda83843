import { describe, expect, test } from 'vitest';
import { leftOut, readLines, readValue } from './read-shape';

const question = (id: string, more: object = {}) => ({ id, question: `Question ${id}?`, ...more });

describe('SQuAD nesting', () => {
  const answers = [
    { text: 'a', answer_start: 1 },
    { text: 'b', answer_start: 20 },
  ];

  test('one row per question, with all outer fields', () => {
    const read = readValue({
      version: 'v2.0',
      data: [
        {
          title: 'One',
          url: 'u1',
          paragraphs: [
            {
              context: 'c1',
              qas: [
                question('1', { answers, is_impossible: false }),
                question('2', { answers: [], is_impossible: true, plausible_answers: answers }),
              ],
            },
          ],
        },
        { title: 'Two', paragraphs: [{ context: 'c2', qas: [question('3', { answers })] }] },
      ],
    });
    expect(read.shape).toBe('squad');
    expect(Object.entries(read.columns)).toEqual([
      ['id', ['1', '2', '3']],
      ['question', ['Question 1?', 'Question 2?', 'Question 3?']],
      ['answers', ['["a","b"]', '[]', '["a","b"]']],
      ['is_impossible', ['false', 'true', '']],
      ['answers.answer_start', ['[1,20]', '', '[1,20]']],
      ['context', ['c1', 'c1', 'c2']],
      ['document', ['One', 'One', 'Two']],
      ['url', ['u1', 'u1', '']],
      ['version', ['v2.0', 'v2.0', 'v2.0']],
      ['plausible_answers', ['', '["a","b"]', '']],
      ['plausible_answers.answer_start', ['', '[1,20]', '']],
    ]);
    expect(read.problems).toEqual([]);
  });

  test('other id fields, as in KLUE-MRC, and paragraphs with their own ids', () => {
    const read = readValue({
      data: [{ paragraphs: [{ id: 'p', qas: [{ guid: 'g', question: 'q', answers: ['x'] }] }] }],
    });
    expect(read.columns).toEqual({
      id: ['g'],
      question: ['q'],
      answers: ['["x"]'],
      'paragraph.id': ['p'],
    });
  });

  test('empty lists are reported, and other records are kept', () => {
    const read = readValue({
      data: [
        ...Array.from({ length: 20 }, (_, at) => ({
          paragraphs: [{ context: 'c', qas: [question(String(at))] }],
        })),
        { paragraphs: [{ context: 'no questions', qas: [] }] },
        { title: 'without paragraphs' },
        'a text',
      ],
    });
    expect(read.rowCount).toBe(22);
    expect(read.columns.title?.at(-2)).toBe('without paragraphs');
    expect(read.columns.value?.at(-1)).toBe('a text');
    expect(leftOut(read)).toContain(': one paragraph without questions.');
  });

  test('one article per line', () => {
    const read = readLines(
      ['1', '2'].map((id) => ({ title: id, paragraphs: [{ context: '', qas: [question(id)] }] })),
    );
    expect(read).toMatchObject({
      shape: 'squad',
      columns: { id: ['1', '2'], document: ['1', '2'] },
    });
  });
});

describe('references that are objects', () => {
  const read = readValue([
    {
      id: 'q1',
      answers: [
        { text: '2040', answer_start: 3 },
        { text: 'in 2040', answer_start: 9 },
      ],
      evidence: [{ text: 'by 2040', page: 7 }],
    },
    { id: 'q2', answers: [], evidence: [] },
  ]);

  test('become their text; evidence stays as written', () => {
    expect(read.shape).toBe('answer-objects');
    expect(read.columns).toEqual({
      id: ['q1', 'q2'],
      answers: ['["2040","in 2040"]', '[]'],
      'answers.answer_start': ['[3,9]', ''],
      evidence: ['[{"text":"by 2040","page":7}]', '[]'],
    });
  });

  test.each(['value', 'answer'])('may contain the text in %s', (field) => {
    const answer = [{ [field]: 'TCFD' }, { [field]: 3 }];
    expect(readLines([{ id: 'a', answer }]).columns.answer).toEqual(['["TCFD",3]']);
    expect(readValue({ a: { answer }, b: { answer } }).columns.answer?.[1]).toBe('["TCFD",3]');
  });

  test.each([
    ['if they have no text', [{ start: 3 }]],
    ['if the list also contains a string', [{ text: '2040' }, '2041']],
  ])('are kept unchanged %s', (_, answers) => {
    expect(readLines([{ id: 'a', answers }]).columns.answers).toEqual([JSON.stringify(answers)]);
  });
});

test('TAT-QA: answers of any type get their scale; table and paragraphs are added', () => {
  const read = readValue([
    {
      table: { uid: 't1', table: [['a', 'b']] },
      paragraphs: [{ uid: 'p1', text: 'x' }],
      questions: [
        { uid: 'q1', question: 'a?', answer: ['1', '2'], answer_type: 'multi-span', scale: '' },
        {
          uid: 'q2',
          question: 'b?',
          answer: 12.5,
          answer_type: 'arithmetic',
          scale: 'million',
          derivation: '25/2',
        },
        { uid: 'q3', question: 'c?', answer: 'x', answer_type: 'span', scale: '' },
      ],
    },
  ]);
  expect(read.shape).toBe('tat-qa');
  expect(read.columns).toEqual({
    uid: ['q1', 'q2', 'q3'],
    question: ['a?', 'b?', 'c?'],
    answer: ['["1","2"]', '12.5 million', 'x'],
    answer_type: ['multi-span', 'arithmetic', 'span'],
    scale: ['', 'million', ''],
    derivation: ['', '25/2', ''],
    'table.uid': ['t1', 't1', 't1'],
    'table.table': Array<string>(3).fill('[["a","b"]]'),
    paragraphs: Array<string>(3).fill('[{"uid":"p1","text":"x"}]'),
  });
});

describe('DROP', () => {
  const none = { day: '', month: '', year: '' };
  const answer = (more: object) => ({ number: '', spans: [], date: none, ...more });

  test('every validated answer is a reference; several spans become a list, a date becomes a string', () => {
    const read = readValue({
      p1: {
        passage: 'text',
        qa_pairs: [
          {
            question: 'How many?',
            query_id: 'n',
            answer: answer({ number: '3' }),
            validated_answers: [answer({ number: '3' }), answer({ spans: ['three'] })],
          },
          { question: 'Who?', query_id: 's', answer: answer({ spans: ['A', 'B'] }) },
          {
            question: 'When?',
            query_id: 'd',
            answer: answer({ date: { day: '', month: 'May', year: '1911' } }),
          },
          { question: 'None?', query_id: 'x', answer: answer({}) },
        ],
      },
    });
    expect(read.shape).toBe('drop');
    expect(read.columns).toMatchObject({
      id: ['n', 's', 'd', 'x'],
      answers: ['["3","three"]', '["[\\"A\\",\\"B\\"]"]', '["May 1911"]', '[]'],
      answer_type: ['number', 'spans', 'date', ''],
      document: ['p1', 'p1', 'p1', 'p1'],
      'answer.number': ['3', '', '', ''],
    });
    expect(read.columns.validated_answers?.[0]).toContain('three');
  });
});

describe('passages, one per line', () => {
  test('ORB: each answer is a list of spans', () => {
    const read = readLines([
      {
        context: 'c',
        qa_pairs: [
          { qid: '1', question: 'a?', answers: [['x'], ['x'], ['y', 'z']], dataset: 'drop' },
          { qid: '2', question: 'b?', answers: [['w']], dataset: 'ropes' },
        ],
      },
    ]);
    expect(read).toMatchObject({
      shape: 'passages',
      columns: {
        id: ['1', '2'],
        answers: ['["x","[\\"y\\",\\"z\\"]"]', '["w"]'],
        dataset: ['drop', 'ropes'],
        context: ['c', 'c'],
      },
    });
  });

  test('MRQA: the header is reported', () => {
    const read = readLines([
      { header: { dataset: 'NewsQA', split: 'dev' } },
      {
        context: 'c',
        qas: [
          {
            qid: '1',
            question: 'a?',
            answers: ['x'],
            detected_answers: [{ text: 'x', char_spans: [[0, 1]] }],
          },
        ],
      },
    ]);
    expect(read).toMatchObject({
      shape: 'passages',
      columns: { id: ['1'], answers: ['["x"]'], 'detected_answers.char_spans': ['[[[0,1]]]'] },
    });
    expect(leftOut(read)).toContain(': header.');
  });
});

describe('TriviaQA', () => {
  const question = (questionId: string, evidence: object) => ({
    QuestionId: questionId,
    Question: 'q?',
    Answer: { Value: 'V', Aliases: ['A', 'V'], NormalizedAliases: ['a', 'v'], Type: 'T' },
    ...evidence,
  });
  const page = (name: string) => ({ Filename: name, Title: `of ${name}` });

  test.each(['Wikipedia', undefined])(
    'value and aliases without duplicates (domain %s)',
    (Domain) => {
      const read = readValue({
        Domain,
        Data: [question('tc_1', { EntityPages: [page('E.txt')] })],
      });
      expect(read).toMatchObject({
        shape: 'trivia-qa',
        columns: {
          id: ['tc_1'],
          question: ['q?'],
          answers: ['["V","A"]'],
          'Answer.NormalizedAliases': ['["a","v"]'],
          EntityPages: ['[{"Filename":"E.txt","Title":"of E.txt"}]'],
        },
      });
    },
  );

  test('web domain: one row per evidence page, as in the official script', () => {
    const read = readValue({
      Domain: 'Web',
      Data: [
        question('tc_1', {
          EntityPages: [page('E.txt')],
          SearchResults: [page('1/1_2.txt'), page('E.txt')],
        }),
        question('tc_2', {}),
      ],
    });
    expect(read.columns).toMatchObject({
      id: ['tc_1--E.txt', 'tc_1--1/1_2.txt', 'tc_2'],
      answers: ['["V","A"]', '["V","A"]', '["V","A"]'],
      Domain: ['Web', 'Web', 'Web'],
      QuestionId: ['tc_1', 'tc_1', ''],
      document: ['E.txt', '1/1_2.txt', ''],
      'page.Title': ['of E.txt', 'of 1/1_2.txt', ''],
    });
    expect(Object.keys(read.columns)).not.toContain('EntityPages');
  });
});

test('TyDi: UTF-8 byte offsets become the text they delimit', () => {
  const place = (start: number, end: number, verdict = 'NONE') => ({
    minimal_answer: { plaintext_start_byte: start, plaintext_end_byte: end },
    yes_no_answer: verdict,
  });
  const record = (id: number, annotations: object[]) => ({
    question_text: 'q',
    example_id: id,
    document_plaintext: 'é대한 text',
    annotations,
  });
  const read = readLines([
    record(1, [place(2, 8), place(2, 8), place(-1, -1)]),
    record(2, [place(-1, -1, 'YES')]),
    record(3, [place(-1, -1), place(5, 900)]),
  ]);
  expect(read).toMatchObject({
    shape: 'tydi',
    columns: { example_id: ['1', '2', '3'], answers: ['["대한"]', '["yes"]', '[]'] },
  });
});

test('TAT-QA: each of several answers gets the scale, but a percentage gets no second percent sign', () => {
  const ask = (answer: unknown, scale: string) => ({ uid: 'u', question: 'q?', answer, scale });
  const read = readValue([
    {
      table: { uid: 't1', table: [] },
      questions: [
        ask(['1', '2'], 'thousand'),
        ask(['12.5%'], 'percent'),
        ask(12.5, 'percent'),
        ask('', 'million'),
        ask('x', 'kilo'),
      ],
    },
  ]);
  expect(read.columns.answer).toEqual([
    '["1 thousand","2 thousand"]',
    '["12.5%"]',
    '12.5 percent',
    '',
    'x',
  ]);
});

test('CMRC 2018 as first published: every question of every passage', () => {
  const passage = (id: number, questions: number) => ({
    context_id: `DEV_${id}`,
    context_text: `文${id}`,
    title: `题${id}`,
    qas: Array.from({ length: questions }, (_, at) => ({
      query_text: `谁${at}？`,
      query_id: `DEV_${id}_QUERY_${at}`,
      answers: ['鲁迅', '鲁迅', '周树人'],
    })),
  });
  const read = readValue([passage(0, 2), passage(1, 1)]);
  expect(read.shape).toBe('cmrc2018');
  expect(read.columns).toEqual({
    id: ['DEV_0_QUERY_0', 'DEV_0_QUERY_1', 'DEV_1_QUERY_0'],
    question: ['谁0？', '谁1？', '谁0？'],
    answers: Array<string>(3).fill('["鲁迅","鲁迅","周树人"]'),
    document: ['题0', '题0', '题1'],
    context: ['文0', '文0', '文1'],
    context_id: ['DEV_0', 'DEV_0', 'DEV_1'],
  });
  // The dev split has 848 passages with 3,219 questions.
  const dev = Array.from({ length: 848 }, (_, id) => passage(id, id < 675 ? 4 : 3));
  expect(readValue(dev).rowCount).toBe(3219);
});
