import { Text } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import type { Group } from '../../../../core/explore/view/groups';
import type { MetricDescription } from '../../../../core/scoring/metric';
import { formatMean, plural } from '../../../../core/words/numbers';
import { headlinesOf } from '../../../../state/selectors';
import { useAssay, useRunNames } from '../../../store-context';
import { useHeadline } from '../../HeadlineSelect';
import type { TableColumn } from '../table-columns';
import { type ColumnLayout, leadingColumns } from './column-layout';
import { cellId } from './grid-navigation';
import styles from './table.module.css';

interface GroupRowProps {
  readonly line: number;
  readonly group: Group;
  readonly isExpanded: boolean;
  readonly layout: Pick<ColumnLayout, 'columns' | 'template' | 'headerRows'>;
  readonly height: number;
  /** Pixels from the first row. */
  readonly top: number;
  readonly run: number;
  readonly activeColumn: number;
  readonly onFold: (value: string) => void;
}

/** The heading of a group: its value, its number of questions and the means of the runs. */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { line, group, isExpanded, layout, height, top, run, activeColumn, onFold } = props;
  const names = useRunNames();
  const headlines = useAssay(headlinesOf);
  const { columns, template } = layout;
  const lead = leadingColumns(columns);
  const Chevron = isExpanded ? IconChevronDown : IconChevronRight;
  const meanOf = (metric: string, ofRun: number) =>
    group.means[ofRun]?.[headlines.findIndex(({ id }) => id === metric)] ?? null;
  const chosen = useHeadline();
  const main = headlines.find(({ id }) => id === chosen?.id);
  const describe = ({ metric, run: ofRun }: TableColumn) => {
    if (!metric?.headline) return null;
    const index = ofRun === null ? run : names.indexOf(ofRun);
    return formatMean(metric, meanOf(metric.id, index));
  };
  return (
    <div
      role="row"
      aria-rowindex={line + 1 + layout.headerRows}
      aria-level={1}
      aria-expanded={isExpanded}
      className={`${styles.item} ${styles.line} ${styles.group}`}
      style={{ gridTemplateColumns: template, height, top }}
      onClick={() => onFold(group.value)}
    >
      <div
        id={cellId({ line, column: 0 })}
        role="gridcell"
        aria-colindex={1}
        aria-colspan={lead}
        className={styles.label}
        data-active={activeColumn >= 0 && activeColumn < lead}
        style={template === undefined ? undefined : { gridColumn: `1 / span ${lead}` }}
      >
        <Chevron size={14} aria-hidden="true" style={{ flex: 'none' }} />{' '}
        <Text component="strong" inherit flex="none" maw="60%" truncate>
          {group.value === '' ? '(none)' : group.value}
        </Text>{' '}
        <Text span size="xs" c="var(--ink-2)">
          {plural(group.count, 'question')}
        </Text>{' '}
        {main && names.length > 1 && (
          <Text span size="xs" c="var(--ink-2)" truncate className={styles.means}>
            {main.short}{' '}
            {describeMeans(
              main,
              names.map((name, index) => ({ name, mean: meanOf(main.id, index) })),
            )}
          </Text>
        )}
      </div>
      {template !== undefined &&
        columns.slice(lead).map((column, index) => (
          <div
            key={column.key}
            id={cellId({ line, column: lead + index })}
            role="gridcell"
            aria-colindex={lead + index + 1}
            className={styles.mean}
            data-active={activeColumn === lead + index}
          >
            {describe(column)}
          </div>
        ))}
    </div>
  );
});

interface NamedMean {
  readonly name: string;
  readonly mean: number | null;
}

/** With more runs than this, only the lowest and the highest are named. */
const NAMED_RUNS = 3;

/** The means of the runs in one line. */
function describeMeans(metric: MetricDescription, means: readonly NamedMean[]): string {
  const describeMean = ({ name, mean }: NamedMean) => `${name} ${formatMean(metric, mean)}`;
  const known = means.filter(({ mean }) => mean !== null);
  const [lowest, ...others] = known.toSorted((one, other) => (one.mean ?? 0) - (other.mean ?? 0));
  const highest = others.at(-1);
  if (!lowest || !highest || means.length <= NAMED_RUNS) return means.map(describeMean).join(' · ');
  const [from, to] = [lowest, highest].map(({ mean }) => formatMean(metric, mean));
  return `${from ?? ''} to ${to ?? ''}, from ${lowest.name} to ${highest.name}`;
}
