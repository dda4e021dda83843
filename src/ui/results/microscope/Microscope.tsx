import { METRICS } from '../../../core/scoring/metrics';
import { nameOfRun } from '../../../core/model';
import { useAssay } from '../../store-context';
import { EXACT_MATCH } from '../known-metrics';
import { JudgeReasons } from '../judge/JudgeReasons';
import type { OpenedQuestion, Opening } from '../questions/use-questions';
import { Answers } from './Answers';
import { ExactMatch } from './ExactMatch';
import { Facts } from './Facts';
import styles from './Microscope.module.css';
import { LanguageModel } from './LanguageModel';
import { ListPairs } from './ListPairs';
import { Meaning } from './Meaning';
import { MicroscopeHead } from './MicroscopeHead';
import { Numbers } from './Numbers';
import { Profiles } from './Profiles';
import { Scores } from './Scores';
import { TierLine } from './TierLine';
import { TokenSum } from './TokenSum';
import { TryRule } from './TryRule';

interface MicroscopeProps {
  readonly opening: Opening;
  /** Position of the question in the view; -1 where the view leaves it out. */
  readonly position: number;
  readonly total: number;
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
}

/** One question in one run: what was asked, what was answered, and why it scored as it did. */
export function Microscope({ opening, position, total, onMove, onClose }: MicroscopeProps) {
  const { id, question } = opening;
  return (
    <section
      className={styles.microscope}
      aria-label={`Question ${id}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <MicroscopeHead id={id} position={position} total={total} onMove={onMove} onClose={onClose} />
      {question ? (
        <Content question={question} />
      ) : (
        <p className={styles.absent}>No question of these files has this id.</p>
      )}
    </section>
  );
}

function Content({ question }: { readonly question: OpenedQuestion }) {
  const { row, run, explanation, settings } = question;
  const runName = useAssay(({ result }) => {
    const report = result?.runs[run];
    return report ? nameOfRun(report) : '';
  });
  const exactMatch = METRICS.find(({ id }) => id === EXACT_MATCH);
  const exact = explanation.scores[EXACT_MATCH];
  // Whoever abstains gives no number or list that could be set against another.
  const abstains = explanation.meaning?.abstentions.prediction === 'phrase';
  return (
    <div className={styles.content}>
      <p className={styles.text}>{row.text}</p>
      {explanation.meaning && <TierLine meaning={explanation.meaning} />}
      <Facts row={row} runName={runName} />
      <Answers explanation={explanation} />
      <Scores scores={explanation.scores} />
      {explanation.meaning === null ? (
        <p className={styles.absent}>
          The run has no prediction for this question.{' '}
          {settings.missing === 'zero'
            ? 'Under the present settings it counts as wrong.'
            : 'Under the present settings it is left out of the means.'}
        </p>
      ) : (
        <>
          {explanation.meaning.numbers && !abstains && (
            <Numbers
              comparison={explanation.meaning.numbers}
              isOneOfSeveral={explanation.references.length > 1}
              settings={settings.numbers}
            />
          )}
          {explanation.meaning.lists && !abstains && (
            <ListPairs lists={explanation.meaning.lists} />
          )}
          <Meaning meaning={explanation.meaning} kind={explanation.kind} />
          {exactMatch && typeof exact === 'number' && (
            <ExactMatch score={exact} label={exactMatch.label} explanation={explanation} />
          )}
          <JudgeReasons question={row.question} run={run} />
          <LanguageModel row={row} />
          <TokenSum tokens={explanation.tokens} />
          <TryRule question={question} />
          <Profiles question={row.question} run={run} />
        </>
      )}
    </div>
  );
}
