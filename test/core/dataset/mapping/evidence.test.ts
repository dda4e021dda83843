import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyOption } from '../../../../src/core/dataset/mapping/proposal';
import { propose } from '../../../../src/core/dataset/mapping/propose';
import type { Mapping, Source } from '../../../../src/core/model';
import { joinAll, openText } from '../../../support/sources';

const questions = ['Who was it?', 'What is wind?', 'When did it start?', 'Where was it held?'];
const answers = ['Ada Lovelace', 'moving air', 'in 1990', 'Paris, France'];
const system = ['It was Ada Lovelace.', 'water', 'It started in 1990.', 'It was in Paris.'];

/** A CSV with meaningless column names. */
function nameless(name: string, ...columns: readonly (readonly string[])[]): Source {
  const header = columns.map((_, index) => String.fromCharCode(97 + index)).join(',');
  const rows = (columns[0] ?? []).map((_, row) =>
    columns.map((cells) => `"${cells[row] ?? ''}"`).join(','),
  );
  return openText(name, `${header}\n${rows.join('\n')}\n`);
}

const ids = ['q-1', 'q-2', 'q-3', 'q-4'];
const gold = nameless('one.csv', ids, questions, answers);
const columnsOf = (mapping: Mapping) => [
  mapping.gold?.references.columns,
  ...mapping.predictions.map(({ answer }) => answer.columns),
];

describe('with meaningless headers, the values decide', () => {
  test('questions are found by question marks, ids by matches, answers by shared words', () => {
    const predictions = nameless('two.csv', system, ids);
    const { mapping, decisions, roles } = propose([predictions, gold]);
    expect(roles).toEqual({ 'one.csv': 'gold', 'two.csv': 'predictions' });
    expect(mapping.gold).toMatchObject({ id: { columns: ['a'] }, question: 'b' });
    expect(columnsOf(mapping)).toEqual([['c'], ['a']]);
    expect(mapping.predictions[0]?.id).toEqual({ kind: 'columns', columns: ['b'] });
    expect(decisions).toEqual([]);
  });

  test('a copy of the references is not used as predictions without asking', () => {
    const withCopy = nameless('two.csv', ids, answers, system);
    const { mapping, decisions } = propose([gold, withCopy]);
    expect(columnsOf(mapping)).toEqual([['c'], ['c']]);
    expect(decisions).toHaveLength(1);
    expect(decisions[0]?.options.map(({ label }) => label)).toEqual(['“c”', '“b”']);
  });

  test('a column with identical cells in two prediction files is a copy of the references', () => {
    const other = [...system.slice(1), 'In London.'];
    const files = [
      nameless('two.csv', ids, answers, system),
      nameless('three.csv', ids, answers, other),
    ];
    const { mapping, decisions } = propose([gold, ...files]);
    expect(columnsOf(mapping)).toEqual([['c'], ['c'], ['c']]);
    expect(decisions).toEqual([]);
  });

  test('a choice between two reference columns is left to the user', () => {
    const two = nameless('one.csv', ids, questions, answers, [...answers].reverse());
    const { decisions, mapping } = propose([two]);
    expect(decisions).toHaveLength(1);
    const [decision] = decisions;
    expect(decision).toMatchObject({ file: 'one.csv' });
    expect(decision!.question).toBe('Which column of one.csv contains the reference answers?');
    expect(decision!.options[0]!.mapping).toEqual(mapping);
    const other = decision!.options[1]!;
    expect(other.mapping.gold?.references.columns).not.toEqual(mapping.gold?.references.columns);
    expect(applyOption(mapping, decision!, other)).toEqual(other.mapping);
    expect(applyOption(other.mapping, decision!, decision!.options[0]!)).toEqual(mapping);
  });

  test('a decision changes only the part of the mapping that it concerns', () => {
    const two = nameless('one.csv', ids, questions, answers, [...answers].reverse());
    const unlike = ['no', 'idea', 'of', 'this'];
    const files = ['two.csv', 'three.csv'].map((name, at) =>
      nameless(
        name,
        ids,
        unlike.map((text) => `${text}${at}`),
      ),
    );
    const { decisions, mapping } = propose([two, ...files]);
    const [decision] = decisions;
    const repaired = {
      ...mapping,
      predictions: mapping.predictions.map((one) => ({ ...one, repairs: ['trim'] as const })),
    };
    const taken = applyOption(repaired, decision!, decision!.options[1]!);
    expect(taken.gold).toEqual(decision!.options[1]!.mapping.gold);
    expect(taken.predictions).toEqual(repaired.predictions);
  });

  test('a column that repeats the system named in the file name is the model', () => {
    const names = ids.map(() => 'Model X');
    const { mapping } = propose([gold, nameless('model-x.csv', names, ids, system)]);
    expect(mapping.predictions[0]).toMatchObject({ model: 'a', run: null });
  });

  test('a column that distinguishes rows with the same id is the model', () => {
    const twice = <T>(cells: readonly T[]) => [...cells, ...cells];
    const names = [...ids.map(() => 'red'), ...ids.map(() => 'blue')];
    const { mapping } = propose([gold, nameless('two.csv', names, twice(ids), twice(system))]);
    expect(mapping.predictions[0]).toMatchObject({ model: 'a', answer: { columns: ['c'] } });
  });

  test('a column with a different value in most rows is not the run, even if it distinguishes repeated rows', () => {
    const numbers = Array.from({ length: 12 }, (_, row) => row);
    const golds = numbers.map((row) => `q${row},What is ${row}?,answer ${row}`);
    const rows = numbers.map((row) => `q${row},m,answer ${row},page ${row}`);
    const { mapping } = propose([
      openText('gold.csv', ['id,question,answer', ...golds].join('\n')),
      openText('run.csv', ['id,model,prediction,place', ...rows, 'q3,m,other,page 99'].join('\n')),
    ]);
    expect(mapping.predictions[0]).toMatchObject({ model: 'model', run: null });
  });
});

