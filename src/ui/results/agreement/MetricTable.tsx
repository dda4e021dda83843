import { useState } from 'react';
import {
  describeThreshold,
  formatKappa,
  rankMetrics,
} from '../../../core/analysis/agreement/conclusion';
import type { MetricAgreement } from '../../../core/analysis/agreement/thresholds';
import type { MetricDescription } from '../../../core/scoring/metric';
import { listWords } from '../../../core/words/lists';
import { formatCount } from '../../../core/words/numbers';
import { Card } from '../../parts/Card';
import { DataTable } from '../../parts/DataTable';
import { LinkButton } from '../../parts/LinkButton';
import { Muted } from '../../parts/Muted';
import { SortHeader } from '../../parts/SortHeader';
import { AgreementCells } from './ValueWithInterval';

interface MetricTableProps {
  readonly rows: readonly MetricAgreement[];
  readonly metrics: readonly MetricDescription[];
  readonly shown: string;
  readonly onShow: (metric: string) => void;
}

type Column = 'accuracy' | 'macroF1' | 'kappa';

const COLUMNS: readonly { readonly id: Column; readonly label: string; readonly help: string }[] = [
  {
    id: 'accuracy',
    label: 'Accuracy',
    help: 'Share of labeled answers on which metric and humans agree',
  },
  {
    id: 'macroF1',
    label: 'Macro F1',
    help: 'Mean F1 of the classes correct and incorrect',
  },
  {
    id: 'kappa',
    label: 'κ',
    help: 'Cohen’s κ: agreement beyond chance; 0 = chance, 1 = perfect',
  },
];

/** Every metric against people, the best first; a metric opens the closer look. */
export function MetricTable({ rows, metrics, shown, onShow }: MetricTableProps) {
  const [sort, setSort] = useState<{ column: Column; descending: boolean } | null>(null);
  const applying = rows.filter(({ n }) => n > 0);
  const sorted = sort ? sortRows(applying, sort.column, sort.descending) : rankMetrics(applying);
  const silent = metrics.filter(({ id }) => rows.some((row) => row.metric === id && row.n === 0));
  return (
    <Card
      title="Metrics vs. human labels"
      note="each metric counts as correct from its threshold; with 95% intervals, shares 0–100"
    >
      <DataTable
        label="Metrics vs. human labels"
        note={
          <>
            Metrics that apply to every labeled answer stand first; the others are measured on the
            answers that they apply to. The best threshold is found on these very labels, so it
            flatters the metric: confirm it on others.
            {silent.length > 0 &&
              ` No score on any labeled answer: ${listWords(silent.map(({ label }) => label))}.`}
          </>
        }
      >
        <thead>
          <tr>
            <th scope="col">Metric</th>
            <th scope="col">Threshold</th>
            <th scope="col">Answers</th>
            {COLUMNS.map(({ id, label, help }) => (
              <SortHeader
                key={id}
                label={label}
                help={help}
                sort={sort?.column === id ? sort : null}
                descendingFirst
                onSort={(descending) =>
                  setSort(descending === null ? null : { column: id, descending })
                }
              />
            ))}
            <th scope="col">Best κ, threshold</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => {
            const metric = metrics.find(({ id }) => id === row.metric);
            return (
              metric && (
                <tr key={row.metric} data-shown={row.metric === shown}>
                  <th scope="row">
                    <LinkButton
                      label={`Show details of ${metric.label}`}
                      onClick={() => onShow(row.metric)}
                    >
                      {metric.label}
                    </LinkButton>
                  </th>
                  <td>{describeThreshold(metric, row.threshold)}</td>
                  <td>
                    {formatCount(row.n)}{' '}
                    {row.leftOut > 0 && <Muted>+ {formatCount(row.leftOut)} n/a</Muted>}
                  </td>
                  <AgreementCells row={row} />
                  <td>
                    {row.best?.kappa ? (
                      <>
                        {formatKappa(row.best.kappa)}{' '}
                        <Muted>{describeThreshold(metric, row.best.threshold)}</Muted>
                      </>
                    ) : (
                      <Muted>n/a</Muted>
                    )}
                  </td>
                </tr>
              )
            );
          })}
        </tbody>
      </DataTable>
    </Card>
  );
}

function sortRows(
  rows: readonly MetricAgreement[],
  column: Column,
  descending: boolean,
): MetricAgreement[] {
  const sign = descending ? -1 : 1;
  const of = (row: MetricAgreement) => row[column].value;
  return [...rows].sort((a, b) => {
    const [x, y] = [of(a), of(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return sign * (x - y);
  });
}
