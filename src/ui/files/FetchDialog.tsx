import { Button } from '@mantine/core';
import type { FetchPlan } from '../../state/files/fetch-plan';
import { Dialog } from '../parts/Dialog';
import { countOf, listWords } from '../parts/format';
import { useAssay, useAssayStore } from '../store-context';
import styles from './files.module.css';

/** Asks before the first request to another host, and names every one. */
export function FetchDialog() {
  const store = useAssayStore();
  const plan = useAssay((state) => state.pendingFetch);
  const answer = (isAllowed: boolean) => {
    store.getState().answerFetch(isAllowed);
  };
  return (
    <Dialog
      isOpen={plan !== null}
      onClose={() => {
        answer(false);
      }}
      size="lg"
      title={plan && describe(plan)}
      closeLabel="Close"
    >
      {plan && <Hosts plan={plan} />}
      <div className={styles.fetchDialogButtons}>
        <Button
          variant="default"
          onClick={() => {
            answer(false);
          }}
        >
          Cancel
        </Button>
        <Button
          data-autofocus
          onClick={() => {
            answer(true);
          }}
        >
          Fetch
        </Button>
      </div>
    </Dialog>
  );
}

function Hosts({ plan }: { readonly plan: FetchPlan }) {
  const beside = plan.files.filter(({ isSameOrigin }) => isSameOrigin).length;
  return (
    <>
      {plan.hosts.map(({ host, redirectsTo }) => (
        <section key={host} className={styles.host}>
          <h3 className={styles.fetchDialogName}>{host}</h3>
          {redirectsTo.length > 0 && (
            <p className={styles.fetchDialogNote}>
              It serves large files from {listWords(redirectsTo)}, which also receives requests.
            </p>
          )}
          <ul className={styles.files}>
            {plan.files
              .filter((file) => file.host === host)
              .map(({ at, given, address }) => (
                <li key={at}>
                  {address}
                  {given !== address && (
                    <span className={styles.fetchDialogNote}> for {given}</span>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
      {beside > 0 && (
        <p className={styles.fetchDialogNote}>{countOf(beside, 'more file')} from this site.</p>
      )}
      <p className={styles.fetchDialogNote}>
        {plan.hosts.length === 1 ? 'This host learns' : 'These hosts learn'} your IP address and
        which files you request. No part of your files, no cookies and no referrer are sent.
      </p>
    </>
  );
}

function describe({ files, hosts }: FetchPlan): string {
  const foreign = files.filter(({ isSameOrigin }) => !isSameOrigin).length;
  const many = hosts.length === 1 ? '1 host' : `${hosts.length} hosts`;
  const from = hosts.length === 1 ? (hosts[0]?.host ?? '') : many;
  return `Fetch ${countOf(foreign, 'file')} from ${from}?`;
}
