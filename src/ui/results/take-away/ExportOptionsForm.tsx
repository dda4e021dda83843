import { Switch } from '@mantine/core';
import type { EXPORTS } from '../../../core/output/formats';
import { Option } from './Option';
import { ColumnChoice } from './ColumnChoice';
import type { FileChoices } from './use-choices';
import styles from './TakeAway.module.css';

interface ExportOptionsFormProps {
  readonly takes: (typeof EXPORTS)[number]['takes'];
  readonly files: FileChoices;
}

/** The choices that one file has of its own. */
export function ExportOptionsForm({ takes, files: { choices, change } }: ExportOptionsFormProps) {
  return (
    <div className={styles.options}>
      {takes.includes('shape') && (
        <Option
          label="A row for each"
          options={[
            { value: 'long', label: 'question and run' },
            { value: 'wide', label: 'question, runs side by side' },
          ]}
          value={choices.shape}
          onChange={(shape) => {
            change({ shape });
          }}
        />
      )}
      {takes.includes('columns') && (
        <ColumnChoice
          columns={choices.columns}
          onChange={(columns) => {
            change({ columns });
          }}
        />
      )}
      {takes.includes('texts') && (
        <Switch
          size="xs"
          label="with the texts of questions and answers"
          checked={choices.texts}
          onChange={(event) => {
            change({ texts: event.currentTarget.checked });
          }}
        />
      )}
    </div>
  );
}
