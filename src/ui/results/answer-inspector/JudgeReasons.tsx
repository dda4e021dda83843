import { Group, Text } from '@mantine/core';
import { formatDecimals, formatProbability, plural } from '../../../core/words/numbers';
import type { JudgeExplanation } from '../../../core/explore/explain/judges';
import type { JudgeCard } from '../../../core/scoring/judge/judge-card';
import { RULES } from '../../../core/scoring/judge/rules';
import { WorkerError } from '../../parts/ScoringStatus';
import { useAssay } from '../../store-context';
import { useAnswer } from '../../use-request';
import { FactList } from '../../parts/Texts';
import { Section } from './Section';

interface JudgeReasonsProps {
  readonly question: number;
  readonly run: number;
}

/** The verdicts of the learned judges on an answer, with the main reasons. */
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
      <p>
        <strong>{correct ? 'Judged correct' : 'Judged incorrect'}</strong>: probability{' '}
        {formatProbability(probability)} {sign} {threshold}
      </p>
      <FactList
        facts={[
          ['Rule', `${RULES[rule.name] ?? rule.name} (${formatProbability(rule.share)})`],
          ['Question', `${type.name} (${formatProbability(type.share)})`],
        ]}
      />
      <ul>
        {reasons.map(({ feature, text, weight }) => (
          <Group key={feature} component="li" gap={10} wrap="nowrap" align="baseline">
            <Text
              span
              inherit
              flex="none"
              w={44}
              ta="right"
              c={weight >= 0 ? 'var(--correct)' : 'var(--incorrect)'}
            >
              {weight >= 0 ? '+' : '−'}
              {formatDecimals(Math.abs(weight), 2)}
            </Text>
            {text}
          </Group>
        ))}
      </ul>
      <Text size="xs" c="dimmed">
        {'Log-odds contributions relative to an average answer, largest first. '}
        {describeCalibration(card, probability)}
      </Text>
    </Section>
  );
}

/** How often answers with a similar probability were correct in the calibration data. */
function describeCalibration({ reliability, measured }: JudgeCard, probability: number): string {
  const bin = reliability.findLast(({ from }) => from <= probability);
  const [set] = measured;
  if (!bin || !set) return 'The judge’s file has no calibration data.';
  const name = set.name.split(' (')[0] ?? set.name;
  const range = `${formatDecimals(bin.from, 1)}–${formatDecimals(bin.from + 0.1, 1)}`;
  return `Of ${plural(bin.pairs, 'answer')} with probability ${range} in ${name}, humans labeled ${formatDecimals(100 * bin.right, 0)}% as correct.`;
}
