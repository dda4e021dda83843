import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { drawingWidth, type Figure, type FigureText, writeFigure } from './figure-svg';
import type { PaperWidth } from './paper-size';

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

/**
 * Exports a chart: `draw` resolves to the figure at a width, while the caller renders `paper`, which
 * is off screen.
 */
export function useFigure(text: FigureText, drawChart: (width: number) => ReactNode) {
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
