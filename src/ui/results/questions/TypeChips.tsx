import { ToggleChip } from '../../parts/ToggleChip';
import { useAssay, useAssayStore } from '../../store-context';
import styles from './FilterChips.module.css';

/** The answer types of the gold file, as filters of which one must hold. */
export function TypeChips() {
  const store = useAssayStore();
  const types = useAssay(({ joined }) => joined?.answerTypes ?? null);
  const chosen = useAssay(({ view }) => view.answerTypes);
  return (
    <div className={styles.chips} role="group" aria-label="Answer types">
      {types?.map(({ label, count }) => {
        const pressed = chosen.includes(label);
        return (
          <ToggleChip
            key={label}
            label={label}
            count={count}
            pressed={pressed}
            onToggle={() => {
              const answerTypes = pressed
                ? chosen.filter((one) => one !== label)
                : [...chosen, label];
              store.getState().changeView({ answerTypes });
            }}
          />
        );
      })}
    </div>
  );
}
