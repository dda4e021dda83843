import { Box, Group } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, memo, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { defaultThreshold } from '../../../../core/analysis/agreement/thresholds';
import type { MarkedAnswer, SideBySideRow } from '../../../../core/explore/explain/side-by-side';
import type { TextMark } from '../../../../core/explore/explain/marks';
import type { MetricDescription } from '../../../../core/scoring/metric';
import { listFirst } from '../../../../core/words/lists';
import { formatScore } from '../../../../core/words/numbers';
import { RunName } from '../../../parts/RunName';
import { WorkerError } from '../../../parts/ScoringStatus';
import { Muted } from '../../../parts/Texts';
import { useScoredResult } from '../../../store-context';
import { LongText, MarkedText } from '../../answer-inspector/MarkedText';
import { useHeadline } from '../../HeadlineSelect';
import type { OpenPosition } from '../use-questions';
import { useIdWidth } from './column-layout';
import {
  cellId,
  type CellPosition,
  copyCell,
  gridKeys,
  useActiveCell,
  useFocusAfterClosing,
} from './grid-navigation';
import { createGridRows, useExpandedGroups } from './grid-rows';
import { GroupRow } from './GroupRow';
import type { Listing } from './row-cache';
import styles from './side-by-side.module.css';
import tableStyles from './table.module.css';

/** Height in pixels of the heading, and of the heading of a group. */
const HEAD_HEIGHT = 34;
const GROUP_LAYOUT = { columns: [], template: undefined, headerRows: 1 } as const;

/** Estimated height in pixels of a question that is not measured yet. */
const ROW_ESTIMATE = 96;

/** Number of rows by which a page key moves. */
const PAGE = 5;

interface SideBySideProps {
  readonly listing: Listing;
  /** The index of the run shown next to the listing's run. */
  readonly secondRun: number;
  readonly cursor: OpenPosition;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The questions of the view with the answers of two runs, marked against the reference. */
export const SideBySide = memo(function SideBySide(props: SideBySideProps) {
  const { listing, secondRun, cursor, isOpen, onClose } = props;
  const { reader, run, order } = listing;
  const runs = useMemo(() => [...new Set([run, secondRun])], [run, secondRun]);
  const columns: CSSProperties & Record<'--id-width' | '--texts', string | number> = {
    '--id-width': `${useIdWidth()}px`,
    '--texts': 1 + runs.length,
  };
  const headline = useHeadline();
  const metric = headline?.id ?? '';
  const scored = useScoredResult();
  const cache = useMemo(() => reader.sideBySide({ runs, metric }), [reader, runs, metric]);
  useSyncExternalStore(cache.subscribe, cache.version);
  const [expanded, toggleGroup] = useExpandedGroups();
  const lines = useMemo(
    () => createGridRows(order.length, listing.groups, expanded),
    [order, listing.groups, expanded],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: lines.count,
    getScrollElement: () => scroller.current,
    estimateSize: (line) => (lines.at(line)?.kind === 'group' ? HEAD_HEIGHT : ROW_ESTIMATE),
    overscan: 3,
    useFlushSync: false,
    scrollPaddingEnd: HEAD_HEIGHT,
  });
  const items = virtualizer.getVirtualItems();
  const drawn = items.flatMap((item) => {
    const line = lines.at(item.index);
    if (!line) return [];
    const question = line.kind === 'question' ? order[line.position] : undefined;
    return [{ item, line, question }];
  });
  const questions = drawn.flatMap(({ question }) => question ?? []).join(' ');
  useEffect(() => {
    if (scored && questions !== '') cache.want(questions.split(' ').map(Number));
  }, [scored, cache, questions]);

  const openLine = lines.indexOf(cursor.position);
  const [active, moveTo] = useActiveCell(listing, openLine);
  useEffect(() => {
    if (openLine >= 0) virtualizer.scrollToIndex(openLine);
  }, [virtualizer, openLine]);
  useFocusAfterClosing(scroller, isOpen);
  const activeLine = lines.at(active.line);
  const activeCell = { line: Math.max(0, active.line), column: 0 };
  const isActiveRendered = drawn.some(({ item }) => item.index === activeCell.line);

  const go = (cell: CellPosition) => {
    const line = Math.max(0, cell.line);
    moveTo({ line, column: 0 });
    virtualizer.scrollToIndex(line);
    const next = lines.at(line);
    if (isOpen && next?.kind === 'question' && line !== active.line) cursor.openAt(next.position);
  };
  const act = ({ line }: CellPosition) => {
    const acted = lines.at(line);
    if (acted?.kind === 'question') cursor.openAt(acted.position);
    else if (acted) toggleGroup(acted.group.value);
  };

  if (order.length === 0) {
    return <p className={tableStyles.none}>No question matches. Remove a filter to see more.</p>;
  }
  return (
    <div>
      {cache.hasFailed() && <WorkerError />}
      <div
        ref={scroller}
        className={`surface ${tableStyles.grid}`}
        style={columns}
        role={listing.groups ? 'treegrid' : 'grid'}
        aria-label="Questions"
        aria-rowcount={lines.count + 1}
        aria-colcount={2 + runs.length}
        aria-activedescendant={isActiveRendered ? cellId(activeCell) : undefined}
        tabIndex={0}
        onCopy={(event) => copyCell(event, activeCell)}
        onKeyDown={gridKeys({
          active: activeCell,
          lines: lines.count,
          columns: 1,
          isExpanded: activeLine?.kind === 'group' ? activeLine.isExpanded : null,
          lead: 1,
          page: PAGE,
          go,
          act,
          resize: () => undefined,
          close: onClose,
        })}
      >
        <SideBySideHeader runs={runs} />
        <div
          role="rowgroup"
          className={`tabular ${tableStyles.body}`}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {drawn.map(({ item, line, question }) =>
            line.kind === 'group' ? (
              <GroupRow
                key={item.key}
                line={item.index}
                group={line.group}
                isExpanded={line.isExpanded}
                layout={GROUP_LAYOUT}
                height={HEAD_HEIGHT}
                top={item.start}
                run={run}
                activeColumn={item.index === active.line ? 0 : -1}
                onFold={toggleGroup}
              />
            ) : (
              <div
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                role="row"
                aria-rowindex={item.index + 2}
                aria-level={listing.groups ? 2 : undefined}
                aria-selected={line.position === cursor.position}
                className={`${tableStyles.item} ${styles.row}`}
                style={{ top: item.start }}
                onClick={({ target }) => {
                  const isButton = target instanceof Element && target.closest('button');
                  if (!isButton) cursor.openAt(line.position);
                }}
              >
                <QuestionCells
                  key={question}
                  line={item.index}
                  isActive={item.index === activeCell.line}
                  row={question === undefined ? undefined : cache.get(question)}
                  runs={runs}
                  headline={headline}
                />
              </div>
            ),
          )}
        </div>
      </div>
    </div>
  );
});

