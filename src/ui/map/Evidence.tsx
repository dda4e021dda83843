import { useAssay } from '../store-context';
import styles from './DataPlace.module.css';

/** Why a file is read as it is, in the sentences of the proposal; nothing once a person set it. */
export function Evidence({ file }: { readonly file: string }) {
  const sentences = useAssay((state) =>
    state.ownMapping
      ? []
      : (state.proposal?.evidence ?? [])
          .filter((one) => one.file === file)
          .map(({ sentence }) => sentence),
  );
  if (sentences.length === 0) return null;
  return (
    <details className={styles.evidence}>
      <summary>Why it is read so</summary>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
