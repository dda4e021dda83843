import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printNotRun } from '../../../../scripts/shared-data';
import { evaluateAll } from '../../../../src/core/evaluate';
import {
  DEFAULT_OPTIONS,
  type ExportInput,
} from '../../../../src/core/output/export/export-format';
import { questionsCsv } from '../../../../src/core/output/csv/questions-csv';
import { reportHtml } from '../../../../src/core/output/html/report-html';
import { latex, markdown } from '../../../../src/core/output/export/results-table';
import { propose } from '../../../../src/core/dataset/mapping/propose';
import { NO_LABELS } from '../../../../src/core/analysis/agreement/labels';
import { METRICS } from '../../../../src/core/scoring/metrics';
import type { Note, Source } from '../../../../src/core/model';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { EXAMPLE_FILES } from '../../../support/example-files';
import { joinAll, openBytes, openText } from '../../../support/sources';
import { writeFormat } from '../../../support/written-files';

function scoreAll(sources: readonly Source[]): ExportInput {
  const { mapping } = propose(sources);
  const dataset = joinAll(sources, mapping);
  return {
    version: '1.2.3',
    settings: DEFAULT_SETTINGS,
    mapping,
    inputs: sources.map(({ info }) => info),
    dataset,
    evaluation: evaluateAll(dataset, DEFAULT_SETTINGS, METRICS),
    metrics: METRICS,
    labels: NO_LABELS,
    judges: [],
    llmJudgments: null,
  };
}

const example = () =>
  scoreAll(EXAMPLE_FILES.map((name) => openBytes(name, readFileSync(`public/examples/${name}`))));

/** Every character special to Markdown or TeX, in a run's name. */
const AWKWARD = 'a_b & 50% #1 {x} $y$ ~^\\ <z> | "q" *s* [l](u) `c`';

const awkward = () =>
  scoreAll([
    openText('gold.csv', 'id,question,reference\nq1,Which?,wind\nq2,Which?,sun\n'),
    openText(
      'p.csv',
      `id,model,prediction\nq1,"${AWKWARD.replaceAll('"', '""')}",wind\nq2,"${AWKWARD.replaceAll('"', '""')}",wind\n`,
    ),
  ]);

/** Thirty questions: one run is correct on all, one on all but one, and one on none. */
const apart = () => {
  const ids = Array.from({ length: 30 }, (_, at) => `q${at}`);
  const answers = (answer: (at: number) => string) =>
    `id,prediction\n${ids.map((id, at) => `${id},${answer(at)}\n`).join('')}`;
  return scoreAll([
    openText(
      'gold.csv',
      `id,question,reference\n${ids.map((id) => `${id},Which?,wind\n`).join('')}`,
    ),
    openText(
      'right.csv',
      answers(() => 'wind'),
    ),
    openText(
      'nearly.csv',
      answers((at) => (at === 3 ? 'sun' : 'wind')),
    ),
    openText(
      'wrong.csv',
      answers(() => 'sun'),
    ),
  ]);
};

/** Two runs that are correct on every question. */
const allRight = () =>
  scoreAll([
    openText('gold.csv', 'id,question,reference\nq1,Which?,wind\nq2,Which?,sun\n'),
    ...['one', 'two'].map((name) => openText(`${name}.csv`, 'id,prediction\nq1,wind\nq2,sun\n')),
  ]);

