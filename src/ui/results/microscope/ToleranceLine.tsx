import { formatClosely, formatQuantity } from '../../parts/format';
import type { NumberPlaces } from './number-words';
import styles from './ToleranceLine.module.css';

interface ToleranceLineProps {
  readonly places: NumberPlaces;
  readonly isInside: boolean;
}

/** The window takes this share of the line on either side of the reference, the rest is outside. */
const WINDOW = 16;
const CENTRE = 50;
const EDGE = 4;

/** Reference, tolerance and prediction on a line; what is far outside stands at the edge as an arrow. */
export function ToleranceLine({
  places: { reference, prediction, reach },
  isInside,
}: ToleranceLineProps) {
  const distance = prediction - reference;
  const wanted =
    CENTRE + (distance === 0 ? 0 : (distance / (reach || Math.abs(distance) / 2)) * WINDOW);
  const at = Math.min(100 - EDGE, Math.max(EDGE, wanted));
  const isBeyond = at !== wanted;
  const state = isInside ? 'inside' : 'outside';
  const words = `Reference ${formatQuantity(reference)}, prediction ${formatQuantity(prediction)}, ${state} the tolerance of ${formatClosely(reach)} to either side.`;
  return (
    <svg className={styles.line} role="img" aria-label={words} height={62} width="100%">
      <line x1="0" x2="100%" y1="32" y2="32" className={styles.axis} />
      {reach > 0 && (
        <rect
          x={`${CENTRE - WINDOW}%`}
          width={`${2 * WINDOW}%`}
          y="24"
          height="16"
          rx="3"
          className={styles.window}
        />
      )}
      <line x1="50%" x2="50%" y1="20" y2="44" className={styles.reference} />
      <text x="50%" y="58" textAnchor="middle" className={styles.label}>
        reference
      </text>
      {reach > 0 && (
        <>
          <text x={`${CENTRE - WINDOW}%`} y="58" textAnchor="end" className={styles.label}>
            {formatClosely(reference - reach)}
          </text>
          <text x={`${CENTRE + WINDOW}%`} y="58" className={styles.label}>
            {formatClosely(reference + reach)}
          </text>
        </>
      )}
      <svg x={`${at}%`} y="32" overflow="visible" className={styles[state]}>
        {isBeyond ? (
          <polygon points={at < CENTRE ? '-9,0 3,-7 3,7' : '9,0 -3,-7 -3,7'} />
        ) : (
          <Mark isInside={isInside} />
        )}
        <text
          y="-18"
          textAnchor={at < 20 ? 'start' : at > 80 ? 'end' : 'middle'}
          className={styles.prediction}
        >
          prediction
        </text>
      </svg>
    </svg>
  );
}

function Mark({ isInside }: { readonly isInside: boolean }) {
  return isInside ? <circle r="5.5" /> : <path d="M-5,-5 L5,5 M5,-5 L-5,5" strokeWidth="2.5" />;
}
