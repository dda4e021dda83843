import { nounsOf } from '../../core/words/nouns';
import { formatCount, plural } from '../../core/words/numbers';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { ANSWER_KINDS, type AnswerKind, type GoldMapping, type ListItems } from '../../core/model';
import type { ReactNode } from 'react';
import { useAssay, useAssayStore, useDeferredAssay, useSettings } from '../store-context';
import styles from './data.module.css';

import { listWords } from '../../core/words/lists';
import { writeMapping } from '../../state/schemas/mapping-schema';
import { mappingOf } from '../../state/selectors';
import { Card } from '../parts/Card';
import { saveFile } from '../parts/save-file';
import { AnswerRow, ColumnRow, IdRow, MappingEvidence } from './mapping-fields';

const KIND_WORDS: Readonly<Record<AnswerKind, string>> = {
  text: 'text',
  number: 'number',
  boolean: 'yes/no with reasons',
  list: 'list',
  unanswerable: 'no answer',
  ranking: 'ranked passages',
};

const LIST_ITEMS: readonly { value: ListItems; label: string }[] = [
  { value: 'answers', label: 'each item is an accepted answer' },
  { value: 'parts', label: 'parts of one list' },
];

const AUTO = 'auto';

/** The roles that one column of the gold file can have. */
type ColumnKey = 'question' | 'answerType' | 'document' | 'unanswerable' | 'evidence';

/** The mapping of the gold file: detected, and editable line by line. */
export function GoldForm() {
  const store = useAssayStore();
  const mapping = useAssay(mappingOf);
  const files = useAssay((state) => state.files);
  const isOwn = useAssay((state) => state.ownMapping !== null);
  const joined = useDeferredAssay((state) => state.joined);
  const gold = mapping?.gold;
  const file = files.find(({ id }) => id === gold?.file);
  if (!mapping || !gold || file?.status !== 'read') {
    return (
      <Card title="Gold">
        No gold file yet. Drop the file with the reference answers, or set its role in the file
        list.
      </Card>
    );
  }
  const { columns, rowCount } = file.info;
  const change = (part: Partial<GoldMapping>) =>
    store.getState().setMapping({ ...mapping, gold: { ...gold, ...part } });
  const column = (label: string, key: ColumnKey, evidence?: ReactNode) => (
    <ColumnRow
      {...{ label, columns, evidence }}
      value={gold[key] ?? null}
      onChange={(value) => change({ [key]: value })}
    />
  );
  const first = joined?.sample[0];
  const isRanking = gold.references.columns.length === 0 && Boolean(gold.evidence);
  return (
    <Card
      title={gold.file}
      note={isOwn ? 'edited by you' : 'detected automatically; edit if wrong'}
      controls={
        <>
          {isOwn && (
            <Button
              variant="subtle"
              onClick={() => store.getState().setMapping(null, 'resetting the mapping')}
            >
              Reset mapping
            </Button>
          )}
          <Button
            variant="subtle"
            onClick={() =>
              saveFile('mapping.assay.json', 'application/json', writeMapping(mapping))
            }
          >
            Save mapping
          </Button>
        </>
      }
    >
      <IdRow
        label={isRanking ? 'Query id' : 'Question id'}
        columns={columns}
        value={gold.id}
        onChange={(id) => change({ id })}
        evidence={
          joined &&
          `${plural(joined.questions, ...nounsOf(isRanking).question)} in ${plural(rowCount, 'row')}, first ${quote(first?.id)}`
        }
      />
      {column(isRanking ? 'Query' : 'Question', 'question', quote(first?.text))}
      {isRanking ? (
        column('Relevance judgments', 'evidence', first?.references.map(quote).join(' '))
      ) : (
        <>
          <AnswerRow
            label="Reference answers"
            need="one or more"
            columns={columns}
            value={gold.references}
            onChange={(references) => change({ references })}
            evidence={
              <>
                {first?.references.map(quote).join(' or ')}
                {gold.references.split === 'list' && gold.answerType !== null && (
                  <Select
                    mt={4}
                    label="List items, if the answer type is a list"
                    data={LIST_ITEMS}
                    value={gold.listItems ?? 'parts'}
                    allowDeselect={false}
                    onChange={(listItems) => {
                      if (listItems) change({ listItems });
                    }}
                  />
                )}
              </>
            }
          />
          {column('Answer type', 'answerType', <KindTable />)}
        </>
      )}
      {column('Document', 'document')}
      {column(
        'Unanswerable flag',
        'unanswerable',
        'references of a flagged question count as plausible answers, not as accepted ones',
      )}
      {column(
        'Evidence',
        'evidence',
        'pages or passages with the answer: 31, [31, 96], 12-14, doc1{page170}',
      )}
      {joined && joined.columns.length > 0 && (
        <Text size="sm" c="var(--ink-2)" pt={8} className={styles.separated}>
          Extra columns, kept with the questions: {listWords(joined.columns)}
        </Text>
      )}
      <MappingEvidence file={gold.file} />
    </Card>
  );
}

/** Truncates long texts; the preview shows them in full. */
function quote(text: string | undefined): string {
  if (!text) return '';
  return `“${text.length > 90 ? `${text.slice(0, 88)}…` : text}”`;
}

/** The answer types of the data set, the questions of each, and how they are scored. */
function KindTable() {
  const joined = useDeferredAssay((state) => state.joined);
  const [settings, change] = useSettings();
  if (!joined) return null;
  return (
    <Stack component="ul" gap={4}>
      {joined.answerTypes.map(({ label, count, kinds }) => (
        <Group component="li" key={label} gap={10} wrap="nowrap">
          <Text inherit flex="0 1 120px" style={{ overflowWrap: 'anywhere' }}>
            {label}{' '}
            <Text span inherit c="dimmed">
              {formatCount(count)}
            </Text>
          </Text>
          <Select
            flex="0 1 240px"
            comboboxProps={{ width: 'max-content', position: 'bottom-end' }}
            aria-label={`${label}: scoring type`}
            data={[
              { value: AUTO, label: describeFound(kinds) },
              ...ANSWER_KINDS.map((kind) => ({
                value: kind,
                label: `always ${KIND_WORDS[kind]}`,
              })),
            ]}
            value={settings.answerKinds[label] ?? AUTO}
            allowDeselect={false}
            onChange={(value) => {
              const chosen = ANSWER_KINDS.find((kind) => kind === value);
              const others = Object.entries(settings.answerKinds).filter(([one]) => one !== label);
              const own = chosen ? { [label]: chosen } : {};
              change({ answerKinds: { ...Object.fromEntries(others), ...own } });
            }}
          />
        </Group>
      ))}
    </Stack>
  );
}

function describeFound(kinds: readonly AnswerKind[]): string {
  const [first = 'text', ...others] = kinds;
  return others.length === 0 ? KIND_WORDS[first] : `detect per answer (${kinds.length} types)`;
}
