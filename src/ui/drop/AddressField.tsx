import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAssayStore } from '../store-context';
import styles from './FileList.module.css';

/** Where the addresses of files are given, one or several. */
export function AddressField() {
  const store = useAssayStore();
  const [text, setText] = useState('');
  const addresses = text.split(/\s+/).filter((part) => part !== '');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setText('');
        void store.getState().openAddresses(addresses);
      }}
    >
      <TextInput
        className={styles.field}
        size="sm"
        aria-label="Address of a file"
        placeholder="https://… of a file"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
        }}
      />
      <Button type="submit" variant="default" disabled={addresses.length === 0}>
        Fetch …
      </Button>
    </form>
  );
}
