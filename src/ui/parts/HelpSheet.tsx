import { ActionIcon, Title } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconHelpCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { metricsOf } from '../../state/selectors';
import { isTyping } from '../is-typing';
import { useAssay } from '../store-context';
import { Dialog } from './Dialog';
import { TERMS } from './terms';

type Line = readonly [name: string, meaning: string];

/** Keyboard shortcuts by part of the page. */
const KEYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Anywhere: {
    '?': 'Show this sheet or, with the focus on a heading, the definition of that heading',
    'Ctrl Z': 'Undo',
    'Ctrl Shift Z, Ctrl Y': 'Redo',
    Esc: 'Close the open dialog, menu or inspector',
  },
  Questions: {
    '/ or Ctrl K': 'Go to the query field',
    Tab: 'Accept the suggestion in the query field',
    '↑ ↓ ← →': 'Move around the table; Ctrl Home and Ctrl End go to its corners',
    Enter: 'Open the question, or sort by the column',
    'Shift ← →': 'Change the width of the column',
    'Ctrl C': 'Copy the cell',
  },
  Labeling: {
    A: 'Accept the answer',
    R: 'Reject the answer',
    U: 'Unsure',
    G: 'Reference wrong',
  },
  'Complete the gold': {
    C: 'The shared answer is also correct',
    W: 'Wrong',
    R: 'Reference is wrong',
    A: 'Question is ambiguous',
    S: 'Skip',
    N: 'Enter a reason',
    '← →': 'Previous and next cluster',
    'U or Backspace': 'Remove the last decision',
  },
};

const OPEN_HELP = 'assay-help';

/** Opens the list of keys and symbols at a term. */
export function openHelp(term: string): void {
  window.dispatchEvent(new CustomEvent(OPEN_HELP, { detail: term }));
}

/** Opens a list of all keys and symbols; `?` opens it too. */
export function HelpButton() {
  const [isOpen, setOpen] = useState(false);
  const [term, setTerm] = useState<string | null>(null);
  const openAt = (shown: string | null) => {
    setTerm(shown);
    setOpen(true);
  };
  useWindowEvent('keydown', (event) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    const explained = event.target instanceof Element && event.target.closest('[data-term]');
    openAt(explained ? explained.getAttribute('data-term') : null);
  });
  useWindowEvent(OPEN_HELP, ({ detail }: CustomEvent) => openAt(String(detail)));
  return (
    <>
      <ActionIcon
        title="Keys and symbols (?)"
        aria-label="Keys and symbols"
        onClick={() => openAt(null)}
      >
        <IconHelpCircle size={18} />
      </ActionIcon>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} size="lg" title="Keys and symbols">
        {isOpen && (
          <>
            {Object.entries(KEYS).map(([area, keys]) => (
              <HelpTable key={area} title={area} lines={Object.entries(keys)} areKeys />
            ))}
            <HelpTable title="Symbols and terms" lines={Object.entries(TERMS)} shown={term} />
            <MetricTable shown={term} />
          </>
        )}
      </Dialog>
    </>
  );
}

function MetricTable({ shown }: Pick<HelpTableProps, 'shown'>) {
  const metrics = useAssay(metricsOf);
  const lines = metrics.map(({ label, summary }): Line => [label, summary]);
  return <HelpTable title="Metrics" lines={lines} shown={shown} />;
}

interface HelpTableProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly areKeys?: boolean;
  /** The name of the line to scroll to. */
  readonly shown?: string | null | undefined;
}

function HelpTable({ title, lines, areKeys = false, shown = null }: HelpTableProps) {
  return (
    <section>
      <Title order={3} mt={10} mb={4}>
        {title}
      </Title>
      <table className="text-table" aria-label={title}>
        <tbody>
          {lines.map(([name, meaning]) => (
            <tr
              key={name}
              ref={name === shown ? scrollToLine : undefined}
              style={name === shown ? { background: 'var(--accent-soft)' } : undefined}
            >
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

function scrollToLine(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'center' });
}
