import { Checkbox, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { filesIn, linkOfResults } from '../../state/project/link-of-results';
import { writeLinkJson, writeLink } from '../../state/project/link';
import { Card } from '../parts/Card';
import { CopyTextButton } from '../parts/CopyTextButton';
import { formatCount } from '../parts/format';
import { useRequest } from '../use-request';
import { useDeferredAssay } from '../store-context';
import styles from './ShareLink.module.css';

/** Some mail programs and chats cut addresses that are longer. */
const OFTEN_CUT = 8000;

/** A link to the results in sight: what goes along, where the files are, and how long it gets. */
export function ShareLink() {
  const [hasResults, setHasResults] = useState(true);
  const [folder, setFolder] = useState('');
  const given = useDeferredAssay((state) => state.link);
  const text = useDeferredAssay((state) => {
    const files = given
      ? { gold: given.gold, predictions: given.predictions }
      : filesIn(folder, state.result?.inputs.mapping ?? null);
    const link = linkOfResults(state, { files, hasResults });
    return link && writeLinkJson(link);
  });
  const request = useMemo(() => (text === null ? null : () => writeLink(text)), [text]);
  const { answer } = useRequest(request);
  const address = answer === null ? null : new URL(`#${answer}`, document.baseURI).href;
  return (
    <Card title="Link">
      <p className={styles.words}>
        Opens with the settings, the mapping and the present view. All of it stands behind the # of
        the address, which no server is told.
      </p>
      <Checkbox
        size="xs"
        className={styles.field}
        label="Send the figures along"
        description="They can be read without the files, and are compared with those of whoever has the files."
        checked={hasResults}
        onChange={({ currentTarget }) => {
          setHasResults(currentTarget.checked);
        }}
      />
      {given ? (
        <p className={styles.words}>It names the addresses that the present files came from.</p>
      ) : (
        <TextInput
          size="xs"
          className={styles.field}
          label="Folder that holds the files"
          description="An https address, or a folder beside this page. Left empty, the files stay with you."
          placeholder="data/"
          value={folder}
          onChange={({ currentTarget }) => {
            setFolder(currentTarget.value);
          }}
        />
      )}
      {address !== null && (
        <div className={styles.copy}>
          <CopyTextButton label="Copy link" text={address} />
          <span className={styles.length}>
            {formatCount(address.length)} characters
            {address.length > OFTEN_CUT && '; some mail programs cut addresses this long'}
          </span>
        </div>
      )}
    </Card>
  );
}