describe('several systems side by side', () => {
  const judged = ['true', 'false', 'true', 'true'];

  test('are recognized if each is followed by judgments, which become human labels', () => {
    const wide = nameless('wide.csv', questions, answers, system, judged, answers, judged);
    const { mapping } = propose([wide]);
    expect(columnsOf(mapping)).toEqual([['b'], ['c'], ['e']]);
    expect(mapping.predictions.map(({ humanLabel }) => humanLabel)).toEqual(['d', 'f']);
    const { runs } = joinAll([wide], mapping);
    expect(runs.map(({ humanLabels }) => humanLabels)).toEqual([judged, judged]);
  });

  test('are recognized by names with a common prefix', () => {
    const text = `question,golden_answer,answer_fid,judge_fid,answer_gpt4,judge_gpt4,improper
Who?,Ada/Ada Lovelace,Ada,true,She was Ada Lovelace,true,false
What?,air/moving air,water,false,It is moving air,true,false
Where?,Paris/Paris (France),Paris,true,London,false,true
`;
    const source = openText('wide.csv', text);
    const { mapping } = propose([source], {}, ['evouna']);
    expect(mapping.gold?.references).toEqual({
      columns: ['golden_answer'],
      split: 'separator',
      separator: '/',
    });
    const { questions: read, runs } = joinAll([source], mapping);
    expect(read.references[1]).toEqual(['air', 'moving air']);
    expect(read.columns).toEqual([{ name: 'improper', cells: ['false', 'false', 'true'] }]);
    expect(runs.map(({ model, humanLabels }) => [model, humanLabels])).toEqual([
      ['fid', ['true', 'false', 'true']],
      ['gpt4', ['true', 'true', 'false']],
    ]);
  });
});

