import { Button, Group, Text, Title } from '@mantine/core';
import type { FetchPlan } from '../../state/files/fetch-plan';
import { Dialog } from '../parts/Dialog';
import { listWords } from '../../core/words/lists';
import { formOf, plural } from '../../core/words/numbers';
import { useAssay, useAssayStore } from '../store-context';

/** Asks before the first request to other hosts, and lists all requests. */
export function FetchDialog() {
  const store = useAssayStore();
  const plan = useAssay((state) => state.pendingFetch);
  const answer = (isAllowed: boolean) => store.getState().answerFetch(isAllowed);
  return (
    <Dialog
      isOpen={plan !== null}
      onClose={() => answer(false)}
      size="lg"
      title={plan && describe(plan)}
      closeLabel="Close"
    >
      {plan && <Hosts plan={plan} />}
      <Group justify="end" gap={8} mt={18}>
        <Button size="sm" onClick={() => answer(false)}>
          Cancel
        </Button>
        <Button size="sm" variant="filled" data-autofocus onClick={() => answer(true)}>
          Fetch
        </Button>
      </Group>
    </Dialog>
  );
}

function Hosts({ plan }: { readonly plan: FetchPlan }) {
  const sameOrigin = plan.files.filter(({ isSameOrigin }) => isSameOrigin).length;
  return (
    <>
      {plan.hosts.map(({ host, redirectsTo }) => (
        <section key={host}>
          <Title order={3}>{host}</Title>
          {redirectsTo.length > 0 && (
            <Text size="sm" c="var(--ink-2)">
              It serves large files from {listWords(redirectsTo)}; requests go there as well.
            </Text>
          )}
          <ul className="bullets">
            {plan.files
              .filter((file) => file.host === host)
              .map(({ at, given, address }) => (
                <li key={at}>
                  {address}
                  {given !== address && (
                    <Text span inherit c="var(--ink-2)">
                      {' '}
                      for {given}
                    </Text>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
      {sameOrigin > 0 && (
        <Text size="sm" c="var(--ink-2)">
          {plural(sameOrigin, 'more file')} from this site.
        </Text>
      )}
      <Text size="sm" c="var(--ink-2)">
        {formOf(plan.hosts.length, 'This host learns', 'These hosts learn')} your IP address and
        which files you request. No part of your files, no cookies and no referrer are sent.
      </Text>
    </>
  );
}

function describe({ files, hosts }: FetchPlan): string {
  const crossOrigin = files.filter(({ isSameOrigin }) => !isSameOrigin).length;
  const [only, ...others] = hosts;
  const from = only && others.length === 0 ? only.host : plural(hosts.length, 'host');
  return `Fetch ${plural(crossOrigin, 'file')} from ${from}?`;
}

/** Asks whether new files should replace the open files with the same names. */
export function ReplaceDialog() {
  const store = useAssayStore();
  const names = useAssay((state) => state.pendingReplacement);
  const [only] = names ?? [];
  const answer = (chosen: 'replace' | 'keep-both' | null) =>
    store.getState().answerReplacement(chosen);
  return (
    <Dialog
      isOpen={names !== null}
      onClose={() => answer(null)}
      title={
        names?.length === 1 ? `Replace ${only}?` : `Replace ${plural(names?.length ?? 0, 'file')}?`
      }
    >
      <Text size="sm" c="var(--ink-2)">
        {names?.length === 1
          ? 'A file with this name but different content is open. The new file keeps its role and mapping.'
          : `Files with these names but different content are open: ${listWords(names ?? [])}. The new files keep their roles and mappings.`}
      </Text>
      <Group justify="end" gap={8} mt={18}>
        <Button size="sm" onClick={() => answer(null)}>
          Cancel
        </Button>
        <Button size="sm" onClick={() => answer('keep-both')}>
          Keep both
        </Button>
        <Button size="sm" variant="filled" data-autofocus onClick={() => answer('replace')}>
          Replace
        </Button>
      </Group>
    </Dialog>
  );
}
