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
  /** The numbers of the drawn marks in keyboard order. */
  readonly order: readonly number[];
  /** Number of marks in a group; PageUp and PageDown move by one group. */
  readonly group?: number;
  readonly children: ReactNode;
}

interface MarkProps {
  readonly at: number;
  /** The accessible name. */
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
  /** The mark with tabindex 0. */
  readonly stop: number | undefined;
  readonly announce: (at: number, label: string, mark: Element) => void;
}

const RovingContext = createContext<Roving | null>(null);

/** A chart whose marks are buttons: Tab focuses one of them, the arrow keys move to the others. */
export function Marks({ order, group = 1, children }: MarksProps) {
  const container = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<number | null>(null);
  const [focusLabel, setFocusLabel] = useState<FocusLabel | null>(null);
  const stop = current !== null && order.includes(current) ? current : order[0];
  const announce = (at: number, label: string, mark: Element) => {
    setCurrent(at);
    const around = container.current?.getBoundingClientRect();
    // A mark focused by a click already shows the pointer's tooltip.
    if (!around || !mark.matches(':focus-visible')) return;
    const { left, width, top } = mark.getBoundingClientRect();
    setFocusLabel({ label, left: left + width / 2 - around.left, top: top - around.top });
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = stop === undefined ? null : nextMark(event.key, order, stop, group);
    if (to === null) return;
    event.preventDefault();
    container.current?.querySelector<SVGGElement>(`[data-mark="${to}"]`)?.focus();
  };
  return (
    <RovingContext value={{ stop, announce }}>
      <div
        ref={container}
        style={{ position: 'relative' }}
        onKeyDown={move}
        onBlur={() => setFocusLabel(null)}
      >
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

/** A bar or dot that opens its questions. */
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

/** The mark that a key focuses; `null` for other keys. */
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
