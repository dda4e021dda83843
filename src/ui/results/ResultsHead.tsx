import { PRESET_LABELS, presetOf } from '../../core/settings';
import { countOf } from '../parts/format';
import { useAssay } from '../store-context';
import type { Result } from './ask/use-scored';
import styles from './ResultsHead.module.css';

/** What was scored, by what: the gold's name and checksum, the runs, the normalisation. */
export function ResultsHead({ result }: { readonly result: Result }) {
  const { inputs, runs } = result;
  const file = inputs.mapping.gold?.file ?? '';
  const sha256 = useAssay(({ files }) => {
    const gold = files.find(({ id }) => id === file);
    return gold?.status === 'read' ? gold.info.sha256 : null;
  });
  const preset = presetOf(inputs.settings.normalisation);
  const questions = runs[0]?.counts.questions ?? 0;
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>
        {file.replace(/\.[^.]+$/, '')}, {countOf(questions, 'question')}
      </h1>
      <p className={styles.facts}>
        {countOf(runs.length, 'run')} · scored with Assay,{' '}
        {preset ? PRESET_LABELS[preset] : 'your own'} normalisation
        {sha256 !== null && (
          <>
            {' '}
            · gold file{' '}
            <code title={`SHA-256 ${sha256}`}>
              {sha256.slice(0, 6)}…{sha256.slice(-4)}
            </code>
          </>
        )}
      </p>
    </div>
  );
}
