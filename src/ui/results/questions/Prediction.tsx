import styles from './cells.module.css';

/** A prediction, or a muted word where there is none or it is empty. */
export function Prediction({ text }: { readonly text: string | null }) {
  if (text === null) return <span className={styles.muted}>no prediction</span>;
  if (text.trim() === '') return <span className={styles.muted}>(empty)</span>;
  return text;
}
