import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AnnotatorLabel } from '../../../src/core/analysis/agreement/labels';
import { exampleFiles } from '../../support/example-files';
import { listUnexplained } from '../../support/unexplained';
import { describeSampling } from '../../../src/ui/results/agreement/EstimateCard';
import { renderResults } from './results';

/** A label file for the example: two annotators label answers of `strong`. */
const LABELS = `id,model,run,annotator,label,comment
q01,strong,r1,ada,correct,
q02,strong,r1,ada,incorrect,
q03,strong,r1,ada,yes,
q04,strong,r1,ada,gold is wrong,the other table
q01,strong,r1,bob,correct,
q02,strong,r1,bob,correct,
q05,strong,r1,bob,perhaps,
nowhere,strong,r1,bob,correct,
`;

const labelFile = () => new File([LABELS], 'labels.csv');

async function openAgreement() {
  const app = await renderResults('agreement');
  await screen.findByRole('heading', { name: 'Label answers' });
  return app;
}

async function startLabeling(count = 4) {
  const app = await openAgreement();
  const { user } = app;
  await user.clear(screen.getByRole('textbox', { name: 'Your name' }));
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'ada');
  await user.clear(screen.getByRole('textbox', { name: 'Sample size' }));
  await user.type(screen.getByRole('textbox', { name: 'Sample size' }), String(count));
  await user.click(screen.getByRole('button', { name: 'Start labeling' }));
  const panel = await screen.findByRole('group', { name: 'Labeling' });
  await screen.findByRole('article', { name: `Answer 1 of ${count}` });
  return { ...app, panel };
}

const given = (app: {
  store: { getState: () => { labels: { given: readonly AnnotatorLabel[] } } };
}) => app.store.getState().labels.given;

describe('the sentence about sampling', () => {
  const drawn = (count: number) => ({
    draw: 'random' as const,
    answers: Array.from({ length: count }, (_, at) => ({
      id: `q${at}`,
      model: 'm',
      run: '',
      stratum: 'all',
    })),
  });

  test.each([
    ['a random sample', drawn(10), 10, 'The labeled answers are a random sample.'],
    ['labels outside the sample', drawn(10), 60, 'Answers outside the random sample are labeled'],
    ['labels for all answers', drawn(10), 325, 'All answers are labeled, some as neither correct'],
    ['label files only', null, 60, 'How the labeled answers were sampled is unknown'],
  ])('describes %s', (_, sample, given, beginning) => {
    expect(describeSampling(sample, given, 325).startsWith(beginning)).toBe(true);
  });
});

describe('labeling', () => {
  test('asks for a name, hides the system, and accepts labels by key', async () => {
    const app = await startLabeling();
    const { panel, user } = app;
    await waitFor(() => expect(panel).toHaveFocus());
    for (const run of ['strong', 'verbose', 'weak']) {
      expect(panel).not.toHaveTextContent(new RegExp(`\\b${run}\\b`));
    }
    await user.keyboard('a');
    await screen.findByRole('article', { name: 'Answer 2 of 4' });
    await user.keyboard('r');
    await screen.findByRole('article', { name: 'Answer 3 of 4' });
    await user.keyboard('u');
    await screen.findByRole('article', { name: 'Answer 4 of 4' });
    await user.keyboard('g');
    expect(await within(panel).findByText(/All sampled answers are labeled/)).toBeVisible();
    expect(within(panel).getByRole('status')).toHaveTextContent('4 of 4 labeled by ada');
    expect(given(app).map(({ label, annotator }) => `${annotator}: ${label}`)).toEqual([
      'ada: correct',
      'ada: incorrect',
      'ada: unsure',
      'ada: gold-wrong',
    ]);
    expect(await screen.findByText(/Of 4 labeled answers, 1 are labeled correct/)).toBeVisible();
  });

  test('undoes labels with Backspace and Ctrl-Z, and allows relabeling', async () => {
    const app = await startLabeling();
    const { user } = app;
    await user.keyboard('a');
    await screen.findByRole('article', { name: 'Answer 2 of 4' });
    await user.keyboard('{Backspace}');
    await screen.findByRole('article', { name: 'Answer 1 of 4' });
    expect(given(app)).toEqual([]);
    await user.keyboard('r');
    await screen.findByRole('article', { name: 'Answer 2 of 4' });
    await user.keyboard('{Control>}z{/Control}');
    await screen.findByRole('article', { name: 'Answer 1 of 4' });
    expect(given(app)).toEqual([]);
    expect(screen.getByText(/^Undone: label 1: incorrect/)).toBeVisible();
    await user.keyboard('a');
    await screen.findByRole('article', { name: 'Answer 2 of 4' });
    await user.keyboard('{ArrowLeft}');
    await screen.findByRole('article', { name: 'Answer 1 of 4' });
    expect(screen.getByRole('button', { name: /^Accept/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: /^Reject/ }));
    await screen.findByRole('article', { name: 'Answer 2 of 4' });
    expect(given(app).map(({ label }) => label)).toEqual(['incorrect']);
  });

  test('saves a comment; in the comment field, the label keys enter letters', async () => {
    const app = await startLabeling();
    await app.user.type(screen.getByRole('textbox', { name: 'Comment on this answer' }), 'a rag');
    expect(given(app)).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: /^Reference wrong/ }));
    await waitFor(() => expect(given(app)).toMatchObject([{ comment: 'a rag' }]));
  });

  test('resumes where it stopped', async () => {
    const { user, store } = await startLabeling();
    await user.keyboard('a');
    await screen.findByRole('article', { name: 'Answer 2 of 4' });
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    await user.click(screen.getByRole('tab', { name: 'Human labels & judges' }));
    expect(await screen.findByRole('article', { name: 'Answer 2 of 4' })).toBeVisible();
    expect(store.getState().labels.sample?.seed).toBe(1);
  });
});

