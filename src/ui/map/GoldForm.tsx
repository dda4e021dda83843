import { Button } from '@mantine/core';
import type { GoldMapping } from '../../core/model';
import { writeMapping } from '../../state/schema';
import { mappingOf } from '../../state/selectors';
import { Card } from '../parts/Card';
import { InTurn } from '../parts/InTurn';
import { saveFile } from '../parts/save-file';
import { useAssay, useAssayInSlices, useAssayStore } from '../store-context';
import { KindTable } from './KindTable';
import { AnswerField, ColumnField, IdField } from './fields';
import { FormRow } from './FormRow';

/** How the gold file is read, filled in from the evidence; every line can be corrected. */
export function GoldForm() {
  const store = useAssayStore();
  const mapping = useAssay(mappingOf);
  const files = useAssay((state) => state.files);
  const isOwn = useAssay((state) => state.ownMapping !== null);
  const joined = useAssayInSlices((state) => state.joined);
  const gold = mapping?.gold;
  const file = files.find(({ id }) => id === gold?.file);
  if (!mapping || !gold || file?.status !== 'read') {
    return (
      <Card title="Gold">
        No file is taken for gold yet. Drop the file with the reference answers, or say on the left
        which one it is.
      </Card>
    );
  }
  const { columns, rowCount } = file.info;
  const change = (part: Partial<GoldMapping>) => {
    store.getState().setMapping({ ...mapping, gold: { ...gold, ...part } });
  };
  const first = joined?.sample[0];
  const quote = (text: string | undefined) => (text ? `“${shorten(text)}”` : '');
  return (
    <Card
      title={gold.file}
      note={isOwn ? 'as you set it' : 'filled in from its values and names; correct what is wrong'}
      controls={
        <>
          {isOwn && (
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => {
                store.getState().setMapping(null);
              }}
            >
              Back to the proposal
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => {
              saveFile('mapping.assay.json', 'application/json', writeMapping(mapping));
            }}
          >
            Save mapping
          </Button>
        </>
      }
    >
      <FormRow
        label="Question id"
        need="required"
        control={
          <IdField
            label="Question id"
            columns={columns}
            value={gold.id}
            onChange={(id) => {
              change({ id });
            }}
          />
        }
        evidence={joined && `${joined.questions} of ${rowCount} distinct: ${quote(first?.id)} …`}
      />
      <FormRow
        label="Question"
        need="optional"
        control={
          <ColumnField
            label="Question"
            columns={columns}
            value={gold.question}
            onChange={(question) => {
              change({ question });
            }}
          />
        }
        evidence={quote(first?.text)}
      />
      <FormRow
        label="Reference answers"
        need="one or more"
        control={
          <AnswerField
            label="Reference answers"
            columns={columns}
            value={gold.references}
            onChange={(references) => {
              change({ references });
            }}
          />
        }
        evidence={first?.references.map(quote).join(' or ')}
      />
      <FormRow
        label="Answer type"
        need="optional"
        control={
          <ColumnField
            label="Answer type"
            columns={columns}
            value={gold.answerType}
            onChange={(answerType) => {
              change({ answerType });
            }}
          />
        }
        evidence={
          <InTurn turn={4}>
            <KindTable />
          </InTurn>
        }
      />
      <FormRow
        label="Document"
        need="optional"
        control={
          <ColumnField
            label="Document"
            columns={columns}
            value={gold.document}
            onChange={(document) => {
              change({ document });
            }}
          />
        }
      />
    </Card>
  );
}

/** Long texts show their beginning; the preview holds the whole. */
function shorten(text: string): string {
  return text.length > 90 ? `${text.slice(0, 88)}…` : text;
}
