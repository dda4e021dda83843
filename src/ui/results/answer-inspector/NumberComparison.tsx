import { Text } from '@mantine/core';
import { clamp } from '@mantine/hooks';
import type {
  ComparedNumbers,
  NumberCandidate,
  NumberView,
} from '../../../core/explore/explain/numbers';
import type { NumberSettings } from '../../../core/settings';
import { plural, formatPrecisely } from '../../../core/words/numbers';
import {
  describeConverted,
  describeError,
  describeOutcome,
  describeQuantity,
  describeState,
  describeTolerance,
  nameOutcome,
  describeValue,
} from './describe-numbers';
import styles from './inspector.module.css';
import { type Fact, FactList } from '../../parts/Texts';
import { Section } from './Section';
import type { SVGProps } from 'react';

interface QuantityListProps {
  readonly candidates: readonly NumberCandidate[];
  readonly side: 'reference' | 'prediction';
  readonly settings: NumberSettings;
}

/** Maximum number of numbers shown at first; a long answer may contain hundreds. */
const MAX_SHOWN = 6;

interface NumberComparisonProps {
  readonly comparison: NumberView;
  /** Whether there are several references, in which case the one compared is named. */
  readonly isOneOfSeveral: boolean;
  readonly settings: NumberSettings;
}

/** The numbers on both sides, the role of each, and the error of the compared ones. */
export function NumberComparison({ comparison, isOneOfSeveral, settings }: NumberComparisonProps) {
  const { references, predictions, reference } = comparison;
  const words = describeOutcome(comparison);
  const compared = comparison.kind === 'compared' ? comparison : null;
  return (
    <Section title={nameOutcome(comparison)}>
      {words !== null && <p>{words}</p>}
      <FactList
        facts={[
          [
            isOneOfSeveral ? `Reference ${reference + 1}` : 'Reference',
            <QuantityList candidates={references} side="reference" settings={settings} />,
          ],
          [
            'Prediction',
            <QuantityList candidates={predictions} side="prediction" settings={settings} />,
          ],
          ...(compared ? describeCompared(compared, settings) : []),
        ]}
      />
      {compared && <ToleranceLine comparison={compared} />}
    </Section>
  );
}

function describeCompared(
  compared: ComparedNumbers,
  settings: NumberSettings,
): readonly (Fact | false)[] {
  const converted = describeConverted(compared);
  return [
    converted !== null && ['Converted', converted],
    ['Error', describeError(compared)],
    ['Tolerance', describeTolerance(compared, settings)],
    compared.because.length > 1 && ['Reason', compared.because.join('; ')],
  ];
}

