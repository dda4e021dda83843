import styles from './Toolbar.module.css';
import type { CompletionState } from './use-completion';

interface CompletionListProps {
  readonly id: string;
  readonly completion: CompletionState;
}

/** What may come at the caret. The field keeps the focus; a click must not take it. */
export function CompletionList({ id, completion }: CompletionListProps) {
  return (
    <ul id={id} role="listbox" aria-label="What may come here" className={styles.list}>
      {completion.options.map(({ insert, label, kind }, index) => (
        <li
          key={`${kind} ${insert}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === completion.active}
          className={styles.option}
          onMouseDown={(event) => {
            event.preventDefault();
            completion.accept(index);
          }}
        >
          <span className={styles.insert}>{kind === 'search' ? label : insert}</span>
          {kind !== 'search' && label !== insert && <span className={styles.label}>{label}</span>}
        </li>
      ))}
    </ul>
  );
}
