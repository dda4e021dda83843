import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconLink } from '@tabler/icons-react';
import { writeAddress } from '../../../state/address';
import { Card } from '../../parts/Card';
import { useAssay } from '../../store-context';
import styles from './ViewLink.module.css';

/** The address of the results, where one leads to these files; else why none does. */
export function ViewLink() {
  const hasLink = useAssay(({ link }) => link !== null);
  const fragment = useAssay((state) =>
    writeAddress({ ...state, place: 'results', tab: 'overview' }),
  );
  const address = new URL(`#${fragment}`, document.baseURI).href;
  if (!hasLink) {
    return (
      <Card title="Link">
        <p className={styles.words}>
          Your files are in this browser only, so no address leads to these results. Put the files
          on a server beside this page, and a link that names them opens the same results anywhere.
        </p>
      </Card>
    );
  }
  return (
    <Card title="Link">
      <p className={styles.words}>
        Opens the same files and scores them again, with the run and the filters of the present
        view.
      </p>
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            size="sm"
            leftSection={copied ? <IconCheck size={16} /> : <IconLink size={16} />}
            onClick={copy}
          >
            {copied ? 'Copied' : 'Copy address'}
          </Button>
        )}
      </CopyButton>
    </Card>
  );
}
