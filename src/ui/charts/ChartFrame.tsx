import { Box, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { RunReport } from '../../core/analysis/run-report';
import { runName } from '../../core/model';
import { runColor } from '../theme';
import styles from './charts.module.css';
import {
  drawingWidth,
  type Figure,
  type FigureText,
  type LegendEntry,
  type PaperWidth,
  writeFigure,
} from './figure-svg';
import { FigureMenu } from './FigureMenu';

interface PaperProps {
  readonly text: FigureText;
  readonly width: PaperWidth;
  /** Draws the chart this many pixels wide. */
  readonly children: (width: number) => ReactNode;
  readonly onDrawn: (figure: Figure) => void;
}

/** Unchanged frames after which a chart counts as drawn, and the most frames to wait. */
const STABLE_FRAMES = 3;

const MAX_FRAMES = 120;

interface Order {
  readonly width: PaperWidth;
  readonly settle: (figure: Figure) => void;
}

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
        <details className="disclosure">
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
      <Box flex="1 1 260px">
        <Text size="sm" fw={600}>
          {title}
        </Text>
        <Text size="xs" c="var(--ink-2)">
          {note}
        </Text>
      </Box>
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

/**
 * Exports a chart: `draw` resolves to the figure at a width, while the caller renders `paper`, which
 * is off screen.
 */
function useFigure(text: FigureText, drawChart: (width: number) => ReactNode) {
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const draw = useCallback(
    (width: PaperWidth) =>
      new Promise<Figure>((settle) => setOrders((waiting) => [...waiting, { width, settle }])),
    [],
  );
  const [order] = orders;
  const paper = order && (
    <OffscreenChart
      key={orders.length}
      text={text}
      width={order.width}
      onDrawn={(figure) => {
        order.settle(figure);
        setOrders((waiting) => waiting.slice(1));
      }}
    >
      {drawChart}
    </OffscreenChart>
  );
  return { draw, paper };
}

/** Draws a chart off screen at its printed width and returns it as a figure. */
function OffscreenChart({ text, width, children, onDrawn }: PaperProps) {
  const ref = useRef<HTMLDivElement>(null);
  const deliver = useEffectEvent((paper: Element, drawn: SVGSVGElement) =>
    onDrawn(writeFigure(text, drawn, paper, width)),
  );
  useEffect(() => {
    const paper = ref.current;
    let frame = 0;
    let before = '';
    const look = (seen: number, still: number) => {
      const drawn = paper?.querySelector('svg');
      const now = drawn?.innerHTML ?? '';
      const same = now !== '' && now === before ? still + 1 : 0;
      before = now;
      if (paper && drawn && (same >= STABLE_FRAMES || seen >= MAX_FRAMES)) deliver(paper, drawn);
      else frame = requestAnimationFrame(() => look(seen + 1, same));
    };
    look(0, 0);
    return () => cancelAnimationFrame(frame);
  }, []);
  const pixels = drawingWidth(width);
  return (
    <div ref={ref} className="paper" style={{ width: pixels }} inert aria-hidden="true">
      {children(pixels)}
    </div>
  );
}
