import { FILTERS } from '../../../core/score/filters';
import { ToggleChip } from '../../parts/ToggleChip';
import { useAssay, useAssayStore } from '../../store-context';
import styles from './FilterChips.module.css';

interface FilterChipsProps {
  /** How many questions each filter would leave; `null` while that is not known. */
  readonly counts: Readonly<Record<string, number>> | null;
}

/** What happened to a question, as filters that all must hold. */
export function FilterChips({ counts }: FilterChipsProps) {
  const store = useAssayStore();
  const chosen = useAssay(({ view }) => view.filters);
  return (
    <div className={styles.chips} role="group" aria-label="Only questions where">
      {FILTERS.map(({ id, label }) => {
        const pressed = chosen.includes(id);
        return (
          <ToggleChip
            key={id}
            label={label}
            count={counts?.[id]}
            pressed={pressed}
            onToggle={() => {
              const filters = pressed ? chosen.filter((one) => one !== id) : [...chosen, id];
              store.getState().changeView({ filters });
            }}
          />
        );
      })}
    </div>
  );
}
