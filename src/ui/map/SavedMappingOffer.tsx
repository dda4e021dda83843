import { Button } from '@mantine/core';
import { offeredMapping } from '../../state/memory';
import { useAssay, useAssayStore } from '../store-context';
import styles from './DataPlace.module.css';

/** Offers the mapping that was made last for files with these columns. */
export function SavedMappingOffer() {
  const store = useAssayStore();
  const mapping = useAssay(offeredMapping);
  if (!mapping) return null;
  return (
    <div className={styles.offer}>
      <span className={styles.savedMappingOfferWords}>
        You read files with these columns in another way before. This browser keeps column names and
        choices of your last mappings, and no rows.
      </span>
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => {
          store.getState().setMapping(mapping, 'the mapping of last time');
        }}
      >
        Read them as last time
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        onClick={() => {
          store.getState().keepMappings([]);
        }}
      >
        Forget all kept mappings
      </Button>
    </div>
  );
}
