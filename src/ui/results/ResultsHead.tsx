import { nameOfRun } from '../../core/model';
import { PRESET_LABELS, presetOf } from '../../core/settings';
import { countOf } from '../parts/format';
import { LinkButton } from '../parts/LinkButton';
import { type Result, useAssay, useAssayStore } from '../store-context';
import type { UnjoinedRun } from '../../worker/protocol';
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
      <NotScored />
    </div>
  );
}

/** Runs that are missing here because their ids meet no question. */
function NotScored() {
  const store = useAssayStore();
  const unjoined = useAssay(({ joined }) => joined?.unjoined ?? NONE);
  if (unjoined.length === 0) return null;
  return (
    <p className={styles.notScored} role="status">
      <span>
        Not joined, so not scored: {unjoined.map(nameOfRun).join(', ')}. No id of{' '}
        {unjoined.length === 1 ? 'its' : 'their'} predictions belongs to a question.
      </span>
      <LinkButton
        onClick={() => {
          store.getState().go('data');
        }}
      >
        Repair it under Data
      </LinkButton>
    </p>
  );
}

const NONE: readonly UnjoinedRun[] = [];
