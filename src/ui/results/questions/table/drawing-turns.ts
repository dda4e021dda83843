/** A place in the line of what waits to be drawn. */
export interface Turn {
  /** Says that it is drawn, or no longer wanted: the next has its turn. */
  readonly end: () => void;
}

/** Draws one thing after another, so that the page answers in between. */
export interface Turns {
  readonly wait: (draw: () => void) => Turn;
}

/** `rest` calls back when the page has answered what came meanwhile. */
export function createTurns(rest: (then: () => void) => void): Turns {
  const waiting = new Map<Turn, () => void>();
  /** What is being drawn; `resting` until the page has answered. */
  let present: Turn | 'resting' | null = null;

  const goOn = () => {
    const [next] = waiting;
    if (present || !next) return;
    const [turn, draw] = next;
    waiting.delete(turn);
    present = turn;
    draw();
  };

  return {
    wait: (draw) => {
      const turn: Turn = {
        end: () => {
          waiting.delete(turn);
          if (present !== turn) return;
          rest(() => {
            present = null;
            goOn();
          });
        },
      };
      waiting.set(turn, draw);
      goOn();
      return turn;
    },
  };
}

/** What the page draws of its cards and charts: those of a view in the order of their places. */
export const drawingTurns = createTurns((then) => {
  // After the next frame, and after what the browser has to do for it.
  requestAnimationFrame(() => setTimeout(then));
});
