import { parseArgs } from 'node:util';
import { closestName } from '../src/core/text/edit-distance';
import { BadInput } from './score-input';

/* The options of the command: one table that serves for parsing, `--help` and docs/cli.md. */

interface Option {
  readonly name: string;
  /** The placeholder of the value, in capitals; `null` for a switch. */
  readonly value: string | null;
  readonly group: 'Input' | 'Scoring' | 'Output' | 'Other';
  /** One sentence for `--help`. */
  readonly help: string;
  readonly isRequired?: true;
  readonly isRepeatable?: true;
}

export const OPTIONS = [
  {
    name: 'gold',
    value: 'FILE',
    group: 'Input',
    isRequired: true,
    help: 'Gold file, or a zip that contains one.',
  },
  {
    name: 'predictions',
    value: 'FILE',
    group: 'Input',
    isRequired: true,
    isRepeatable: true,
    help: 'Predictions of one or more runs.',
  },
  {
    name: 'mapping',
    value: 'FILE',
    group: 'Input',
    help: 'Use a saved mapping instead of proposing one.',
  },
  {
    name: 'settings',
    value: 'FILE',
    group: 'Input',
    help: 'Use saved settings; omitted ones keep their defaults.',
  },
  {
    name: 'labels',
    value: 'FILE',
    group: 'Input',
    isRepeatable: true,
    help: 'Human labels, to compare metrics with.',
  },
  {
    name: 'patch',
    value: 'FILE',
    group: 'Input',
    isRepeatable: true,
    help: 'Gold patch or review.csv, to complete the gold.',
  },
  {
    name: 'import',
    value: 'FILE:NAME=VALUE',
    group: 'Input',
    isRepeatable: true,
    help: 'Import option, for example gold.xlsx:sheet=A.',
  },
  {
    name: 'limit',
    value: 'NAME=NUMBER',
    group: 'Input',
    isRepeatable: true,
    help: 'Raise a limit on files: cells=50000000.',
  },
  {
    name: 'strict',
    value: null,
    group: 'Input',
    help: 'Fail where the page would ask a question.',
  },
  {
    name: 'metrics',
    value: 'ID,ID',
    group: 'Scoring',
    help: 'Score only these metrics; “judge” is the learned judge.',
  },
  {
    name: 'judge',
    value: 'FILE',
    group: 'Scoring',
    help: 'Also score with this model file of a judge.',
  },
  {
    name: 'profile',
    value: 'ID,ID',
    group: 'Scoring',
    isRepeatable: true,
    help: 'Also score with published scorers, or “all”.',
  },
  {
    name: 'out',
    value: 'FOLDER',
    group: 'Output',
    isRequired: true,
    help: 'Folder to write to; created if missing.',
  },
  {
    name: 'format',
    value: 'FILE,FILE',
    group: 'Output',
    isRepeatable: true,
    help: 'Write only these files, for example report.json.',
  },
  {
    name: 'csv',
    value: 'exact|safe',
    group: 'Output',
    help: 'Keep texts exact, or make cells safe for spreadsheets.',
  },
  {
    name: 'shape',
    value: 'long|wide',
    group: 'Output',
    help: 'Rows of questions.csv: each answer, or each question.',
  },
  {
    name: 'headline',
    value: 'METRIC',
    group: 'Output',
    help: 'Metric that leads and orders the tables.',
  },
  {
    name: 'columns',
    value: 'NAME,NAME',
    group: 'Output',
    help: 'Columns of questions.csv, or “rescorable”.',
  },
  {
    name: 'query',
    value: 'QUERY',
    group: 'Output',
    help: 'Only questions that match, for example "f1 < 0.5".',
  },
  {
    name: 'without-texts',
    value: null,
    group: 'Output',
    help: 'Leave texts out of results.xlsx and report.html.',
  },
  {
    name: 'review',
    value: null,
    group: 'Output',
    help: 'Also write review.csv: shared rejected answers.',
  },
  { name: 'help', value: null, group: 'Other', help: 'Print this list.' },
  { name: 'version', value: null, group: 'Other', help: 'Print the version.' },
] as const satisfies readonly Option[];