describe('slashes in references', () => {
  const slashed = ['Ada/Lady Lovelace', 'wind/moving air', '1990/the year 1990', 'Paris/France/x'];
  const sourceOf = (cells: readonly string[], said: readonly string[]) => [
    openText(
      'gold.csv',
      `id,question,answer\n${cells.map((cell, row) => `${row},${questions[row]},"${cell}"\n`).join('')}`,
    ),
    openText(
      'pred.csv',
      `id,prediction\n${said.map((cell, row) => `${row},"${cell}"\n`).join('')}`,
    ),
  ];
  const splitOf = (cells: readonly string[], said: readonly string[]) =>
    propose(sourceOf(cells, said)).mapping.gold?.references.split;

  test('separate alternatives if other answers equal the parts', () => {
    expect(splitOf(slashed, ['Lady Lovelace', 'moving air', 'no', 'no'])).toBe('separator');
  });

  test('are kept in units, dates and words', () => {
    const units = ['12 km/h', '3 kg/m2', 'and/or', '1/2'];
    expect(splitOf(units, ['12 km/h', '3 kg', 'or', '1'])).toBe('none');
    expect(splitOf(slashed, ['no', 'no', 'no', 'no'])).toBe('none');
  });

  test('need a decision if only a few other answers equal the parts', () => {
    const rows = Array.from({ length: 8 }, (_, row) => `${row},What is thing ${row}?`);
    const gold = openText(
      'gold.csv',
      `id,question,answer\n${rows.map((row, at) => `${row},first${at} name/second${at} name\n`).join('')}`,
    );
    const said = openText(
      'pred.csv',
      `id,prediction\n0,second0 name\n${rows
        .slice(1)
        .map((_, at) => `${at + 1},other${at}\n`)
        .join('')}`,
    );
    const [decision, ...others] = propose([gold, said]).decisions;
    expect(others).toEqual([]);
    expect(decision?.question).toMatch(/^Do slashes in “answer” of gold\.csv/);
    expect(decision?.options.map(({ mapping }) => mapping.gold?.references)).toEqual([
      { columns: ['answer'], split: 'none', separator: '' },
      { columns: ['answer'], split: 'separator', separator: '/' },
    ]);
  });
});

describe('a file of no-answer probabilities', () => {
  const dataset = openText(
    'gold.csv',
    'id,question,answers\nq1,Who?,"[""a""]"\nq2,What?,[]\nq3,Why?,"[""c""]"\n',
  );
  const predictions = (name: string) => openText(name, 'id,prediction\nq1,a\nq2,\nq3,b\n');
  const probabilities = (name: string) =>
    openText(name, 'id,value\nq1,0.1\nq2,0.9\nq3,0.25\nq9,0.5\n');

  test('is joined to the predictions with the same ids', () => {
    const sources = [probabilities('na.csv'), predictions('sys.csv'), dataset];
    const { mapping, roles, decisions } = propose(sources);
    expect(roles['na.csv']).toBe('probabilities');
    expect(decisions).toEqual([]);
    const { runs, problems } = joinAll(sources, mapping);
    expect(runs).toHaveLength(1);
    expect(runs[0]?.noAnswerProbabilities).toEqual([0.1, 0.9, 0.25]);
    expect(problems).toMatchObject([{ code: 'unmatched-probabilities', file: 'na.csv', row: 4 }]);
  });

  test.each([
    ['na_prob.csv', 'value'],
    ['sys-NoAnswerProbabilities.csv', 'value'],
    ['other.csv', 'no_answer_probability'],
  ])(
    'may contain percentages if the file or column name says what they are: %s, %s',
    (file, column) => {
      const percentages = openText(file, `id,${column}\nq1,12.5\nq2,90\nq3,0\n`);
      const sources = [percentages, predictions('sys.csv'), dataset];
      const { mapping, roles } = propose(sources);
      expect(roles[file]).toBe('probabilities');
      const { runs, problems } = joinAll(sources, mapping);
      expect(runs).toHaveLength(1);
      expect(runs[0]?.noAnswerProbabilities).toEqual([0.125, 0.9, 0]);
      expect(problems).toMatchObject([{ code: 'percent-probabilities', file }]);
    },
  );

  test('with numbers up to 100 but without such a name is a predictions file', () => {
    const answers = openText('other.csv', 'id,value\nq1,12.5\nq2,90\nq3,0\n');
    expect(propose([answers, predictions('sys.csv'), dataset]).roles['other.csv']).toBe(
      'predictions',
    );
    const above = openText('na_prob.csv', 'id,value\nq1,12.5\nq2,101\nq3,0\n');
    expect(propose([above, predictions('sys.csv'), dataset]).roles['na_prob.csv']).toBe(
      'predictions',
    );
  });

  test('is matched to a system by name, or by asking the user', () => {
    const systems = [predictions('red.csv'), predictions('blue.csv')];
    const ownerOf = (mapping: Mapping) =>
      mapping.predictions.find((one) => one.probabilities)?.file;
    const named = propose([dataset, ...systems, probabilities('na_prob_blue.csv')]);
    expect(ownerOf(named.mapping)).toBe('blue.csv');
    expect(named.decisions).toEqual([]);
    const open = propose([dataset, ...systems, probabilities('na.csv')]);
    expect(open.decisions).toMatchObject([{ file: 'na.csv' }]);
    expect(open.decisions[0]?.options.map(({ mapping }) => ownerOf(mapping))).toEqual([
      'red.csv',
      'blue.csv',
    ]);
  });

  test('is not recognized if its values are all 0 or 1', () => {
    const outcomes = openText('expected.csv', 'id,value\nq1,0\nq2,1\nq3,1\n');
    expect(propose([dataset, outcomes]).roles['expected.csv']).toBe('predictions');
  });
});

