import { describe, expect, test } from 'vitest';
import { propose } from '../../../../src/core/dataset/mapping/propose';
import { joinAll, openText } from '../../../support/sources';

interface Question {
  readonly type: string;
  readonly answers: readonly string[] | string;
  readonly prediction?: string;
}

function read(questions: readonly Question[]) {
  const gold = questions.map(({ type, answers }, at) => ({
    id: `q${at}`,
    question: `Which one of ${at}?`,
    gold_answers: answers,
    answer_type: type,
  }));
  const run = questions.map(({ prediction = '' }, at) => ({ id: `q${at}`, prediction }));
  const sources = [
    openText('gold.json', JSON.stringify(gold)),
    openText('run.json', JSON.stringify(run)),
  ];
  const { mapping, decisions } = propose(sources);
  return { mapping, decisions, references: joinAll(sources, mapping).questions.references };
}

const list = (answers: readonly string[], prediction: string) => ({
  type: 'List',
  answers,
  prediction,
});

describe('list items under the answer type “list”', () => {
  test('are accepted answers if one contains the other', () => {
    const { mapping, decisions, references } = read([list(['wind', 'wind power'], 'wind')]);
    expect(mapping.gold?.listItems).toBe('answers');
    expect(references).toEqual([['wind', 'wind power']]);
    expect(decisions).toEqual([]);
  });

  test('are accepted answers if questions of other types also have several answers', () => {
    const { mapping } = read([
      list(['sun', 'solar'], ''),
      { type: 'Str', answers: ['12 %', 'twelve per cent'] },
      { type: 'Str', answers: ['yes', 'it does'] },
    ]);
    expect(mapping.gold?.listItems).toBe('answers');
  });

  test('are parts of one list if predictions contain several of them', () => {
    const { mapping, references } = read([
      list(['wind', 'sun'], 'wind, sun'),
      list(['oil', 'gas'], 'gas and oil'),
    ]);
    expect(mapping.gold?.listItems).toBe('parts');
    expect(references[0]).toEqual(['["wind","sun"]']);
  });

  test('are parts of one list if other questions have one answer each', () => {
    const single = ['a', 'b', 'c'].map((answer) => ({ type: 'Str', answers: [answer] }));
    const { mapping, decisions } = read([list(['wind', 'sun'], ''), ...single]);
    expect(mapping.gold?.listItems).toBe('parts');
    expect(decisions).toEqual([]);
  });

  test('need a decision if the evidence is balanced', () => {
    const { mapping, decisions } = read([list(['wind', 'sun'], 'hydro')]);
    expect(mapping.gold?.listItems).toBe('parts');
    expect(decisions[0]?.options.map(({ label }) => label)).toEqual([
      'Parts of one list',
      'Each item is an accepted answer',
    ]);
    expect(decisions[0]?.options[1]?.mapping.gold?.listItems).toBe('answers');
  });

  test('need no decision if no question of type list has several items', () => {
    expect(read([{ type: 'List', answers: ['wind'] }]).mapping.gold).not.toHaveProperty(
      'listItems',
    );
  });
});

describe('a few lists in a column of otherwise plain text, without answer types', () => {
  const readTexts = (predictions: readonly string[]) => {
    const answers = [
      ['48,200 t', '48200 tonnes'],
      'TCFD',
      ['May 2022', '05/2022'],
      '42%',
      ['Ada', 'A. L.'],
      'wind',
    ];
    const gold = answers.map((answer, at) => ({ id: `q${at}`, question: `Which ${at}?`, answer }));
    const run = predictions.map((prediction, at) => ({ id: `q${at}`, prediction }));
    const sources = [
      openText('gold.json', JSON.stringify(gold)),
      openText('run.json', JSON.stringify(run)),
    ];
    const { mapping, decisions } = propose(sources);
    const splits = decisions.map(({ options }) =>
      options.map((one) => one.mapping.gold?.references.split),
    );
    return {
      mapping,
      decisions,
      splits,
      references: joinAll(sources, mapping).questions.references,
    };
  };

  test('are read as accepted answers if predictions equal one item, and the user is asked', () => {
    const { decisions, splits, references } = readTexts(['48200 tonnes', 'GRI', '05/2022']);
    expect(references[0]).toEqual(['48,200 t', '48200 tonnes']);
    expect(references[1]).toEqual(['TCFD']);
    expect(splits).toEqual([['list', 'none']]);
    expect(decisions[0]).toMatchObject({
      question: 'What do the items of a list represent in “answer” of gold.json?',
      options: [
        {
          label: 'Each item is an accepted answer',
          evidence: 'In 0 of 3 lists, one item contains another; 2 predictions give one item.',
        },
        {
          label: 'Parts of one list',
          evidence: 'In 3 of 3 lists, no item contains another; 0 predictions give several items.',
        },
      ],
    });
  });

  test.each(['48', '48200 tonnes'])(
    'are asked about if predictions equal an item in fewer than half of the lists, such as %s',
    (prediction) => {
      const { splits, references } = readTexts([prediction, 'TCFD', 'June']);
      expect(references[0]).toEqual(['["48,200 t","48200 tonnes"]']);
      expect(splits).toEqual([['none', 'list']]);
    },
  );

  test('are parts of one list if predictions contain several items', () => {
    const { mapping, decisions } = readTexts(['48,200 t and 48200 tonnes', 'TCFD', 'May']);
    expect(mapping.gold?.references.split).toBe('none');
    expect(decisions).toEqual([]);
  });
});
