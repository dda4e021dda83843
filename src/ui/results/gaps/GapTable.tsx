import { Fragment } from 'react';
import type { GapReport } from '../../../core/scoring/tiers/gap-report';
import { GAP_KINDS, GAP_LABELS, type GapKind } from '../../../core/scoring/tiers/tier';
import { FiguresTable } from '../../parts/FiguresTable';
import { formatCount } from '../../parts/format';
import { Remark } from '../../parts/Remark';
import { RunHeadings } from '../../parts/RunHeadings';
import { useAssay, useAssayStore } from '../../store-context';
import { GapQuestions } from './GapQuestions';
import styles from './GapTable.module.css';

/** One row a kind of gap, one column a run; a count opens the questions behind it. */
export function GapTable({ report }: { readonly report: GapReport }) {
  const store = useAssayStore();
  const opened = useAssay(({ openGap }) => openGap);
  const kinds = GAP_KINDS.filter((kind) =>
    report.runs.some(({ byGap }) => byGap[kind].questions > 0),
  );
  if (kinds.length === 0) return <Remark>No later tier adds anything.</Remark>;
  const toggle = (kind: GapKind, run: number) => {
    const isOpen = opened?.kind === kind && opened.run === run;
    store.getState().openGapQuestions(isOpen ? null : { kind, run });
  };
  return (
    <FiguresTable label="Kinds of gap by run">
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <RunHeadings runs={report.runs.map(({ run: model }) => ({ model, run: '' }))} />
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <Fragment key={kind}>
            <tr>
              <th scope="row">{GAP_LABELS[kind]}</th>
              {report.runs.map(({ run, byGap }, index) => (
                <td key={`${index} ${run}`}>
                  <Count
                    count={byGap[kind].questions}
                    name={`${GAP_LABELS[kind]}, ${run}`}
                    isOpen={opened?.kind === kind && opened.run === index}
                    onToggle={() => {
                      toggle(kind, index);
                    }}
                  />
                </td>
              ))}
            </tr>
            {opened?.kind === kind && report.runs[opened.run] && (
              <tr>
                <td className={styles.opened} colSpan={1 + report.runs.length}>
                  <GapQuestions
                    kind={kind}
                    run={opened.run}
                    runName={report.runs[opened.run]?.run ?? ''}
                    total={report.runs[opened.run]?.byGap[kind].questions ?? 0}
                  />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </FiguresTable>
  );
}

interface CountProps {
  readonly count: number;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Count({ count, name, isOpen, onToggle }: CountProps) {
  if (count === 0) return <span className={styles.zero}>0</span>;
  return (
    <button
      type="button"
      className={styles.count}
      aria-expanded={isOpen}
      aria-label={`${name}: ${formatCount(count)}`}
      onClick={onToggle}
    >
      {formatCount(count)}
    </button>
  );
}
