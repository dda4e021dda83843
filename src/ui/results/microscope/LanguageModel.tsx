import { caseKey } from '../../../core/scoring/llm-judge/judged-case';
import { caseOf } from '../../../state/llm-judge-plan';
import type { QuestionRow } from '../../../worker/protocol';
import { useAssay } from '../../store-context';
import { FactList } from './FactList';
import styles from './Microscope.module.css';
import { Section } from './Section';

/** What the language model said of this answer, in its own words; nothing where it was not asked. */
export function LanguageModel({ row }: { readonly row: QuestionRow }) {
  const judgements = useAssay(({ llmJudge }) => llmJudge.judgements);
  const one = caseOf(row);
  const key = one && caseKey(one);
  const judgement = judgements?.cases.find(([at]) => at === key)?.[1];
  if (!judgements || !judgement) return null;
  const { model, host } = judgements.account;
  const verdict =
    judgement.kind === 'unscored' ? 'gave no verdict' : judgement.correct ? 'correct' : 'incorrect';
  const words = judgement.kind === 'unscored' ? judgement.why : judgement.reason;
  return (
    <Section title={`The language model: ${verdict}`}>
      <FactList
        facts={[
          { name: 'Model', value: `${model} on ${host}` },
          ...(words === '' ? [] : [{ name: 'Reason', value: words }]),
          {
            name: 'Its answer',
            value:
              judgement.raw === '' ? (
                <span className={styles.meaningNone}>none</span>
              ) : (
                judgement.raw
              ),
          },
        ]}
      />
    </Section>
  );
}