/** Every number as written and as parsed, with its role in the comparison. */
function QuantityList({ candidates, side, settings }: QuantityListProps) {
  if (candidates.length === 0) return <span className={styles.muted}>no number found</span>;
  const first = candidates.slice(0, MAX_SHOWN);
  const compared = candidates.find(({ state }) => state === 'compared');
  if (compared && !first.includes(compared)) first.splice(-1, 1, compared);
  const rest = candidates.filter((candidate) => !first.includes(candidate));
  const list = (shown: readonly NumberCandidate[]) => (
    <ul>
      {shown.map((candidate, index) => (
        <li key={index} data-state={candidate.state}>
          <q className={styles.quantity}>{candidate.quantity.text}</q>
          <span className={styles.muted}> read as </span>
          {describeQuantity(candidate.quantity)}
          {candidates.length > 1 && (
            <Text span inherit c={candidate.state === 'compared' ? 'var(--accent)' : 'dimmed'}>
              , {describeState(candidate, side, settings)}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(first)}
      {rest.length > 0 && (
        <details>
          <summary>{plural(rest.length, 'more number')}</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

/** A range on the line, as percentages of the line's length. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The tolerated window is the middle third of the line. */
const FROM = 34;

const TO = 66;

const EDGE = 4;

/**
 * Reference, tolerated window and prediction on a line; an arrow marks a prediction beyond the end
 * of the line.
 */
function ToleranceLine({ comparison }: { readonly comparison: ComparedNumbers }) {
  const { byEnds, expected, matched, window } = comparison;
  const { reference, window: tolerated, prediction, beyond } = layoutTolerance(comparison);
  // Two intervals are compared by their bounds, so a window would be misleading.
  const hasWindow = !byEnds && tolerated.to > tolerated.from;
  const at = (prediction.from + prediction.to) / 2;
  const color = matched ? 'var(--correct)' : 'var(--incorrect)';
  const center = (reference.from + reference.to) / 2;
  return (
    <svg
      className={styles.toleranceLine}
      role="img"
      aria-label={describeLine(comparison)}
      height={62}
      width="100%"
    >
      <line x1="0" x2="100%" y1="32" y2="32" stroke="var(--line-2)" />
      {hasWindow && (
        <Bar
          span={tolerated}
          y={24}
          height={16}
          fill="var(--correct-soft)"
          stroke="var(--correct)"
          strokeOpacity={0.35}
        />
      )}
      {expected.interval && (
        <Bar span={reference} y={byEnds ? 35 : 30} height={4} fill="var(--ink)" />
      )}
      {!expected.interval && (
        <line
          x1={`${center}%`}
          x2={`${center}%`}
          y1="20"
          y2="44"
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
      )}
      <text x={`${center}%`} y="58" textAnchor="middle" fill="var(--ink-3)">
        reference
      </text>
      {hasWindow && window.low !== null && (
        <text x={`${tolerated.from}%`} y="58" textAnchor="end" fill="var(--ink-3)">
          {formatPrecisely(window.low)}
        </text>
      )}
      {hasWindow && window.high !== null && (
        <text x={`${tolerated.to}%`} y="58" fill="var(--ink-3)">
          {formatPrecisely(window.high)}
        </text>
      )}
      {prediction.to > prediction.from && (
        <Bar span={prediction} y={byEnds ? 25 : 31} height={byEnds ? 4 : 2} fill={color} />
      )}
      <svg x={`${at}%`} y="32" overflow="visible" fill={color} stroke={matched ? undefined : color}>
        {beyond !== null && (
          <polygon points={beyond === 'left' ? '-9,0 3,-7 3,7' : '9,0 -3,-7 -3,7'} />
        )}
        {beyond === null && !byEnds && matched && <circle r="5.5" />}
        {beyond === null && !byEnds && !matched && (
          <path d="M-5,-5 L5,5 M5,-5 L-5,5" strokeWidth="2.5" />
        )}
        <text y="-18" textAnchor={at < 20 ? 'start' : at > 80 ? 'end' : 'middle'} stroke="none">
          prediction
        </text>
      </svg>
    </svg>
  );
}

function describeLine(comparison: ComparedNumbers): string {
  const { byEnds, expected, converted, convertedInterval, exactYear, matched, window } = comparison;
  const positions = `Reference ${describeValue(expected.value, expected.interval)}, prediction ${describeValue(converted, convertedInterval)}`;
  if (exactYear) return `${positions}; the year must match exactly.`;
  if (byEnds) return `${positions}; interval bounds are compared.`;
  const state = matched ? 'inside' : 'outside';
  if (window.low !== null && window.high !== null) {
    return `${positions}, ${state} the range from ${formatPrecisely(window.low)} to ${formatPrecisely(window.high)}.`;
  }
  return window.low === null
    ? `${positions}, ${state} the range up to ${formatPrecisely(window.high ?? 0)}.`
    : `${positions}, ${state} the range from ${formatPrecisely(window.low)}.`;
}

function Bar({ span: { from, to }, ...attributes }: SVGProps<SVGRectElement> & { span: Span }) {
  return <rect x={`${from}%`} width={`${to - from}%`} rx="3" {...attributes} />;
}

/**
 * The positions of a comparison on a line: the reference (a point, or the interval that it
 * denotes), the window, the prediction, and the end of the line that the prediction is beyond, if
 * any.
 */
export function layoutTolerance(comparison: ComparedNumbers) {
  const { expected, converted, convertedInterval, window } = comparison;
  const own = expected.interval ?? { low: expected.value, high: expected.value };
  const given = convertedInterval ?? { low: converted, high: converted };
  const { low, high } = scaleEnds(window, converted);
  const at = (value: number) => FROM + ((value - low) / (high - low)) * (TO - FROM);
  const span = (ends: { readonly low: number | null; readonly high: number | null }): Span => ({
    from: ends.low === null ? 0 : clamp(at(ends.low), EDGE, 100 - EDGE),
    to: ends.high === null ? 100 : clamp(at(ends.high), EDGE, 100 - EDGE),
  });
  const [start, end] = [given.low ?? -Infinity, given.high ?? Infinity].map(at);
  const beyond = (end ?? 0) < EDGE ? 'left' : (start ?? 0) > 100 - EDGE ? 'right' : null;
  return { reference: span(own), window: span(window), prediction: span(given), beyond };
}

/** The values at the two ends of the middle third. */
function scaleEnds({ low, high }: ComparedNumbers['window'], prediction: number) {
  if (low !== null && high !== null && low < high) return { low, high };
  const value = low ?? high ?? 0;
  const distance = Math.abs(prediction - value) || Math.abs(value) || 1;
  if (high === null) return { low: value, high: value + 2 * distance };
  if (low === null) return { low: value - 2 * distance, high: value };
  return { low: value - distance / 2, high: value + distance / 2 };
}
