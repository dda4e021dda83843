import type { ReactNode } from 'react';
import { type JudgeTally, readTallies } from '../../../core/scoring/judge/tally';
import { runNames } from '../../../state/selectors';
import { useAssay, useAssayStore, useShownRun } from '../../store-context';
import { openQuery } from '../open-questions';
import { queryOfRow } from './query-of-row';
import { TallyFigure } from './TallyFigure';
import { ruleRows, type TallyRow, typeRows } from './tally-rows';

interface RuleAndTypeFiguresProps {
  readonly tally: JudgeTally;
  readonly threshold: number;
  /** What stands around each figure. */
  readonly place?: (title: string, note: string, figure: ReactNode) => ReactNode;
}

/** A judge by rule and by question type, the answers of all runs together. */
export function RuleAndTypeFigures({
  tally,
  threshold,
  place = (_title, _note, figure) => figure,
}: RuleAndTypeFiguresProps) {
  const { card, runs } = tally;
  const store = useAssayStore();
  const names = useAssay(runNames);
  const shown = useShownRun();
  const { labelled } = readTallies(
    runs.map(({ all }) => all),
    threshold,
  );
  const draw = (title: string, head: string, rows: readonly TallyRow[], column: string) => (
    <TallyFigure
      name={`${card.name}, ${title.toLowerCase()}`}
      head={head}
      rows={rows}
      threshold={threshold}
      isLabelled={labelled > 0}
      onOpen={({ short }) => {
        openQuery(store, shown, queryOfRow(column, short, names));
      }}
    />
  );
  const [byRule, byType] = ['By rule', 'By question type'];
  return (
    <>
      {place(
        byRule,
        'the likeliest of the seven rules, all runs together',
        draw(byRule, 'Rule', ruleRows(tally), `${card.id}.rule`),
      )}
      {place(
        byType,
        'the likeliest type, all runs together',
        draw(byType, 'Type', typeRows(tally), `${card.id}.type`),
      )}
    </>
  );
}
