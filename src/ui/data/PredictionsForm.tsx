import { Box, Collapse, Group, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { IdSource, Mapping, PredictionMapping } from '../../core/model';
import { plural } from '../../core/words/numbers';
import { listNames } from '../../core/words/lists';
import { useAssay, useAssayStore } from '../store-context';
import { AnswerRow, ColumnRow, IdRow, MappingEvidence } from './mapping-fields';
import { ScoreRows } from './ScoreRows';
import styles from './data.module.css';

import { mappingOf } from '../../state/selectors';
import { Card } from '../parts/Card';

interface PredictionFileProps {
  readonly line: PredictionMapping;
  readonly index: number;
  readonly mapping: Mapping;
}

/** The roles that one column of a prediction file can have. */
type ColumnKey =
  | 'model'
  | 'run'
  | 'noAnswerProbability'
  | 'humanLabel'
  | 'retrieved'
  | 'retrievalScores'
  | 'context';

/** The mapping of the prediction files: one line per answer column, which expands to a form. */
export function PredictionsForm() {
  const mapping = useAssay(mappingOf);
  if (!mapping || mapping.predictions.length === 0) {
    return (
      <Card title="Predictions">
        No predictions yet. Drop one or more files with your systems’ answers.
      </Card>
    );
  }
  return (
    <Card title="Predictions" note="expand to edit">
      {mapping.predictions.map((line, index) => (
        <PredictionFile key={index} line={line} index={index} mapping={mapping} />
      ))}
    </Card>
  );
}

/** The mapping of one answer column of a file: a summary that expands to a form. */
function PredictionFile({ line, index, mapping }: PredictionFileProps) {
  const isWrong = useAssay(
    ({ run }) =>
      (line.answer.columns.length === 0 && !isRanking(line)) ||
      (run.phase === 'failed' && run.problems.some(({ file }) => file === line.file)),
  );
  const [chosen, setOpen] = useState<boolean | null>(null);
  const open = chosen ?? isWrong;
  return (
    <div className={styles.separated}>
      <Group
        component={UnstyledButton}
        gap="2px 10px"
        align="baseline"
        w="100%"
        px={8}
        py={6}
        bdrs={7}
        className="hoverable expander"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <IconChevronRight size={15} aria-hidden="true" />
        <b>{line.file}</b>
        <Text span size="sm" c="var(--ink-2)">
          {describe(line)}
        </Text>
      </Group>
      <Collapse expanded={open}>
        {open && <PredictionFields line={line} index={index} mapping={mapping} />}
      </Collapse>
    </div>
  );
}

function PredictionFields({ line, index, mapping }: PredictionFileProps) {
  const store = useAssayStore();
  const files = useAssay((state) => state.files);
  const file = files.find(({ id }) => id === line.file);
  if (file?.status !== 'read') return null;
  const { columns } = file.info;
  const isOneOfSeveral = mapping.predictions.some(
    (one, at) => at !== index && one.file === line.file,
  );
  const of = isOneOfSeveral ? `${line.file}, ${line.name}` : line.file;
  const change = (part: Partial<PredictionMapping>) => {
    const predictions = mapping.predictions.map((one, at) =>
      at === index ? { ...one, ...part } : one,
    );
    store.getState().setMapping({ ...mapping, predictions });
  };
  const column = (label: string, key: ColumnKey, evidence?: ReactNode) => (
    <ColumnRow
      {...{ label, of, columns, evidence }}
      value={line[key] ?? null}
      onChange={(value) => change({ [key]: value })}
    />
  );
  return (
    <Box pb={8} pl={31}>
      <IdRow
        label="Question id"
        of={of}
        columns={columns}
        value={line.id}
        onChange={(id) => change({ id })}
      />
      {isRanking(line) ? (
        column('Ranking', 'retrieved')
      ) : (
        <AnswerRow
          label="Prediction"
          need="required"
          of={of}
          columns={columns}
          value={line.answer}
          onChange={(answer) => change({ answer })}
        />
      )}
      {column(
        'Model',
        'model',
        line.model === null && (
          <TextInput
            maw={240}
            label="Run name"
            defaultValue={line.name}
            onBlur={({ currentTarget }) => {
              if (currentTarget.value !== line.name) change({ name: currentTarget.value });
            }}
          />
        ),
      )}
      {column('Run', 'run')}
      {column(
        'No-answer probability',
        'noAnswerProbability',
        line.probabilities && `from ${line.probabilities.file}, which takes precedence`,
      )}
      {column('Human label', 'humanLabel')}
      {column('Retrieved passages', 'retrieved', 'best first')}
      {column('Retrieval scores', 'retrievalScores')}
      {column(
        'Context',
        'context',
        'the text that the system read; headers such as [Page 31, score: 0.8] name its pages',
      )}
      <ScoreRows mapping={mapping} index={index} of={of} columns={columns} />
      <MappingEvidence file={line.file} />
    </Box>
  );
}

/** Whether the file has ranked passages instead of answers. */
function isRanking({ answer, retrieved }: PredictionMapping): boolean {
  return answer.columns.length === 0 && Boolean(retrieved);
}

function describe(line: PredictionMapping): string {
  const { model, run, humanLabel, retrieved, context, probabilities } = line;
  const { repairs = [], scores = [] } = line;
  const columns = line.answer.columns.join('”, “');
  return [
    describeId(line.id),
    isRanking(line)
      ? `ranking “${retrieved ?? ''}”`
      : columns === ''
        ? 'no prediction column chosen'
        : `prediction “${columns}”`,
    model === null ? `run name ${line.name}` : `model in “${model}”`,
    run !== null && `run in “${run}”`,
    humanLabel && `human label in “${humanLabel}”`,
    typeof retrieved === 'string' && `retrieved passages in “${retrieved}”`,
    typeof context === 'string' && `context in “${context}”`,
    scores.length > 0 && `scores in ${listNames(scores.map(({ column }) => column))}`,
    probabilities && `no-answer probabilities from ${probabilities.file}`,
    repairs.length > 0 && `ids matched in ${plural(repairs.length, 'way')}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function describeId(id: IdSource): string {
  if (id.kind === 'row') return `id: row number, from ${id.prefix}${id.from}`;
  return `id “${id.columns.join(id.separator ?? ' · ')}”`;
}
