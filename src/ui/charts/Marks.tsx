import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useRef,
  useState,
} from 'react';
import styles from './charts.module.css';

interface MarksProps {
  /** The marks that are drawn, by their numbers in the order in which they are gone through. */
  readonly order: readonly number[];
  /** How many marks stand together, as the bars of one group; PageDown leads past them. */
  readonly group?: number;
  readonly children: ReactNode;
}

interface MarkProps {
  readonly at: number;
  /** What it is a mark of, with its figure. */
  readonly label: string;
  readonly onOpen: () => void;
  /** The shape. */
  readonly children: ReactNode;
}

interface FocusLabel {
  readonly label: string;
  readonly left: number;
  readonly top: number;
}

interface Roving {
  /** The mark that Tab leads to. */
  readonly stop: number | undefined;
  readonly announce: (at: number, label: string, mark: Element) => void;
}

const RovingContext = createContext<Roving | null>(null);

/** A chart whose marks are buttons: Tab leads to one of them, the arrow keys from it to the others. */
export function Marks({ order, group = 1, children }: MarksProps) {
  const place = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<number | null>(null);
  const [focusLabel, setFocusLabel] = useState<FocusLabel | null>(null);
  const stop = current !== null && order.includes(current) ? current : order[0];
  const announce = (at: number, label: string, mark: Element) => {
    setCurrent(at);
    const around = place.current?.getBoundingClientRect();
    // A mark that was clicked has the pointer's own words beside it.
    if (!around || !mark.matches(':focus-visible')) return;
    const { left, width, top } = mark.getBoundingClientRect();
    setFocusLabel({ label, left: left + width / 2 - around.left, top: top - around.top });
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = stop === undefined ? null : nextMark(event.key, order, stop, group);
    if (to === null) return;
    event.preventDefault();
    place.current?.querySelector<SVGGElement>(`[data-mark="${to}"]`)?.focus();
  };
  return (
    <RovingContext value={{ stop, announce }}>
      <div ref={place} className={styles.marks} onKeyDown={move} onBlur={() => setFocusLabel(null)}>
        {children}
        {focusLabel && (
          <span
            className={`tooltip ${styles.focusLabel}`}
            style={{ left: focusLabel.left, top: focusLabel.top }}
            aria-hidden="true"
          >
            {focusLabel.label}
          </span>
        )}
      </div>
    </RovingContext>
  );
}

/** A bar or a dot that opens what it counts. */
export function Mark({ at, label, onOpen, children }: MarkProps) {
  const roving = useContext(RovingContext);
  return (
    <g
      role="button"
      aria-label={label}
      data-mark={at}
      tabIndex={roving?.stop === at ? 0 : -1}
      className={styles.mark}
      onClick={onOpen}
      onFocus={(event) => roving?.announce(at, label, event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </g>
  );
}

/** The mark that a key leads to; `null` for a key that leads nowhere. */
function nextMark(
  key: string,
  order: readonly number[],
  from: number,
  group: number,
): number | null {
  const at = order.indexOf(from);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowDown: 1,
    ArrowLeft: -1,
    ArrowUp: -1,
    PageDown: group,
    PageUp: -group,
    Home: -at,
    End: order.length - 1 - at,
  };
  const step = steps[key];
  if (step === undefined) return null;
  return order[Math.min(order.length - 1, Math.max(0, at + step))] ?? null;
}
