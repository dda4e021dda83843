import { Box, Group, Text } from '@mantine/core';
import { formatCount, formOf } from '../../core/words/numbers';
import type { About } from '../../core/output/publish/readme';
import {
  describeDifferences,
  type ResultDifferences,
  summarizeDifferences,
} from '../../core/output/export/compare-results';
import type { MetricDescription } from '../../core/scoring/metric';
import { openSources } from '../../state/selectors';
import { useAssay } from '../store-context';
import { formatDay } from './format-time';

/* The parts that a link, a published folder and a report have in common. */

/** Who shared the results and when, and their headline. */
export function SharedBy({ about }: { readonly about: About }) {
  const { author, date, headline } = about;
  return (
    <>
      <Text size="sm" c="var(--ink-2)">
        {author !== '' && `${author}, `}
        <time dateTime={date}>{formatDay(date)}</time>
      </Text>
      {headline !== '' && (
        <Text fw={600} my={6}>
          {headline}
        </Text>
      )}
    </>
  );
}

interface VerificationProps {
  readonly differences: ResultDifferences;
  readonly metricOf: (id: string) => Pick<MetricDescription, 'label' | 'display' | 'range'>;
}

/** Whether the current results equal the shared ones, with the differences on request. */
export function Verification({ differences, metricOf }: VerificationProps) {
  const sentences = describeDifferences(differences, metricOf);
  return (
    <>
      <Text size="sm" role="status">
        {summarizeDifferences(differences)}
      </Text>
      {sentences.length > 0 && (
        <details className="disclosure">
          <summary>Differences</summary>
          <ul className="bullets" aria-label="Differences from the shared results">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface ScoredInput {
  readonly name: string;
  readonly sha256: string;
}

/** The scored files that are not open, with their checksums. */
export function FilesToDrop({ inputs }: { readonly inputs: readonly ScoredInput[] }) {
  const open = useAssay((state) =>
    openSources(state)
      .map(({ sha256 }) => sha256)
      .join(' '),
  );
  const missing = inputs.filter(({ sha256 }) => !open.includes(sha256));
  if (missing.length === 0) return null;
  const those = formOf(missing.length, 'this file', `these ${formatCount(missing.length)} files`);
  return (
    <Box mt={8} maw={680}>
      <Text size="sm">Drop {those} on the page to check the scores. SHA-256:</Text>
      <ul aria-label="Files to drop">
        {missing.map(({ name, sha256 }) => (
          <Group component="li" gap="2px 10px" py={4} fz="sm" key={sha256}>
            <Box component="span" flex="1 1 120px" miw={0}>
              {name}
            </Box>
            <Box component="code" fz={11} c="var(--ink-2)" style={{ overflowWrap: 'anywhere' }}>
              {sha256}
            </Box>
          </Group>
        ))}
      </ul>
    </Box>
  );
}
