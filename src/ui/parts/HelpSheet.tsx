import { ActionIcon, Title } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { isTyping } from '../is-typing';
import { Dialog } from './Dialog';

type Line = readonly [name: string, meaning: string];

const KEYS: readonly (readonly [place: string, lines: readonly Line[]])[] = [
  [
    'Anywhere',
    [
      ['?', 'This sheet'],
      ['Ctrl Z', 'Undo'],
      ['Ctrl Shift Z, Ctrl Y', 'Redo'],
      ['Esc', 'Close the open dialog, menu or inspector'],
    ],
  ],
  [
    'Questions',
    [
      ['/ or Ctrl K', 'Go to the query field'],
      ['Tab', 'Accept the suggestion in the query field'],
      ['↑ ↓ ← →', 'Move in the table; Ctrl Home and Ctrl End go to its corners'],
      ['Enter', 'Open the question, or sort by the column'],
      ['Shift ← →', 'Change the width of the column'],
      ['Ctrl C', 'Copy the cell'],
    ],
  ],
  [
    'Labeling',
    [
      ['A', 'Accept the answer'],
      ['R', 'Reject the answer'],
      ['U', 'Unsure'],
      ['G', 'Reference wrong'],
    ],
  ],
];

const SYMBOLS: readonly Line[] = [
  ['bold', 'Best value of a column, or a significant difference'],
  ['≈', 'No significant difference from the best, although the test could have found one'],
  ['†', 'Significantly different from the best run (in exported tables)'],
  ['62.4 52–73', 'Mean of all questions from 0 to 100, and its 95% interval'],
  ['p', 'Probability of a difference at least this large if the runs were equal'],
  ['Holm p', 'p adjusted for the number of pairs compared'],
  ['not testable', 'Too few documents or questions for any test to find a difference'],
  ['Min. detectable', 'Smallest true difference that the test finds with 80% power'],
  ['n', 'Number of questions that count'],
  ['n/a', 'The metric does not apply to the question'],
  ['κ', 'Cohen’s kappa: agreement beyond chance; 1 is full agreement, 0 is chance'],
  ['● ○', 'Correct and incorrect, run by run'],
  ['declined', 'The answer says that there is none; correct only if the question has no answer'],
  ['underlined number', 'Opens its questions or rows'],
];

/** Opens a list of all keys and symbols; `?` opens it too. */
export function HelpButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <ActionIcon
        title="Keys and symbols (?)"
        aria-label="Keys and symbols"
        onClick={() => setOpen(true)}
      >
        <IconHelpCircle size={18} />
      </ActionIcon>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} size="lg" title="Keys and symbols">
        {isOpen && (
          <>
            {KEYS.map(([place, lines]) => (
              <HelpTable key={place} title={place} lines={lines} areKeys />
            ))}
            <HelpTable title="Symbols and terms" lines={SYMBOLS} />
          </>
        )}
      </Dialog>
    </>
  );
}

interface HelpTableProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly areKeys?: boolean;
}

function HelpTable({ title, lines, areKeys = false }: HelpTableProps) {
  return (
    <section>
      <Title order={3} mt={10} mb={4}>
        {title}
      </Title>
      <table className="text-table" aria-label={title}>
        <tbody>
          {lines.map(([name, meaning]) => (
            <tr key={name}>
              <th scope="row" style={{ width: 170, whiteSpace: 'nowrap' }}>
                {areKeys ? <kbd>{name}</kbd> : name}
              </th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
