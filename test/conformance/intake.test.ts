import { beforeAll, describe, expect, test } from 'vitest';
import { propose } from '../../src/core/dataset/mapping/propose';
import type { Mapping, Source } from '../../src/core/model';
import { type Intake, type IntakeRow, intakeSets, takeIn } from './intake-table';
import { describeShared } from '../support/shared-data';
import { joinAll } from '../support/sources';

test('each data set is listed once', () => {
  const names = intakeSets().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describeShared('intake', () => {
  const taken = new Map<string, Intake>();
  const rows: IntakeRow[] = [];

  beforeAll(async () => {
    for (const set of intakeSets()) {
      const intake = await takeIn(set);
      taken.set(set.name, intake);
      rows.push(...intake.rows);
    }
  }, 60_000);

  const intakeOf = (name: string) => taken.get(name)!;
  const mappingOf = (name: string) => intakeOf(name).proposal.mapping;

  test('at least nine out of ten files need at most one decision; today only TyDi QA needs one', () => {
    expect(rows.length).toBeGreaterThanOrEqual(66);
    const within = rows.filter(({ decisions }) => decisions <= 1);
    expect(within.length).toBeGreaterThanOrEqual(0.9 * rows.length);
    const asked = rows.filter(({ decisions }) => decisions > 0).map(({ set }) => set);
    // TyDi QA's files have positions in documents but no answer column, so only its own script can
    // score them.
    expect(asked).toEqual(['TyDi QA']);
  });

  test('no file is rejected', () => {
    expect(rows.filter(({ takenFor }) => takenFor === 'refused')).toEqual([]);
  });

  test.each([
    ['EVOUNA', 'evouna-wide.json', 'both (EVOUNA), 5 systems', 60],
    ['FinanceBench, gold inside', 'financebench-gold-inside-predictions.jsonl', 'both', 40],
    ['SQuAD 2.0, three files', 'squad-nested-gold.json', 'gold (SQuAD 2.0)', 80],
    ['SQuAD 2.0, three files', 'squad-id-to-text-predictions.json', 'predictions', 80],
    ['SQuAD 2.0, three files', 'squad-na-probs.json', 'probabilities', 80],
    ['TAT-QA', 'tatqa-nested-gold.json', 'gold (TAT-QA)', 72],
    ['Windows-1252 and UTF-16', 'semicolon-windows1252.csv', 'gold', 30],
    ['Windows-1252 and UTF-16', 'utf16-bom.tsv', 'predictions', 30],
    ['NQ-open', 'NQ-open.dev.jsonl', 'gold (NQ-open)', 3610],
    ['TyDi QA', 'small_gold_annotation.jsonl', 'gold', 3],
    ['TriviaQA', 'triviaqa_sample.json', 'gold (TriviaQA)', 2],
    ['DROP', 'drop.json', 'gold (DROP)', 19],
    ['ORB', 'sample_input.jsonl', 'gold', 8],
    ['ORB', 'sample_predictions.json', 'predictions', 9],
    ['Quoref', 'quoref_sample.json', 'gold', 4],
    ['QuAC', 'quac_sample.json', 'gold', 12],
    ['SQuAD 1.1', 'squad.json', 'gold (SQuAD 1.1)', 5],
    [
      'Climate Finance Bench',
      'Climate Finance Bench - Dataset.json',
      'gold (Climate Finance Bench)',
      330,
    ],
    ['MMESGBench', 'gold-dev-93.json', 'gold (MMESGBench)', 93],
    ['FinanceBench', 'gold.jsonl', 'gold (FinanceBench)', 65],
    ['KLUE-MRC', 'references.json', 'gold (KLUE-MRC)', 15],
  ])('%s: %s is recognized as %s', (set, file, takenFor, count) => {
    expect(intakeOf(set).rows.find((row) => row.file === file)).toMatchObject({
      takenFor,
      rows: count,
    });
  });

  test('TriviaQA: a prediction for an evidence page matches the row of that page, as in the official script', () => {
    const joined = joinAll(intakeOf('TriviaQA').sources, mappingOf('TriviaQA'));
    expect(joined.questions.ids).toEqual([
      'tc_33--Andrew_Lloyd_Webber.txt',
      'tc_33--35/35_995.txt',
    ]);
    expect(joined.runs[0]?.predictions).toEqual(['Sunset Blvd', null]);
  });

  test('XQuAD: 1190 questions in each of twelve languages', () => {
    const xquad = rows.filter(({ set }) => set.startsWith('XQuAD'));
    expect(xquad).toHaveLength(12);
    for (const row of xquad) {
      expect(row).toMatchObject({ takenFor: 'gold (SQuAD 1.1)', decisions: 0, rows: 1190 });
    }
  });

  test('SQuAD 2.0: the probabilities in a third file are attached to the run', () => {
    const { runs, questions } = joinAll(
      [...intakeOf('SQuAD 2.0, three files').sources],
      mappingOf('SQuAD 2.0, three files'),
    );
    expect(questions.ids).toHaveLength(80);
    expect(runs).toMatchObject([{ matched: 80, missing: 0, unmatched: [] }]);
    expect(runs[0]?.noAnswerProbabilities?.slice(0, 3)).toEqual([0.434246, 0.31997, 0.006643]);
    expect(questions.kinds.filter((kind) => kind === 'unanswerable')).toHaveLength(29);
  });

  test('TAT-QA: a list is one answer if the label says list, otherwise several accepted answers', () => {
    const { sources } = intakeOf('TAT-QA');
    const { gold } = mappingOf('TAT-QA');
    const run = {
      file: gold!.file,
      id: gold!.id,
      answer: gold!.references,
      model: null,
      run: null,
    };
    const { questions } = joinAll([...sources], {
      gold,
      predictions: [{ ...run, noAnswerProbability: null, name: 'gold' }],
    });
    const listed = questions.kinds.flatMap((kind, at) =>
      kind === 'list' ? [questions.references[at]!] : [],
    );
    expect(listed.length).toBeGreaterThan(0);
    for (const references of listed) {
      expect(references).toHaveLength(1);
      expect(references[0]).toMatch(/^\[/);
    }
    const spans = questions.answerTypes.flatMap((label, at) =>
      label === 'span' ? questions.references[at]! : [],
    );
    for (const span of spans) expect(span).not.toMatch(/^\[/);
  });

  test('the result does not depend on the order of the files', () => {
    for (const [, { sources, proposal }] of taken) {
      const turned = propose([...sources].reverse());
      expect(turned.roles).toEqual(proposal.roles);
      expect(turned.mapping.gold).toEqual(proposal.mapping.gold);
      const { predictions } = proposal.mapping;
      expect(turned.mapping.predictions).toHaveLength(predictions.length);
      expect(turned.mapping.predictions).toEqual(expect.arrayContaining([...predictions]));
    }
  });

  describe('mapping by evidence alone, after the preset is declined', () => {
    test.each([['EVOUNA'], ['Climate Finance Bench'], ['MMESGBench'], ['FinanceBench']])(
      '%s is mapped the same way',
      (set) => {
        const { sources, proposal } = intakeOf(set);
        const declined = proposal.preset ? [proposal.preset.id] : [];
        const bare = propose(sources, {}, declined);
        expect(bare.preset).toBeNull();
        expect(bare.decisions).toEqual([]);
        expect(bare.mapping).toEqual(proposal.mapping);
      },
    );
  });

  describe('mapping by values, with meaningless headers', () => {
    const scrambled = (set: string) => {
      const { sources, proposal } = intakeOf(set);
      const nameless = sources.map(scramble);
      const again = propose(nameless);
      return {
        real: plainly(proposal.mapping, sources),
        again,
        found: plainly(again.mapping, nameless, sources),
      };
    };

    test.each([
      'MMESGBench',
      'MMESGBench, raw',
      'FinanceBench',
      'gap-analysis',
      'EVOUNA',
      'Windows-1252 and UTF-16',
      'SQuAD 2.0, flat',
      'KLUE-MRC',
    ])('%s: the same gold, ids and answers are found without asking the user', (set) => {
      const { real, again, found } = scrambled(set);
      expect(again.preset).toBeNull();
      expect(found).toEqual(real);
      expect(again.decisions).toEqual([]);
    });

    test('FinanceBench, gold in the same file: one question is asked, since nothing distinguishes references from predictions', () => {
      const { real, again, found } = scrambled('FinanceBench, gold inside');
      expect(found).toEqual(real);
      expect(again.decisions).toHaveLength(1);
    });

    test('Climate Finance Bench: the composite id is found, and one question is asked', () => {
      const { real, again, found } = scrambled('Climate Finance Bench');
      expect(found).toEqual(real);
      expect(again.decisions).toHaveLength(1);
    });

    test('FinanceBench, one run: the copy of the gold is used only with a warning', () => {
      const { sources } = intakeOf('FinanceBench');
      const two = [sources[0]!, sources.find(({ info }) => info.id === 'gpt-4_oracle.jsonl')!];
      const again = propose(two.map(scramble));
      expect(again.decisions).toMatchObject([{ file: 'gpt-4_oracle.jsonl' }]);
      const [first] = plainly(again.mapping, two.map(scramble), two).predictions;
      expect(first?.answers).toEqual(['model_answer']);
    });
  });
});

/** The source with its columns renamed to a, b, c, … */
function scramble({ info, table }: Source): Source {
  const columns = table.columns.map((_, index) => String.fromCharCode(97 + index));
  return { info: { ...info, columns }, table: { ...table, columns } };
}

/** The relevant parts of a mapping, with the column names of `real`. */
function plainly(
  { gold, predictions }: Mapping,
  sources: readonly Source[],
  real: readonly Source[] = sources,
) {
  const named = (file: string, column: string) => {
    const at = (all: readonly Source[]) => all.find(({ info }) => info.id === file)!.table.columns;
    return at(real)[at(sources).indexOf(column)];
  };
  const all = (file: string, columns: readonly string[]) =>
    columns.map((column) => named(file, column));
  const idOf = (file: string, id: Mapping['predictions'][number]['id']) =>
    id.kind === 'row' ? id : all(file, id.columns);
  return {
    gold: gold && {
      file: gold.file,
      id: idOf(gold.file, gold.id),
      question: gold.question && named(gold.file, gold.question),
      references: all(gold.file, gold.references.columns),
      split: gold.references.split,
    },
    predictions: predictions.map(({ file, id, answer }) => ({
      file,
      id: idOf(file, id),
      answers: all(file, answer.columns),
    })),
  };
}
