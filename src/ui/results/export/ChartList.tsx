import { Box, Group, Text, Title } from '@mantine/core';
import { ChartListContext } from '../../charts/ChartFrame';
import { type Result, useVisibleRuns } from '../../store-context';
import { AgreementFigure } from '../agreement/ThresholdChart';
import { ScorePairFigure } from '../compare/ScorePairFigure';
import { type ComparisonChoice, useComparisonChoice, usePair } from '../compare/use-comparison';
import { RuleAndTypeFigures, useTallies } from '../judge/TallyFigure';
import { canChartTypes, listTypeRows, TypeFigure } from '../overview/TypeCard';
import { Histogram, useErrorHistogram, useScoreHistogram } from '../overview/DistributionCard';
import { useHeadline } from '../HeadlineSelect';
import { NoAnswerCurve } from '../overview/NoAnswerCard';

/** The charts of the results by name; each is drawn when it is exported. */
export function ChartList({ result }: { readonly result: Result }) {
  const { runs, inputs } = result;
  const metric = useHeadline();
  const visible = useVisibleRuns();
  const { histogram: scores } = useScoreHistogram();
  const errors = useErrorHistogram();
  const compared = useComparisonChoice(result);
  const { answer: tallies } = useTallies();
  const types = metric ? listTypeRows(runs, metric) : [];
  const hasCurve = runs.some(({ noAnswer }) => noAnswer?.best_f1 !== undefined);
  return (
    <Box component="section" mt={12} pt={12} pb={0} className="ruled" aria-label="Charts">
      <Group gap="4px 12px" pb={8}>
        <Title order={3}>Charts</Title>
        <Text size="sm" c="var(--ink-2)" flex="1 1 200px">
          SVG or PNG, one or two columns wide
        </Text>
      </Group>
      <ChartListContext value>
        <ul>
          {metric && canChartTypes(types, visible, metric) && (
            <TypeFigure rows={types} metric={metric} />
          )}
          {scores && <Histogram {...scores} />}
          {errors && <Histogram {...errors} />}
          {hasCurve && <NoAnswerCurve threshold={inputs.settings.noAnswerThreshold} />}
          {compared && <PairFigure compared={compared} />}
          {metric && <AgreementFigure metric={metric} />}
          {tallies?.map((tally) => (
            <RuleAndTypeFigures key={tally.card.sha256} tally={tally} threshold={tally.threshold} />
          ))}
        </ul>
      </ChartListContext>
    </Box>
  );
}

function PairFigure({ compared }: { readonly compared: ComparisonChoice }) {
  const { answer } = usePair(compared, 0);
  return answer && <ScorePairFigure pair={answer} {...compared} />;
}
