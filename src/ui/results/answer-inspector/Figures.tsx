import { Group, Stack, Text } from '@mantine/core';
import type { FigureView, GroundingView } from '../../../core/explore/explain/grounding';
import { formatValue } from '../../../core/words/numbers';
import styles from './inspector.module.css';
import { Section } from './Section';

/** Whether the figures of both sides are in the text that the system read, and where they are. */
export function Figures({ grounding }: { readonly grounding: GroundingView }) {
  return (
    <Section title="Figures">
      {grounding.excerpts.map(({ page, pieces }, at) => (
        <div key={at}>
          <Text size="xs" c="dimmed">
            {page === null ? 'Context' : `Context, page ${page}`}
          </Text>
          <blockquote className={styles.context}>
            {pieces.map(({ text, state }, index) =>
              state === 'plain' ? (
                text
              ) : (
                <mark
                  key={index}
                  className={styles.mark}
                  data-tone={state === 'found' ? 'correct' : 'caution'}
                >
                  {text}
                </mark>
              ),
            )}
          </blockquote>
        </div>
      ))}
      <Stack component="ul" gap={6} aria-label="Figures and where the system read them">
        {grounding.figures.map((figure, index) => (
          <Group component="li" key={index} gap="2px 10px" data-state={figure.state}>
            <span>
              <strong>{figure.text}</strong> <span className={styles.muted}>{figure.side}</span>
            </span>
            <span
              className={styles.mark}
              data-tone={figure.state === 'nowhere' ? 'caution' : 'correct'}
            >
              {describeState(figure)}
            </span>
            {figure.formula && <span>{describeFormula(figure.formula, figure.text)}</span>}
          </Group>
        ))}
      </Stack>
    </Section>
  );
}

function describeState({ state, page }: FigureView): string {
  const on = page === null ? '' : ` on page ${page}`;
  if (state === 'found') return page === null ? 'found in the context' : `found${on}`;
  return state === 'derivable' ? `derivable${on}` : 'not in the context';
}

/** The calculation that gives a derivable figure, such as `9% × 1,126 = 101.3`. */
function describeFormula(formula: NonNullable<FigureView['formula']>, text: string): string {
  const { operation, left, right, value } = formula;
  const isPercent = operation === 'change' || (operation === 'ratio' && /%|percent/iu.test(text));
  const result = `${formatValue(value)}${isPercent ? '%' : ''}`;
  return operation === 'change'
    ? `change from ${left} to ${right}: ${result}`
    : `${left} ${SIGNS[operation]} ${right} = ${result}`;
}

const SIGNS = { sum: '+', difference: '−', ratio: '÷', product: '×' } as const;
