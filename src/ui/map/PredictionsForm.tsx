import { Collapse, TextInput, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { IdSource, Mapping, PredictionMapping } from '../../core/model';
import { mappingOf } from '../../state/selectors';
import { Card } from '../parts/Card';
import { useAssay, useAssayStore } from '../store-context';
import { AnswerField, ColumnField, IdField } from './fields';
import { FormRow } from './FormRow';
import styles from './PredictionsForm.module.css';

/** How the prediction files are read: a line each, which opens to be corrected. */
export function PredictionsForm() {
  const mapping = useAssay(mappingOf);
  if (!mapping || mapping.predictions.length === 0) {
    return (
      <Card title="Predictions">
        No predictions yet. Drop one file, or several, with the answers of your systems.
      </Card>
    );
  }
  return (
    <Card title="Predictions" note="open a line to correct it">
      {mapping.predictions.map((line, index) => (
        <PredictionLine key={index} line={line} index={index} mapping={mapping} />
      ))}
    </Card>
  );
}

interface PredictionLineProps {
  readonly line: PredictionMapping;
  readonly index: number;
  readonly mapping: Mapping;
}

function PredictionLine({ line, index, mapping }: PredictionLineProps) {
  const isWrong = useAssay(
    ({ run }) =>
      line.answer.columns.length === 0 ||
      (run.phase === 'failed' && run.problems.some(({ file }) => file === line.file)),
  );
  const [chosen, setOpen] = useState<boolean | null>(null);
  const open = chosen ?? isWrong;
  return (
    <div className={styles.line}>
      <UnstyledButton
        className={styles.summary}
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <IconChevronRight size={15} className={styles.chevron} aria-hidden="true" />
        <span className={styles.file}>{line.file}</span>
        <span className={styles.note}>{describe(line)}</span>
      </UnstyledButton>
      <Collapse expanded={open}>
        <PredictionFields line={line} index={index} mapping={mapping} />
      </Collapse>
    </div>
  );
}

function PredictionFields({ line, index, mapping }: PredictionLineProps) {
  const store = useAssayStore();
  const files = useAssay((state) => state.files);
  const file = files.find(({ id }) => id === line.file);
  if (file?.status !== 'read') return null;
  const { columns } = file.info;
  const change = (part: Partial<PredictionMapping>) => {
    const predictions = mapping.predictions.map((one, at) =>
      at === index ? { ...one, ...part } : one,
    );
    store.getState().setMapping({ ...mapping, predictions });
  };
  return (
    <div className={styles.fields}>
      <FormRow
        label="Question id"
        need="required"
        control={
          <IdField
            label={`Question id of ${line.file}`}
            columns={columns}
            value={line.id}
            onChange={(id) => {
              change({ id });
            }}
          />
        }
      />
      <FormRow
        label="Prediction"
        need="required"
        control={
          <AnswerField
            label={`Prediction of ${line.file}`}
            columns={columns}
            value={line.answer}
            onChange={(answer) => {
              change({ answer });
            }}
          />
        }
      />
      <FormRow
        label="Model"
        need="optional"
        control={
          <ColumnField
            label={`Model of ${line.file}`}
            columns={columns}
            value={line.model}
            onChange={(model) => {
              change({ model });
            }}
          />
        }
        evidence={
          line.model === null && (
            <TextInput
              size="xs"
              maw={240}
              label="Name of the system"
              defaultValue={line.name}
              onBlur={({ currentTarget }) => {
                if (currentTarget.value !== line.name) change({ name: currentTarget.value });
              }}
            />
          )
        }
      />
      <FormRow
        label="No-answer probability"
        need="optional"
        control={
          <ColumnField
            label={`No-answer probability of ${line.file}`}
            columns={columns}
            value={line.noAnswerProbability}
            onChange={(noAnswerProbability) => {
              change({ noAnswerProbability });
            }}
          />
        }
      />
      <FormRow
        label="Run"
        need="optional"
        control={
          <ColumnField
            label={`Run of ${line.file}`}
            columns={columns}
            value={line.run}
            onChange={(run) => {
              change({ run });
            }}
          />
        }
      />
    </div>
  );
}

function describe({ id, answer, model, run, name }: PredictionMapping): string {
  const columns = answer.columns.join(', ');
  return [
    `id ${describeId(id)}`,
    columns === '' ? 'no prediction column chosen' : `prediction ${columns}`,
    model === null ? `called ${name}` : `model ${model}`,
    ...(run === null ? [] : [`run ${run}`]),
  ].join(' · ');
}

function describeId(id: IdSource): string {
  if (id.kind === 'row') return `row number ${id.prefix}${id.from} …`;
  return id.columns.join(' + ');
}
