import { costOf, ESTIMATE_FACTOR } from '../../core/scoring/llm-judge/estimate';
import { CASE_FIELDS } from '../../core/scoring/llm-judge/judged-case';
import type { LlmJudgePlan } from '../../state/llm-judge-model';
import { formatCount, listWords } from '../parts/format';
import { useAssay } from '../store-context';
import { FIELD_LABELS } from './FieldsSent';
import styles from './LlmJudge.module.css';
import { formatCost } from './format-cost';

/** How many answers and calls, how many tokens, what it costs, and what is withheld. */
export function PlanFigures({ plan }: { readonly plan: LlmJudgePlan }) {
  const prices = useAssay(({ llmJudge }) => llmJudge.form.prices);
  const { cases, calls, missing, estimate, options, endpoint } = plan;
  const { inputTokens, outputTokens, mostOutputTokens } = estimate;
  const cost = costOf(inputTokens, outputTokens, prices);
  const most = costOf(inputTokens * ESTIMATE_FACTOR, mostOutputTokens, prices);
  const spared = cases.length - calls.length;
  const withheld = CASE_FIELDS.filter((field) => !options.sends.includes(field));
  const facts: readonly (readonly [name: string, value: string])[] = [
    ['To', `${endpoint.address}, model ${options.model}`],
    [
      'Answers',
      formatCount(cases.length) +
        (missing > 0 ? `; ${formatCount(missing)} more have no prediction, nothing is sent` : ''),
    ],
    [
      'Calls',
      formatCount(calls.length) +
        (spared > 0 ? `; ${formatCount(spared)} answers are the same as others or known` : ''),
    ],
    [
      'Tokens',
      `about ${formatCount(inputTokens)} in (${formatCount(Math.round(inputTokens / ESTIMATE_FACTOR))} to ${formatCount(inputTokens * ESTIMATE_FACTOR)}: four letters are taken for one), about ${formatCount(outputTokens)} out, ${formatCount(mostOutputTokens)} at most`,
    ],
    [
      'Cost',
      cost === null || most === null
        ? 'not known: give the prices of the model'
        : `about ${formatCost(cost)}, hardly over ${formatCost(most)}, in the currency of the prices, without repetitions`,
    ],
    [
      'Withheld',
      withheld.length === 0
        ? 'nothing of these rows'
        : listWords(withheld.map((field) => FIELD_LABELS[field].toLowerCase())),
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
