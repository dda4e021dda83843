import type { ReactNode } from 'react';
import styles from './Remark.module.css';

/** A sentence that stands where figures would. */
export function Remark({ children }: { readonly children: ReactNode }) {
  return <p className={styles.remark}>{children}</p>;
}