function SideBySideHeader({ runs }: { readonly runs: readonly number[] }) {
  return (
    <div role="rowgroup" className={`small ${tableStyles.head} ${styles.head}`}>
      <div role="row" aria-rowindex={1} className={styles.row}>
        <span role="columnheader">Id</span>
        <span role="columnheader">Question and reference</span>
        {runs.map((run) => (
          <span key={run} role="columnheader">
            <RunName index={run} />
          </span>
        ))}
      </div>
    </div>
  );
}

interface QuestionCellsProps {
  readonly line: number;
  readonly isActive: boolean;
  /** Absent until it is loaded. */
  readonly row: SideBySideRow | undefined;
  readonly runs: readonly number[];
  readonly headline: MetricDescription | undefined;
}

const QuestionCells = memo(function QuestionCells(props: QuestionCellsProps) {
  const { line, isActive, row, runs, headline } = props;
  const reference = row?.references.join(' | ') ?? '';
  return (
    <>
      <div
        role="gridcell"
        id={cellId({ line, column: 0 })}
        className={styles.id}
        data-active={isActive}
      >
        {row?.id} <Muted>{row?.answerType}</Muted>
      </div>
      <div role="gridcell">
        {row?.text}
        {row && (
          <div className={styles.reference}>
            <span className="visually-hidden">Reference: </span>
            {row.references.length === 0 && <Muted>none</Muted>}
            <LongText text={reference}>{reference}</LongText>
          </div>
        )}
      </div>
      {runs.map((run, at) => (
        <div key={run} role="gridcell" aria-busy={row === undefined}>
          {row?.answers[at] && <Answer run={run} answer={row.answers[at]} headline={headline} />}
        </div>
      ))}
    </>
  );
});

interface AnswerProps {
  readonly run: number;
  readonly answer: MarkedAnswer;
  readonly headline: MetricDescription | undefined;
}

/** An answer with its verdict; the name of its run is shown if the layout has no columns. */
function Answer({ run, answer, headline }: AnswerProps) {
  const { prediction, marks, missing } = answer;
  return (
    <>
      <Group justify="space-between" gap={8} mb={2} wrap="nowrap" className="optional">
        <span className={styles.run} aria-hidden="true">
          <RunName index={run} />
        </span>
        {prediction !== null && headline && <Verdict metric={headline} answer={answer} />}
      </Group>
      {prediction === null && <Muted>no prediction</Muted>}
      {prediction?.trim() === '' && <Muted>(empty)</Muted>}
      {prediction !== null && (
        <LongText
          text={prediction}
          excerpt={<MarkedText marks={fromFirstMark(marks)} side="prediction" />}
        >
          <MarkedText marks={marks} side="prediction" />
        </LongText>
      )}
      {missing.length > 0 && (
        <Box className="small" mt={4}>
          Missing: {listFirst(missing, MAX_MISSING)}
        </Box>
      )}
    </>
  );
}

/** Number of characters before the first mark of a long answer. */
const LEAD = 120;

/** The marks, without most of the text before the first marked piece if that text is long. */
function fromFirstMark(marks: readonly TextMark[]): readonly TextMark[] {
  const [first, ...rest] = marks;
  if (first?.state !== 'plain' || rest.length === 0 || first.text.length < 2 * LEAD) return marks;
  const lead = first.text.slice(-LEAD);
  return [{ text: `… ${lead.slice(lead.search(/\s/u) + 1)}`, state: 'plain' }, ...rest];
}

/** Maximum number of missing words shown; the inspector marks all of them. */
const MAX_MISSING = 6;

interface VerdictProps {
  readonly metric: MetricDescription;
  readonly answer: MarkedAnswer;
}

const VERDICT_ICONS = { correct: IconCheck, incorrect: IconX, declined: IconMinus };

/** The verdict by the headline metric, with the score unless it is 0 or 1. */
function Verdict({ metric, answer: { score, isDeclined } }: VerdictProps) {
  if (typeof score !== 'number') return <Muted>{formatScore(metric, score)}</Muted>;
  const threshold = defaultThreshold(metric);
  const isCorrect = metric.better === 'higher' ? score >= threshold : score <= threshold;
  const verdict = isCorrect ? 'correct' : isDeclined ? 'declined' : 'incorrect';
  const Icon = VERDICT_ICONS[verdict];
  return (
    <span className={styles.chip} data-tone={verdict}>
      <Icon size={13} aria-hidden="true" /> {verdict}
      {score !== 0 && score !== 1 && ` ${formatScore(metric, score)}`}
    </span>
  );
}