type Named = (typeof OPTIONS)[number];

type ValueOf<T extends Named> = T extends { readonly value: null }
  ? boolean
  : T extends { readonly isRepeatable: true }
    ? readonly string[]
    : T extends { readonly isRequired: true }
      ? string
      : string | undefined;

/** The given options: lists for repeatable ones, `false` for switches that are not set. */
export type GivenOptions = { readonly [T in Named as T['name']]: ValueOf<T> };

/**
 * The options of a command line; `help` or `version` if it asks for one of these.
 * @throws BadInput for an unknown option, a missing value or a missing option
 */
export function readOptions(args: readonly string[]): GivenOptions | 'help' | 'version' {
  const given = new Map<string, string[]>();
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      OPTIONS.map(({ name, value }) => [name, { type: value === null ? 'boolean' : 'string' }]),
    ),
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') {
      throw new BadInput(`“${token.value}” follows no option. ${suggestOption(token.value)}`);
    }
    if (token.kind !== 'option') continue;
    const option = OPTIONS.find(({ name }) => name === token.name);
    if (!option) {
      throw new BadInput(`Unknown option ${token.rawName}. ${suggestOption(token.name)}`);
    }
    const { name, value: form } = option;
    const value = token.value ?? '';
    const isMissing = value === '' || (token.inlineValue !== true && value.startsWith('-'));
    if (form !== null && isMissing) {
      throw new BadInput(`--${name} needs a value: --${name} ${form}.`);
    }
    if (form === null && value !== '') throw new BadInput(`--${name} takes no value.`);
    const isSecond = given.has(name) && form !== null && !('isRepeatable' in option);
    if (isSecond) throw new BadInput(`--${name} is given twice. Give it once.`);
    given.set(name, [...(given.get(name) ?? []), value]);
  }
  if (args.length === 0 || given.has('help')) return 'help';
  if (given.has('version')) return 'version';
  const missing = OPTIONS.filter((option) => 'isRequired' in option && !given.has(option.name));
  if (missing.length > 0) {
    const names = missing.map(({ name, value }) => `--${name} ${value ?? ''}`);
    throw new BadInput(`Required: ${names.join(', ')}. --help lists all options.`);
  }
  const values = OPTIONS.map((option) => {
    const texts = given.get(option.name) ?? [];
    if (option.value === null) return [option.name, texts.length > 0];
    return [option.name, 'isRepeatable' in option ? texts : texts[0]];
  });
  return Object.fromEntries(values) as GivenOptions;
}

function suggestOption(typed: string): string {
  const names = OPTIONS.map(({ name }) => name);
  const name = closestName(typed.replace(/^-+/, ''), names);
  return `${name === null ? '' : `Did you mean --${name}? `}--help lists all options.`;
}

/** The table that `--help` prints, at most 80 columns wide. */
export function describeOptions(command: string): string {
  const groups = [...new Set(OPTIONS.map(({ group }) => group))];
  const lines = groups.flatMap((group) => {
    const rows = OPTIONS.filter((option) => option.group === group).map((option) => {
      const { name, value, help } = option;
      const left = `  --${name}${value === null ? '' : ` ${value}`}`;
      const remarks = [
        ...('isRequired' in option ? ['required'] : []),
        ...('isRepeatable' in option ? ['repeatable'] : []),
      ];
      const remark = remarks.length === 0 ? '' : ` (${remarks.join(', ')})`;
      return `${left.padEnd(26)} ${help.replace(/\.$/, '')}${remark}`;
    });
    return ['', group, ...rows];
  });
  return [
    'Scores the answers of question-answering systems against a gold file.',
    '',
    `Usage: ${command} --gold FILE --predictions FILE --out FOLDER [options]`,
    ...lines,
    '',
    'Exit codes: 0 all files written, 2 bad input or option, 1 an error in Assay.',
  ].join('\n');
}
