import { Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import { sampleEncodings } from '../../state/encoding-samples';
import styles from './FileList.module.css';

interface EncodingFieldProps {
  readonly file: File;
  readonly label: string;
  readonly encodings: readonly string[];
  /** `null` while none is taken. */
  readonly value: string | null;
  readonly onChange: (encoding: string) => void;
}

/** The encodings that fit, each with what it makes of the file's first accented text. */
export function EncodingField({ file, label, encodings, value, onChange }: EncodingFieldProps) {
  const [samples, setSamples] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let isCurrent = true;
    void sampleEncodings(file, encodings).then((read) => {
      if (isCurrent) setSamples(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [file, encodings]);
  const shown = value === null ? undefined : samples[value];
  return (
    <Select
      size="xs"
      label="Encoding"
      aria-label={label}
      description={shown && `“${shown}”`}
      placeholder="none fits"
      data={encodings.map((encoding) => ({ value: encoding, label: encoding.toUpperCase() }))}
      value={value}
      allowDeselect={false}
      maxDropdownHeight={340}
      renderOption={({ option }) => (
        <div>
          {option.label}
          <div className={styles.sample}>{samples[option.value]}</div>
        </div>
      )}
      onChange={(encoding) => {
        if (encoding !== null) onChange(encoding);
      }}
    />
  );
}