describe('label files', () => {
  test('are recognized by their columns; unreadable and unmatched labels are reported', async () => {
    const { store } = await openAgreement();
    await store.getState().addFiles([labelFile()]);
    expect(store.getState().files).toHaveLength(exampleFiles().length);
    expect(
      await screen.findByText(/1 unknown label was ignored.*“perhaps” in row 7/),
    ).toBeVisible();
    expect(screen.getByText('labels.csv: 7 labels were added.')).toBeVisible();
    expect(await screen.findByText(/1 label is for questions or runs/)).toHaveTextContent(
      'nowhere of strong r1',
    );
  });

  test('show verdicts, annotators, and scores without disputed references', async () => {
    const { store } = await openAgreement();
    await store.getState().addFiles([labelFile()]);
    expect(
      await screen.findByText(/Of 4 labeled answers, 2 are labeled correct and 0 incorrect/),
    ).toBeVisible();
    const people = within(await screen.findByRole('region', { name: 'Annotators' }));
    expect(people.getByRole('row', { name: 'ada 2 1 0 1' })).toBeVisible();
    expect(people.getByRole('row', { name: 'bob 2 0 0 0' })).toBeVisible();
    const pairs = within(screen.getByRole('region', { name: 'Pairs of annotators' }));
    expect(pairs.getByRole('row', { name: /^ada and bob 2 50\.0/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Disputed answers' })).toHaveTextContent(
      'q02 strong r1ada: incorrectbob: correct',
    );
    const disputes = within(
      screen.getByRole('region', { name: 'Scores without disputed references' }),
    ).getByRole('row', { name: /^strong r1/ });
    expect(disputes).toHaveTextContent('n 32 → 31');
    expect(listUnexplained()).toEqual([]);
  });

  test('open the answers of a matrix cell, and from there the question table', async () => {
    const { store, user } = await openAgreement();
    await store.getState().addFiles([labelFile()]);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Runs' }), 'strong r1');
    const cell = await screen.findByRole('button', { name: /humans: correct: 2$/ });
    await user.click(cell);
    const rows = await screen.findByRole('table', { name: /humans: correct$/ });
    expect(within(rows).getByRole('button', { name: 'q01' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show in Questions' }));
    expect(store.getState().view.query).toBe('answer_correct >= 0.5 and human = "correct"');
    expect(await screen.findByText('2 of 32')).toBeVisible();
  });

  test('that contradict each other for one annotator are listed and can be resolved', async () => {
    const { store, user } = await openAgreement();
    const again = 'id,model,run,annotator,label\nq01,strong,r1,ada,incorrect\n';
    await store.getState().addFiles([labelFile()]);
    await store.getState().addFiles([new File([again], 'again.csv')]);
    expect(
      screen.getByText(/again\.csv.*contradicts? an earlier label of the same annotator/),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Keep correct of ada for q01' }));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Keep correct of ada for q01' })).toBeNull();
    });
  });

  test('are rejected if they have another format, and the message says what to do', async () => {
    const { store } = await openAgreement();
    await store.getState().addLabelFile(new File(['a,b\n1,2\n'], 'other.csv'));
    expect(
      await screen.findByText(
        /other\.csv is not a label file: it needs the columns “id” and “label”/,
      ),
    ).toBeVisible();
  });
});

test('every value changes with the threshold of a graded metric', async () => {
  const { store, user } = await openAgreement();
  const verbose = ['q01', 'q02', 'q03', 'q04', 'q05', 'q06'].map(
    (id, at) => `${id},verbose,r1,ada,${at % 2}`,
  );
  const lines = ['id,model,run,annotator,label', ...verbose].join('\n');
  await store.getState().addFiles([new File([lines], 'labels.csv')]);
  await user.click(await screen.findByRole('button', { name: 'Show details of Token F1' }));
  const slider = await screen.findByRole('slider', { name: 'Threshold of Token F1' });
  expect(screen.getByText('Correct where Token F1 ≥ 0.5')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '0.7' }));
  expect(await screen.findByText('Correct where Token F1 ≥ 0.7')).toBeVisible();
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(await screen.findByText('Correct where Token F1 ≥ 0.71')).toBeVisible();
});