describe('the same file twice', () => {
  const text = 'id,question,answer\nq1,Who?,Ada\nq2,What?,air\n';
  const first = openText('gold.csv', text);
  const run = openText('sys.csv', 'id,prediction\nq1,a\nq2,b\n');

  test('under the same name is excluded with a warning', () => {
    const again = { ...run, info: { ...run.info, id: 'sys.csv (2)' } };
    const { roles, warnings, mapping } = propose([first, run, again]);
    expect(roles['sys.csv (2)']).toBe('unused');
    expect(mapping.predictions).toHaveLength(1);
    expect(warnings).toMatchObject([
      { code: 'same-file', severity: 'warning', file: 'sys.csv (2)' },
    ]);
  });

  test('under another name is kept with a warning', () => {
    const copy = openText('copy.csv', 'id,prediction\nq1,a\nq2,b\n');
    const { warnings, mapping } = propose([first, run, copy]);
    expect(mapping.predictions).toHaveLength(2);
    expect(warnings).toMatchObject([{ code: 'same-file', file: 'copy.csv' }]);
  });
});

test('a copy of the gold called “answer” is not preferred to the system’s “response”', () => {
  const dataset = openText(
    'gold.csv',
    `id,question,answer\n${ids.map((id, row) => `${id},${questions[row]},"${answers[row]}"\n`).join('')}`,
  );
  const run = openText(
    'run.csv',
    `id,answer,response\n${ids.map((id, row) => `${id},"${answers[row]}","${system[row]}"\n`).join('')}`,
  );
  expect(columnsOf(propose([dataset, run]).mapping)).toEqual([['answer'], ['response']]);
});

test('a system that always gives the same answer is recognized', () => {
  const rows = Array.from({ length: 12 }, (_, row) => row);
  const many = openText(
    'gold.csv',
    `id,answer\n${rows.map((row) => `q${row},a${row}\n`).join('')}`,
  );
  const same = openText('sys.csv', `id,prediction\n${rows.map((row) => `q${row},no\n`).join('')}`);
  expect(columnsOf(propose([many, same]).mapping)).toEqual([['answer'], ['prediction']]);
});

