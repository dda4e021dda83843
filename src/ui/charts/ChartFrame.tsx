import { Box, Group, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import styles from './charts.module.css';
import {
  drawingWidth,
  type Figure,
  type FigureText,
  type LegendEntry,
  type PaperWidth,
  writeFigure,
} from './figure-svg';
import { CopyMenu } from '../copy/CopyMenu';
import { CopySlotContext } from '../copy/copy-slot';
import { useNearViewport } from '../use-near-viewport';

/**
 * Number of unchanged frames after which a chart counts as drawn, and the maximum number of frames
 * to wait.
 */
const STABLE_FRAMES = 3;

const MAX_FRAMES = 120;

interface Order {
  readonly width: PaperWidth;
  readonly settle: (figure: Figure) => void;
}

/** Whether charts are listed by name for export, without being drawn. */
export const ChartListContext = createContext(false);

export interface ChartFrameProps {
  /** The name of the figure, and the title of its file. */
  readonly title: string;
  /** The meaning of the axes and the marks, for the exported file. */
  readonly note: string;
  /** The content of the chart, in a sentence or two. */
  readonly caption: string;
  readonly legend?: readonly LegendEntry[];
  /** Controls next to the caption. */
  readonly controls?: ReactNode;
  readonly table?: ReactNode;
  /** Height in pixels at a given width, reserved until the chart is drawn. */
  readonly heightAt: (width: number) => number;
  /** Draws the chart as one SVG element of this width in pixels. */
  readonly children: (width: number) => ReactNode;
}

/** A chart: drawn, or listed by name for export. */
export function ChartFrame(props: ChartFrameProps) {
  return useContext(ChartListContext) ? <ListedChart {...props} /> : <DrawnChart {...props} />;
}

/** A drawn chart with its caption, its data table and its export menu. */
function DrawnChart(props: ChartFrameProps) {
  const { title, note, caption, legend = [], controls, table, heightAt, children } = props;
  const { ref, width } = useElementSize();
  const figure = useRef<HTMLElement>(null);
  const drawChart = useNearViewport(figure, children);
  const drawing = useMemo(() => width > 0 && drawChart?.(width), [drawChart, width]);
  const { draw, paper } = useFigure(props);
  return (
    <figure ref={figure} aria-label={title}>
      <Group component="figcaption" align="baseline" gap="6px 12px" mb={8}>
        <Text span size="xs" c="var(--ink-2)" flex="1 1 240px">
          {caption}
        </Text>
        {controls}
        <CopyMenu
          kind="chart"
          title={title}
          caption={[title, note]}
          draw={draw}
          findTable={() => figure.current?.querySelector<HTMLTableElement>('details table') ?? null}
        />
      </Group>
      {legend.length > 0 && <Legend entries={legend} />}
      <Box
        ref={ref}
        miw={0}
        className={styles.drawing}
        style={{ minHeight: width > 0 ? heightAt(width) : undefined }}
      >
        {drawing}
      </Box>
      {table !== undefined && (
        <details className="disclosure">
          <summary>Data table</summary>
          <CopySlotContext value="none">{table}</CopySlotContext>
        </details>
      )}
      {paper}
    </figure>
  );
}

/** A chart that is drawn only when it is exported. */
function ListedChart(props: ChartFrameProps) {
  const { title, note, controls } = props;
  const { draw, paper } = useFigure(props);
  return (
    <Group component="li" gap="4px 12px" className="ruled">
      <Box flex="1 1 260px">
        <Text size="sm" fw={600}>
          {title}
        </Text>
        <Text size="xs" c="var(--ink-2)">
          {note}
        </Text>
      </Box>
      {controls}
      <CopyMenu kind="chart" title={title} caption={[title]} draw={draw} />
      {paper}
    </Group>
  );
}

/** The meaning of the colors and dashes, in drawing order. */
function Legend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return (
    <Group component="ul" gap="2px 16px" mb={8} fz="xs" aria-label="Legend">
      {entries.map(({ label, color, line }) => (
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
    </Group>
  );
}

/**
 * Exports a chart. `draw` resolves to the figure after the caller has rendered `paper` off screen.
 */
function useFigure({ title, note, caption, legend = [], children }: ChartFrameProps) {
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
      text={{ title, note, caption, legend }}
      width={order.width}
      onDrawn={(figure) => {
        order.settle(figure);
        setOrders((waiting) => waiting.slice(1));
      }}
    >
      {children}
    </OffscreenChart>
  );
  return { draw, paper };
}

interface OffscreenChartProps extends Pick<ChartFrameProps, 'children'> {
  readonly text: FigureText;
  readonly width: PaperWidth;
  readonly onDrawn: (figure: Figure) => void;
}

/** Draws a chart off screen at its printed width and returns it as a figure. */
function OffscreenChart({ text, width, children, onDrawn }: OffscreenChartProps) {
  const ref = useRef<HTMLDivElement>(null);
  const deliver = useEffectEvent((drawn: SVGSVGElement) =>
    onDrawn(writeFigure(text, drawn, width)),
  );
  useEffect(() => {
    const paper = ref.current;
    let frame = 0;
    let before = '';
    const checkFrame = (frames: number, unchanged: number) => {
      const drawn = paper?.querySelector('svg');
      const now = drawn?.innerHTML ?? '';
      const same = now !== '' && now === before ? unchanged + 1 : 0;
      before = now;
      if (drawn && (same >= STABLE_FRAMES || frames >= MAX_FRAMES)) deliver(drawn);
      else frame = requestAnimationFrame(() => checkFrame(frames + 1, same));
    };
    checkFrame(0, 0);
    return () => cancelAnimationFrame(frame);
  }, []);
  const pixels = drawingWidth(width);
  return (
    <div ref={ref} className="paper" style={{ width: pixels }} inert aria-hidden="true">
      {children(pixels)}
    </div>
  );
}
