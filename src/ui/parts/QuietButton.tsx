import type { ComponentProps } from 'react';
import styles from './parts.module.css';

/** A small button without a frame, an icon before its word. */
export function QuietButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" {...props} className={styles.button} />;
}
