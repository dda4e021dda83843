import { Button } from '@mantine/core';
import type { AgreementReport } from '../../../core/analysis/agreement/agreement';
import { countOf, formatCount, listWords } from '../../parts/format';
import { useAssayStore } from '../../store-context';
import styles from './agreement.module.css';

/** Examples that a sentence names. */
const NAMED = 5;

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
          {countOf(unreadCount, 'cell')} of the label column {unreadCount === 1 ? 'is' : 'are'} not
          understood and left out:{' '}
          {listWords(
            unread
              .slice(0, NAMED)
              .map(({ text, count }) => `“${text.slice(0, 40)}” (${formatCount(count)})`),
          )}
          {unread.length > NAMED && ` and ${formatCount(unread.length - NAMED)} other texts`}.
          Choose another column on Data, or write correct and incorrect.
        </p>
      )}
      {strays.count > 0 && (
        <p>
          {countOf(strays.count, 'label')} {strays.count === 1 ? 'is' : 'are'} about questions or
          runs that are not here, such as{' '}
          {listWords(
            strays.first
              .slice(0, NAMED)
              .map(
                ({ id, model, run }) =>
                  `${id}${model + run === '' ? '' : ` of ${model} ${run}`.trimEnd()}`,
              ),
          )}
          . They wait for their files.{' '}
          <Button
            size="compact-xs"
            variant="light"
            onClick={() => {
              store.getState().removeLabels(strays.first);
            }}
          >
            {strays.count > strays.first.length
              ? `Remove the first ${formatCount(strays.first.length)}`
              : 'Remove them'}
          </Button>
        </p>
      )}
      {moved > 0 && (
        <p>
          Since the answers were drawn, the metrics have changed their mind about{' '}
          {formatCount(moved)} of them, so the weights of the estimate are not quite those of the
          draw. Draw anew for an exact one.
        </p>
      )}
    </div>
  );
}