test('of two possible gold files, the user chooses one; they are never mixed', () => {
  const english = openText('en.csv', 'id,question,answers\nq1,Who?,"[""Ada""]"\n');
  const german = openText('de.csv', 'id,question,answers\nq1,Wer?,"[""Ada""]"\n');
  const { decisions } = propose([english, german]);
  expect(decisions).toMatchObject([
    { options: [{ label: 'en.csv is the gold file' }, { label: 'de.csv is the gold file' }] },
  ]);
  expect(decisions[0]?.options.map(({ mapping }) => mapping.gold?.file)).toEqual([
    'en.csv',
    'de.csv',
  ]);
});

test('other columns are kept with the questions and the runs', () => {
  const dataset = openText(
    'gold.csv',
    'id,question,answer,sector,__proto__\nq2,What?,air,energy,x\nq1,Who?,Ada,science,y\n',
  );
  const run = openText(
    'sys.csv',
    'id,prediction,question,seconds,label\nq1,a,Who?,2,Correct Answer\nq9,b,Why?,3,Refusal\n',
  );
  const { questions: read, runs } = joinAll([dataset, run], propose([dataset, run]).mapping);
  expect(read.columns).toEqual([
    { name: 'sector', cells: ['energy', 'science'] },
    { name: '__proto__', cells: ['x', 'y'] },
  ]);
  expect(runs[0]).toMatchObject({
    humanLabels: ['', 'Correct Answer'],
    columns: [{ name: 'seconds', cells: ['', '2'] }],
  });
});

test('in a file of several runs, columns that differ within a question belong to the runs', () => {
  const long = openText(
    'long.csv',
    'id,question,gold_answer,model,model_answer,sector,cost\nq1,Who?,Ada,M,a,science,1\nq1,Who?,Ada,N,b,science,2\nq2,Why?,Air,M,c,art,3\nq2,Why?,Air,N,d,art,4\n',
  );
  const { questions: read, runs } = joinAll([long], propose([long]).mapping);
  expect(read.columns).toEqual([{ name: 'sector', cells: ['science', 'art'] }]);
  expect(runs.map(({ columns }) => columns)).toEqual([
    [{ name: 'cost', cells: ['1', '3'] }],
    [{ name: 'cost', cells: ['2', '4'] }],
  ]);
});

const anyTable = fc
  .array(fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { minLength: 3, maxLength: 3 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((columns) => columns.map((cells) => cells.map((cell) => cell.replaceAll('"', ''))));

describe('any files', () => {
  const openAll = (tables: readonly (readonly (readonly string[])[])[]) =>
    tables.map((columns, index) => nameless(`file-${index}.csv`, ...columns));

  test('are mapped the same way each time, with at most one question per file', () => {
    fc.assert(
      fc.property(fc.array(anyTable, { minLength: 1, maxLength: 3 }), (tables) => {
        const sources = openAll(tables);
        const proposal = propose(sources);
        expect(propose(sources)).toEqual(proposal);
        const asked = proposal.decisions.map(({ file }) => file);
        expect(new Set(asked).size).toBe(asked.length);
        for (const { options } of proposal.decisions) {
          expect(options.length).toBeGreaterThan(1);
          expect(options[0]?.mapping).toEqual(proposal.mapping);
        }
      }),
    );
  });

  test('are mapped the same way in any order', () => {
    const sources = [
      gold,
      nameless('two.csv', system, ids),
      nameless('three.csv', ids, [...system].reverse()),
    ];
    const named = ({ mapping, roles }: ReturnType<typeof propose>) => ({
      gold: mapping.gold,
      roles,
      predictions: [...mapping.predictions].sort((a, b) => a.file.localeCompare(b.file)),
    });
    const expected = named(propose(sources));
    fc.assert(
      fc.property(fc.shuffledSubarray(sources, { minLength: 3 }), (shuffled) => {
        expect(named(propose(shuffled))).toEqual(expected);
      }),
    );
  });
});
