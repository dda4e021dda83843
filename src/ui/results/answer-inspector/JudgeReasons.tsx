import type { JudgeExplanation } from '../../../core/explore/explain/judges';
import type { JudgeCard } from '../../../core/scoring/judge/judge-card';
import { RULES } from '../../../core/scoring/judge/rules';
import { WorkerError } from '../../parts/ScoringStatus';
import { useAssay } from '../../store-context';
import { useAnswer } from '../../use-request';
import styles from '../judge/judge.module.css';
import { Section } from './Section';

interface JudgeReasonsProps {
  readonly question: number;
  readonly run: number;
}

/** What the learned judges say of an answer, and what weighed most; nothing where none scored. */
export function JudgeReasons({ question, run }: JudgeReasonsProps) {
  const isJudged = useAssay(({ result }) => (result?.inputs.settings.judges.length ?? 0) > 0);
  const { answer, failed } = useAnswer('explainJudges', isJudged ? [question, run] : null);
  if (!isJudged) return null;
  if (failed) return <WorkerError />;
  return answer?.map((one) => <Judged key={one.card.id} explanation={one} />);
}

function Judged({ explanation }: { readonly explanation: JudgeExplanation }) {
  const { card, threshold, probability, correct, rule, type, reasons } = explanation;
  const sign = correct ? '≥' : '<';
  return (
    <Section title={card.name}>
      <p className={styles.verdict}>
        <strong>{correct ? 'Judged correct' : 'Judged incorrect'}</strong>: probability{' '}
        {probability.toFixed(2)} {sign} {threshold}
      </p>
      <dl className={styles.facts}>
        <dt>Rule</dt>
        <dd>
          {RULES[rule.name] ?? rule.name} <span>({rule.share.toFixed(2)})</span>
        </dd>
        <dt>Question</dt>
        <dd>
          {type.name} <span>({type.share.toFixed(2)})</span>
        </dd>
      </dl>
      <ul className={styles.reasons}>
        {reasons.map(({ feature, text, weight }) => (
          <li key={feature} data-speaks={weight >= 0 ? 'for' : 'against'}>
            <span className={styles.weight}>
              {weight >= 0 ? '+' : '−'}
              {Math.abs(weight).toFixed(2)}
            </span>
            {text}
          </li>
        ))}
      </ul>
      <p className={styles.judgeReasonsNote}>
        {'Log-odds contributions relative to an average answer, largest first. '}
        {describeCalibration(card, probability)}
      </p>
    </Section>
  );
}

/** How often answers of such a probability were right where it was measured. */
function describeCalibration({ reliability, measured }: JudgeCard, probability: number): string {
  const bin = reliability.findLast(({ from }) => from <= probability);
  const [set] = measured;
  if (!bin || !set) return 'The judge’s file has no calibration data.';
  const name = set.name.split(' (')[0] ?? set.name;
  const range = `${bin.from.toFixed(1)}–${(bin.from + 0.1).toFixed(1)}`;
  return `Of ${bin.pairs} answers with probability ${range} in ${name}, humans labeled ${(100 * bin.right).toFixed(0)}% correct.`;
}
