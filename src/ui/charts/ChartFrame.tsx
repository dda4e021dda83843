import { useElementSize } from '@mantine/hooks';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { RunReport } from '../../core/analysis/run-report';
import { runName } from '../../core/model';
import { runColor } from '../theme';
import styles from './charts.module.css';
import type { LegendEntry } from './figure-svg';
import { FigureMenu } from './FigureMenu';
import { useFigure } from './use-figure';

/** Whether the charts inside are listed by name, to be taken away, and not drawn. */
export const ChartsAreListed = createContext(false);

interface ChartFrameProps {
  /** What is drawn over what: the name of the figure, and the title of its file. */
  readonly title: string;
  /** What the axes count and the marks mean, for the file; on the page it stands where it is read. */
  readonly note: string;
  /** What is seen, in a sentence or two. */
  readonly caption: string;
  readonly legend?: readonly LegendEntry[];
  /** Controls at the end of the caption's line. */
  readonly controls?: ReactNode;
  /** The same figures as a table. */
  readonly table?: ReactNode;
  /** Pixels of the chart's height at a width: its place is kept until it is drawn. */
  readonly heightAt: (width: number) => number;
  /** Draws the chart as one SVG element, this many pixels wide. */
  readonly children: (width: number) => ReactNode;
}

const NO_LEGEND: readonly LegendEntry[] = [];

/** Every chart of the page: drawn where it stands or, where charts are listed, named to be taken away. */
export function ChartFrame(props: ChartFrameProps) {
  return useContext(ChartsAreListed) ? <ListedChart {...props} /> : <DrawnChart {...props} />;
}

/** What is seen in words, the drawing, its figures, and ways to take it away. */
function DrawnChart({
  title,
  note,
  caption,
  legend = NO_LEGEND,
  controls,
  table,
  heightAt,
  children,
}: ChartFrameProps) {
  const { ref, width } = useElementSize();
  const place = useRef<HTMLElement>(null);
  const drawChart = useNearViewport(place, children);
  const drawing = useMemo(() => width > 0 && drawChart?.(width), [drawChart, width]);
  const { draw, paper } = useFigure({ title, note, caption, legend }, children);
  return (
    <figure ref={place} className={styles.frame} aria-label={title}>
      <figcaption className={styles.head}>
        <span className={styles.caption}>{caption}</span>
        {controls}
        <FigureMenu title={title} draw={draw} />
      </figcaption>
      {legend.length > 0 && <Legend entries={legend} />}
      <div
        ref={ref}
        className={styles.drawing}
        style={{ minHeight: width > 0 ? heightAt(width) : undefined }}
      >
        {drawing}
      </div>
      {table !== undefined && (
        <details className={styles.details}>
          <summary>Data table</summary>
          {table}
        </details>
      )}
      {paper}
    </figure>
  );
}

/** A chart that is drawn only when it is asked for. */
function ListedChart({
  title,
  note,
  caption,
  legend = NO_LEGEND,
  controls,
  children,
}: ChartFrameProps) {
  const { draw, paper } = useFigure({ title, note, caption, legend }, children);
  return (
    <li className={styles.listed}>
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        <span className={styles.caption}>{note}</span>
      </span>
      {controls}
      <FigureMenu title={title} draw={draw} />
      {paper}
    </li>
  );
}

/** What the colors and dashes of a chart stand for, in the order in which they are drawn. */
function Legend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return (
    <ul className={styles.legend} aria-label="Legend">
      {entries.map(({ label, color: color, line }) => (
        <li key={`${color} ${label}`}>
          <span
            className={styles.legendMark}
            data-line={line}
            style={line ? { borderColor: color } : { background: color }}
            aria-hidden="true"
          />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** The runs by color, in the order of the report, which is that of their bars. */
export function runLegend(runs: readonly RunReport[]): readonly LegendEntry[] {
  return runs.map((run, index) => ({ label: runName(run), color: runColor(index) }));
}

/** How far outside the viewport a chart is drawn already, for whoever scrolls to it. */
const NEAR = '400px';

/** `value` once `place` has come near the viewport, as a deferred update; at once while printing. */
function useNearViewport<T>(place: RefObject<Element | null>, value: T): T | null {
  const isPrinting = useSyncExternalStore(onPrint, () => printing);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isNear]);
  const deferred = useDeferredValue(isNear ? value : null, null);
  return isPrinting ? value : deferred;
}

let printing = false;

/** An external store, not a state: React then renders before the browser lays out the print. */
function onPrint(notify: () => void): () => void {
  const change = ({ type }: Event) => {
    printing = type === 'beforeprint';
    notify();
  };
  window.addEventListener('beforeprint', change);
  window.addEventListener('afterprint', change);
  return () => {
    window.removeEventListener('beforeprint', change);
    window.removeEventListener('afterprint', change);
  };
}
