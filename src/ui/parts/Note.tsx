import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** A sentence that stands where figures would. */
export function Note({ children }: { readonly children: ReactNode }) {
  return <p className={styles.remark}>{children}</p>;
}
