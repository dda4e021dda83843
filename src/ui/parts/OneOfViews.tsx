import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { drawingTurns } from './drawing-turns';
import { IsLeaving } from './is-leaving';
import styles from './OneOfViews.module.css';

interface OneOfViewsProps<Id> {
  readonly shown: Id;
  readonly draw: (id: Id) => ReactNode;
}

/**
 * One of several views. The one before goes out of sight at once and is taken down in turns: to remove all
 * of a large view in one go would block the page as much as to draw it.
 */
export function OneOfViews<Id>({ shown, draw }: OneOfViewsProps<Id>) {
  const [views, setViews] = useState([{ id: shown, key: 0 }]);
  const [present] = views;
  if (present && present.id !== shown) setViews([{ id: shown, key: present.key + 1 }, ...views]);
  useEffect(() => {
    if (views.length === 1) return undefined;
    // The parts of the view have their turns before it.
    const turn = drawingTurns.wait(() => {
      startTransition(() => {
        setViews(views.slice(0, -1));
      });
    });
    return turn.end;
  }, [views]);
  return views.map(({ id, key }, index) => (
    <IsLeaving key={key} value={index > 0}>
      <div
        className={index > 0 ? styles.leaving : undefined}
        inert={index > 0}
        aria-hidden={index > 0 || undefined}
      >
        {draw(id)}
      </div>
    </IsLeaving>
  ));
}
