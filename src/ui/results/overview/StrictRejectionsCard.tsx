import { Group, Stack } from '@mantine/core';
import type { RejectionReport } from '../../../core/scoring/acceptance/rejection-report';
import { TIER_WORDS, TIERS } from '../../../core/scoring/tiers/tier';
import { formatPoints, NOT_APPLICABLE, plural } from '../../../core/words/numbers';
import { LinkButton } from '../../parts/Buttons';
import { Card } from '../../parts/Card';
import { ShareBar } from '../../parts/IntervalBar';
import { Muted } from '../../parts/Texts';
import { useAssayStore, useShownRun } from '../../store-context';
import { runColor } from '../../theme';

/** Acceptance tiers of the selected run. */
export function StrictRejectionsCard({ rejections }: { readonly rejections: RejectionReport }) {
  const store = useAssayStore();
  const run = useShownRun();
  const own = rejections.runs[run];
  if (!own) return null;
  return (
    <Card title="Correct answers a strict scorer rejects" note={own.run}>
      <Stack component="ul" gap={8} mb={10} fz="sm">
        {TIERS.map((tier, step) => {
          const share = own.headline[tier];
          return (
            <li key={tier}>
              <Group component="span" justify="space-between" gap={12} wrap="nowrap">
                <span>
                  {step > 0 && '+ '}
                  {TIER_WORDS[tier].label}
                  {step > 0 && <Muted> {plural(own.byTier[tier], 'more answer')}</Muted>}
                </span>
                <b className="tabular">{share === null ? NOT_APPLICABLE : formatPoints(share)}</b>
              </Group>
              <ShareBar share={share ?? 0} color={runColor(run)} />
            </li>
          );
        })}
      </Stack>
      <LinkButton onClick={() => store.getState().go('results', 'gaps')}>
        Show rejection reasons
      </LinkButton>
    </Card>
  );
}
