import { Button } from '@mantine/core';
import type { GoldMapping } from '../../core/model';
import { writeMapping } from '../../state/mapping-schema';
import { mappingOf } from '../../state/selectors';
import { Card } from '../parts/Card';
import { countOf } from '../parts/format';
import { InTurn } from '../parts/InTurn';
import { saveFile } from '../parts/save-file';
import { useAssay, useAssayInSlices, useAssayStore } from '../store-context';
import { Evidence } from './Evidence';
import { FurtherColumns } from './FurtherColumns';
import { KindTable } from './KindTable';
import { PresetLine } from './PresetLine';
import { AnswerRow, ColumnRow, IdRow } from './rows';

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
        No file is taken for gold yet. Drop the file with the reference answers, or say beside its
        name which one it is.
      </Card>
    );
  }
  const { columns, rowCount } = file.info;
  const change = (part: Partial<GoldMapping>) => {
    store.getState().setMapping({ ...mapping, gold: { ...gold, ...part } });
  };
  const first = joined?.sample[0];
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
                store.getState().setMapping(null, 'going back to the proposal');
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
      <PresetLine />
      <IdRow
        label="Question id"
        columns={columns}
        value={gold.id}
        onChange={(id) => {
          change({ id });
        }}
        evidence={
          joined &&
          `${countOf(joined.questions, 'question')} in ${countOf(rowCount, 'row')}, first ${quote(first?.id)}`
        }
      />
      <ColumnRow
        label="Question"
        columns={columns}
        value={gold.question}
        onChange={(question) => {
          change({ question });
        }}
        evidence={quote(first?.text)}
      />
      <InTurn>
        <AnswerRow
          label="Reference answers"
          need="one or more"
          columns={columns}
          value={gold.references}
          onChange={(references) => {
            change({ references });
          }}
          evidence={first?.references.map(quote).join(' or ')}
        />
      </InTurn>
      <InTurn>
        <ColumnRow
          label="Answer type"
          columns={columns}
          value={gold.answerType}
          onChange={(answerType) => {
            change({ answerType });
          }}
          evidence={
            <InTurn>
              <KindTable />
            </InTurn>
          }
        />
      </InTurn>
      <InTurn>
        <ColumnRow
          label="Document"
          columns={columns}
          value={gold.document}
          onChange={(document) => {
            change({ document });
          }}
        />
        <ColumnRow
          label="Marks of no answer"
          columns={columns}
          value={gold.unanswerable ?? null}
          onChange={(unanswerable) => {
            change({ unanswerable });
          }}
          evidence="what is listed for a marked question is plausible, not accepted"
        />
      </InTurn>
      <FurtherColumns names={joined?.columns ?? []} beside="the questions" />
      <Evidence file={gold.file} />
    </Card>
  );
}

/** Long texts show their beginning; the preview holds the whole. */
function quote(text: string | undefined): string {
  if (!text) return '';
  return `“${text.length > 90 ? `${text.slice(0, 88)}…` : text}”`;
}
