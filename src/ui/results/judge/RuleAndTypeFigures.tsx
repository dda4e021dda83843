import { type ReactNode } from 'react';
import { printQuery } from '../../../core/explore/query/print';
import type { Query } from '../../../core/explore/query/query';
import { type JudgeTally, readTallies } from '../../../core/scoring/judge/tally';
import { useAssayStore, useRunNames, useScoredResult, useShownRun } from '../../store-context';
import { type RequestState, useAnswer } from '../../use-request';
import { openQuery } from '../open-questions';
import { TallyFigure } from './TallyFigure';
import { ruleRows, type TallyRow, typeRows } from './TallyTable';

interface RuleAndTypeFiguresProps {
  readonly tally: JudgeTally;
  readonly threshold: number;
  /** Wraps each figure. */
  readonly wrap?: (title: string, note: string, figure: ReactNode) => ReactNode;
}

/** A judge’s answers of all runs by rule and by question type. */
export function RuleAndTypeFigures({
  tally,
  threshold,
  wrap = (_title, _note, figure) => figure,
}: RuleAndTypeFiguresProps) {
  const { card, runs } = tally;
  const store = useAssayStore();
  const names = useRunNames();
  const shown = useShownRun();
  const { labeled } = readTallies(
    runs.map(({ all }) => all),
    threshold,
  );
  const renderFigure = (title: string, head: string, rows: readonly TallyRow[], column: string) => (
    <TallyFigure
      name={`${card.name}, ${title.toLowerCase()}`}
      head={head}
      rows={rows}
      threshold={threshold}
      isLabeled={labeled > 0}
      onOpen={({ short }) => openQuery(store, shown, queryOfRow(column, short, names))}
    />
  );
  const [byRule, byType] = ['By rule', 'By question type'];
  return (
    <>
      {wrap(
        byRule,
        'most likely of the seven rules, all runs',
        renderFigure(byRule, 'Rule', ruleRows(tally), `${card.id}.rule`),
      )}
      {wrap(
        byType,
        'most likely type, all runs',
        renderFigure(byType, 'Type', typeRows(tally), `${card.id}.type`),
      )}
    </>
  );
}

/**
 * The query for the questions of which any run has this value in a column of a judge, as the bars count
 * the answers of all runs.
 */
export function queryOfRow(column: string, value: string, runs: readonly string[]): string {
  const names = runs.length > 1 ? runs : [null];
  const parts = names.map((run): Query => {
    const field = { name: column, run, over: null };
    return { kind: 'compare', field, operator: '=', value };
  });
  const [only] = parts;
  return only && parts.length === 1 ? printQuery(only) : printQuery({ kind: 'or', parts });
}

/** The verdicts of the learned judges; `isJudged`: whether any judge scored, `null` while scoring. */
export function useTallies(): RequestState<readonly JudgeTally[]> & {
  readonly isJudged: boolean | null;
} {
  const scored = useScoredResult();
  const isJudged = scored && scored.inputs.settings.judges.length > 0;
  return { ...useAnswer('tallyJudges', isJudged ? [] : null), isJudged };
}