describe('the table in Markdown', () => {
  test('has a row per run, the best value in bold, and a caption with the method', () => {
    const lines = writeFormat(markdown, example()).split('\n');
    expect(lines[0]).toBe(
      '| Run | Answer correctness | Exact match | Token F1 | Numeric match (n = 10) |',
    );
    expect(lines[1]).toBe('| --- | ---: | ---: | ---: | ---: |');
    expect(lines[2]).toMatch(/^\| verbose r1 \| \*\*93\.8\*\* \(\d+\.\d–\d+\.\d\) \| 3\.1 †/);
    expect(lines[6]).toContain('Means over 32 questions in');
    expect(lines[6]).toContain(
      'Scored with Assay 1.2.3, normalization “SQuAD”, other settings at their defaults',
    );
  });

  test('lists the chosen headline metric first, and sorts runs by it, best first', () => {
    const lines = writeFormat(markdown, example(), { ...DEFAULT_OPTIONS, headline: 'exact_match' })
      .split('\n')
      .slice(0, 5);
    expect(lines[0]).toMatch(/^\| Run \| Exact match \| Token F1 \|/);
    expect(lines.slice(2).map((line) => line.split(' | ')[0])).toEqual([
      ...['| strong r1', '| weak r1', '| verbose r1'],
    ]);
  });

  test('names files that were matched by row order', () => {
    const rows = Array.from({ length: 6 }, (_, at) => `answer ${at}`);
    const matched = scoreAll([
      openText('gold.csv', `question,reference\n${rows.map((row) => `Which?,${row}\n`).join('')}`),
      openText('sys.csv', `prediction\n${rows.join('\n')}\n`),
    ]);
    expect(writeFormat(markdown, matched)).toContain(
      'Predictions of sys.csv were matched by row order, not by ids.',
    );
    expect(writeFormat(markdown, example())).not.toContain('row order');
  });

  test('lists every setting that is not the default', () => {
    const { numbers, lists } = DEFAULT_SETTINGS;
    const table = writeFormat(markdown, {
      ...example(),
      settings: {
        ...DEFAULT_SETTINGS,
        tokens: 'words',
        numbers: { ...numbers, percent: 'strict', relativeTolerance: null },
        lists: { ...lists, similarity: 0.5 },
        answerKinds: { PE: 'number' },
      },
    });
    const caption = table.split('\n')[6]!;
    expect(caption).toContain(
      'other settings: tokens words, numbers.relativeTolerance null, numbers.percent strict, lists.similarity 0.5, answerKinds.PE number;',
    );
  });

  test('marks only runs that differ significantly from the best', () => {
    const rows = writeFormat(markdown, apart()).split('\n').slice(2, 5);
    expect(rows[0]).toMatch(/^\| right \| \*\*100\.0\*\* \(/);
    expect(rows[1]).toMatch(/^\| nearly \| 96\.7 \(/);
    expect(rows[2]).toMatch(/^\| wrong \| 0\.0 † \(/);
  });

  test('escapes names and keeps each in one row', () => {
    const row = writeFormat(markdown, awkward()).split('\n')[2]!;
    expect(row.replace(/\\(?=[\\`*_[\]<>|~#])/g, '')).toContain(`| ${AWKWARD} |`);
    expect(row.replace(/\\\|/g, '').split('|')).toHaveLength(7);
  });

  test('states n for a column that does not cover all questions', () => {
    const open = (name: string, right: number) =>
      openText(
        `${name}.csv`,
        `id,prediction\n${['wind', `${right} kWh`, '7 kWh'].map((text, at) => `q${at},${text}\n`).join('')}`,
      );
    const input = scoreAll([
      openText(
        'gold.csv',
        'id,question,reference,type\nq0,Which?,wind,text\nq1,How much?,5 kWh,number\nq2,How much?,7 kWh,number\n',
      ),
      open('one', 5),
      open('two', 6),
    ]);
    expect(writeFormat(markdown, input).split('\n')[0]).toBe(
      '| Run | Answer correctness | Exact match | Token F1 | Numeric match (n = 2) |',
    );
    expect(writeFormat(reportHtml, input)).toContain('>Numeric match (n = 2)</th>');
  });

  test('marks no best run if all are equal', () => {
    const rows = writeFormat(markdown, allRight()).split('\n').slice(2, 4);
    expect(rows.map((row) => row.split(' | ')[1])).toEqual([
      expect.stringMatching(/^100\.0 \(/),
      expect.stringMatching(/^100\.0 \(/),
    ]);
    expect(rows.join('')).not.toContain('**');
  });

  test('marks no best run if there is only one', () => {
    expect(writeFormat(markdown, awkward())).not.toContain('**');
  });
});

describe('the table in LaTeX', () => {
  test('needs only the booktabs package', () => {
    const text = writeFormat(latex, example());
    expect(text).toContain('\\toprule');
    expect(text).toContain('    verbose r1 & \\textbf{93.8} {\\scriptsize [');
    expect(text).not.toContain('\\hline');
  });

  test('marks runs that differ significantly from the best', () => {
    expect(writeFormat(latex, apart())).toContain('wrong & 0.0$^{\\dagger}$ {\\scriptsize [');
  });

  test('escapes TeX in names and caption', () => {
    const row = writeFormat(latex, awkward())
      .split('\n')
      .find((line) => line.includes('50'))!;
    expect(row).toContain(
      "a\\_b \\& 50\\% \\#1 \\{x\\} \\$y\\$ \\textasciitilde{}\\textasciicircum{}\\textbackslash{} \\textless{}z\\textgreater{} \\textbar{} ''q'' *s* [l](u) `c`",
    );
  });

  test('compiles without edits', () => {
    if (spawnSync('pdflatex', ['--version']).status !== 0) {
      printNotRun('pdflatex', 'the LaTeX table compiles');
      return;
    }
    const folder = mkdtempSync(join(tmpdir(), 'assay-'));
    try {
      for (const input of [example(), awkward()]) {
        writeFileSync(join(folder, 'results.tex'), writeFormat(latex, input));
        writeFileSync(
          join(folder, 'paper.tex'),
          '\\documentclass{article}\\usepackage{booktabs}\\begin{document}\\input{results}\\end{document}',
        );
        execFileSync('pdflatex', ['-halt-on-error', '-interaction=nonstopmode', 'paper.tex'], {
          cwd: folder,
          stdio: 'pipe',
        });
        expect(existsSync(join(folder, 'paper.pdf'))).toBe(true);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('notes on questions', () => {
  const written = (notes: readonly Note[], columns: readonly string[] | null = null) =>
    writeFormat(questionsCsv, example(), { ...DEFAULT_OPTIONS, notes, columns }).split('\n');

  test('are the last column of questions.csv, in every row for their question', () => {
    const lines = written([{ id: 'q02', text: 'Check page 12.' }]);
    const without = written([]);
    expect(lines[0]).toBe(`${without[0] ?? ''},note`);
    const noted = lines.filter((line) => line.endsWith(',Check page 12.'));
    expect(noted.map((line) => line.slice(0, 4))).toEqual(['q02,', 'q02,', 'q02,']);
  });

  test('change nothing if there are no notes or if columns were chosen', () => {
    expect(written([])).toEqual(writeFormat(questionsCsv, example()).split('\n'));
    const notes = [{ id: 'q02', text: 'Check page 12.' }];
    expect(written(notes, ['f1'])).toEqual(written([], ['f1']));
  });
});
