import { FILTERS } from '../../../core/explore/view/filters';
import { ToggleChip } from '../../parts/ToggleChip';
import styles from './Toolbar.module.css';
import { useQueryEditor } from './use-query';

interface FilterChipsProps {
  /** How many questions each filter would leave; `null` while that is not known. */
  readonly counts: Readonly<Record<string, number>> | null;
}

/** What happened to a question, as conditions of the query; all that are on must hold. */
export function FilterChips({ counts }: FilterChipsProps) {
  const editor = useQueryEditor();
  return (
    <div className={styles.chips} role="group" aria-label="Only questions where">
      {FILTERS.map(({ id, label, query }) => (
        <ToggleChip
          key={id}
          label={label}
          count={counts?.[id]}
          pressed={editor?.has(query) ?? false}
          onToggle={() => {
            editor?.toggle(query);
          }}
        />
      ))}
    </div>
  );
}
