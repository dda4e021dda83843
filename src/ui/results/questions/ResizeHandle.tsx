import { useRef } from 'react';
import styles from './QuestionTable.module.css';

interface ResizeHandleProps {
  readonly column: string;
  readonly onResize: (column: string, width: number) => void;
}

/** The edge of a column, to be dragged; the keyboard has Shift and an arrow for it. */
export function ResizeHandle({ column, onResize }: ResizeHandleProps) {
  const start = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const stop = () => {
    start.current = null;
  };
  return (
    <span
      className={styles.edge}
      aria-hidden="true"
      onPointerDown={(event) => {
        const width = event.currentTarget.parentElement?.offsetWidth ?? 0;
        start.current = { x: event.clientX, width };
        event.currentTarget.setPointerCapture(event.pointerId);
        event.preventDefault();
      }}
      onPointerMove={({ clientX }) => {
        const from = start.current;
        if (from) onResize(column, from.width + clientX - from.x);
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
    />
  );
}
