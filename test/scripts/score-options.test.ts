import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadInput } from '../../scripts/score-input';
import { describeOptions, OPTIONS, readOptions } from '../../scripts/score-options';
import { readExportRequest } from '../../scripts/score-files';

const REQUIRED = ['--gold', 'g.csv', '--predictions', 'p.csv', '--out', 'scores'];

describe('the options of the command', () => {
  test('are read by name, with repeatable ones as lists and switches as booleans', () => {
    const given = [...REQUIRED, '--predictions=q.csv', '--strict', '--query', 'f1 < 0.5'];
    expect(readOptions(given)).toMatchObject({
      gold: 'g.csv',
      predictions: ['p.csv', 'q.csv'],
      out: 'scores',
      labels: [],
      strict: true,
      'without-texts': false,
      mapping: undefined,
      query: 'f1 < 0.5',
    });
  });

  test.each([
    [['--gols', 'x'], 'Unknown option --gols. Did you mean --gold? --help lists all options.'],
    [['-x'], 'Unknown option -x. --help lists all options.'],
    [['scores'], '“scores” follows no option. --help lists all options.'],
    [['--gold'], '--gold needs a value: --gold FILE.'],
    [['--gold', '--strict'], '--gold needs a value: --gold FILE.'],
    [['--gold='], '--gold needs a value: --gold FILE.'],
    [['--strict=1'], '--strict takes no value.'],
    [[...REQUIRED, '--gold', 'h.csv'], '--gold is given twice. Give it once.'],
    [['--gold', 'g'], 'Required: --predictions FILE, --out FOLDER. --help lists all options.'],
  ])('are rejected with a one-sentence message: %j', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(new BadInput(sentence));
  });

  test('include --help and --version, which override all others', () => {
    expect(readOptions([])).toBe('help');
    expect(readOptions(['--gold', 'g.csv', '--help'])).toBe('help');
    expect(readOptions(['--version'])).toBe('version');
  });

  test('are all listed by --help and in docs/cli.md, within 88 columns', () => {
    const help = describeOptions('assay');
    const page = readFileSync('docs/cli.md', 'utf8');
    for (const { name } of OPTIONS) {
      expect(help).toContain(`\n  --${name} `);
      expect(page).toMatch(new RegExp(`^\\| \`--${name}[ \`]`, 'm'));
    }
    for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(88);
  });

  test('are always parsed, or rejected with a one-sentence message', () => {
    const names = OPTIONS.flatMap(({ name }) => [`--${name}`, `--${name}=x`, `--${name}=`]);
    const argument = fc.oneof(
      fc.constantFrom(...names, '--', '-', '-x', '---', '--no-gold', '--__proto__', '', '='),
      fc.string(),
    );
    let refused = 0;
    fc.assert(
      fc.property(fc.array(argument, { maxLength: 8 }), fc.boolean(), (given, isComplete) => {
        try {
          const options = readOptions(isComplete ? [...REQUIRED, ...given] : given);
          if (typeof options === 'object') readExportRequest(options);
        } catch (error) {
          refused++;
          expect(error).toBeInstanceOf(BadInput);
        }
      }),
      { numRuns: 3000 },
    );
    expect(refused).toBeGreaterThan(0);
  });
});
