import { Button } from '@mantine/core';
import { DEFAULT_SETTINGS } from '../../core/settings';
import { writeSettings } from '../../state/settings-schema';
import { shownSettings, triedSettings } from '../../state/trial';
import { LlmJudgeCard } from '../llm-judge/LlmJudgeCard';
import { Card } from '../parts/Card';
import { InTurn } from '../parts/InTurn';
import { saveFile } from '../parts/save-file';
import { useAssay, useAssayStore } from '../store-context';
import { AnswersForm } from './AnswersForm';
import { HeadlineNow } from './HeadlineNow';
import { JudgesCard } from './JudgesCard';
import { NormalisationForm } from './NormalisationForm';
import { NumbersForm } from './NumbersForm';
import { OwnRows } from './OwnRows';
import { TrialCard } from './trial/TrialCard';
import styles from './ScoringPlace.module.css';

/** Every choice about scoring; changing one scores again, and what it does is shown beside it. */
export function ScoringPlace() {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  const tried = useAssay(triedSettings);
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>Scoring</h1>
          <p className={styles.lead}>
            What you touch is tried first; it counts once you have seen what it does and apply it.
          </p>
        </div>
        <div className={styles.buttons}>
          <Button
            variant="default"
            size="compact-md"
            disabled={JSON.stringify(settings) === JSON.stringify(DEFAULT_SETTINGS)}
            onClick={() => {
              store.getState().trySettings(DEFAULT_SETTINGS);
            }}
          >
            Back to the defaults
          </Button>
          <Button
            variant="default"
            size="compact-md"
            onClick={() => {
              saveFile('settings.assay.json', 'application/json', writeSettings(settings));
            }}
          >
            Save settings
          </Button>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Card title="Normalisation" note="what is made of a text before it is compared">
            <NormalisationForm />
          </Card>
          <InTurn>
            <Card title="Numbers" note="when a number counts as met">
              <NumbersForm />
            </Card>
          </InTurn>
          <InTurn>
            <Card title="Answers" note="what is missing, given twice, or declined">
              <AnswersForm />
            </Card>
          </InTurn>
          <InTurn>
            <JudgesCard />
            <LlmJudgeCard />
          </InTurn>
        </div>
        <div className={`${styles.stack} ${styles.effect}`}>
          {tried ? <TrialCard settings={tried} /> : <HeadlineNow />}
          <InTurn>
            <OwnRows />
          </InTurn>
        </div>
      </div>
    </>
  );
}
