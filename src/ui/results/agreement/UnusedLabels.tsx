import { Button } from '@mantine/core';
import type { AgreementReport } from '../../../core/analysis/agreement/agreement';
import { listWords } from '../../../core/words/lists';
import { formatCount } from '../../../core/words/numbers';
import { plural } from '../../../core/words/plurals';
import { useAssayStore } from '../../store-context';
import styles from './agreement.module.css';

/** Examples that a sentence names. */
const MAX_NAMED = 5;

/** Labels that could not be used, with the reason and what to do. */
export function UnusedLabels({
  report: { labels, moved },
}: {
  readonly report: Pick<AgreementReport, 'labels' | 'moved'>;
}) {
  const store = useAssayStore();
  const { unread, strays } = labels;
  const unreadCount = unread.reduce((sum, { count }) => sum + count, 0);
  if (unreadCount + strays.count + moved === 0) return null;
  return (
    <div className={styles.trouble}>
      {unreadCount > 0 && (
        <p>
          {plural(unreadCount, 'cell')} of the label column {unreadCount === 1 ? 'is' : 'are'} not
          recognized and ignored:{' '}
          {listWords(
            unread
              .slice(0, MAX_NAMED)
              .map(({ text, count }) => `“${text.slice(0, 40)}” (${formatCount(count)})`),
          )}
          {unread.length > MAX_NAMED &&
            ` and ${formatCount(unread.length - MAX_NAMED)} other texts`}
          . Choose another column on Data, or write correct and incorrect.
        </p>
      )}
      {strays.count > 0 && (
        <p>
          {plural(strays.count, 'label')} {strays.count === 1 ? 'is' : 'are'} about questions or
          runs that are not here, such as{' '}
          {listWords(
            strays.first
              .slice(0, MAX_NAMED)
              .map(
                ({ id, model, run }) =>
                  `${id}${model + run === '' ? '' : ` of ${model} ${run}`.trimEnd()}`,
              ),
          )}
          . They apply when the matching files are opened.{' '}
          <Button
            size="compact-xs"
            variant="light"
            onClick={() => store.getState().removeLabels(strays.first)}
          >
            {strays.count > strays.first.length
              ? `Remove the first ${formatCount(strays.first.length)}`
              : 'Remove them'}
          </Button>
        </p>
      )}
      {moved > 0 && (
        <p>
          Metric verdicts have changed since sampling for {formatCount(moved)} of them, so the
          weights of the estimate are not quite those of the draw. Draw anew for an exact one.
        </p>
      )}
    </div>
  );
}
