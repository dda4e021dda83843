import { DECISION_NAMES, DECISIONS, findConflicts } from '../../../core/analysis/gold/patch';
import { plural } from '../../../core/words/numbers';
import { LinkButton } from '../../parts/Buttons';
import { Card } from '../../parts/Card';
import { DataTable } from '../../parts/DataTable';
import { Muted } from '../../parts/Texts';
import { useAssay, useAssayStore } from '../../store-context';

/** Answers on which reviewers decided differently, and a way to choose a decision. */
export function ConflictCard() {
  const store = useAssayStore();
  const patch = useAssay((state) => state.goldPatch);
  const conflicts = findConflicts(patch);
  if (conflicts.length === 0) return null;
  return (
    <Card
      title="Conflicting decisions"
      note={`${plural(conflicts.length, 'answer')}; none of these decisions applies`}
    >
      <DataTable
        label="Conflicting decisions"
        size="text"
        rows={conflicts}
        rowKey={(_, index) => index}
        columns={[
          {
            label: 'Question',
            cell: ({ id, answer }) => (
              <>
                {id} <Muted>{answer}</Muted>
              </>
            ),
          },
          {
            label: 'Decisions',
            cell: (conflict) =>
              DECISIONS.map((decision) => {
                const same = conflict.decisions.filter((one) => one.decision === decision);
                if (same.length === 0) return null;
                const name = DECISION_NAMES[decision];
                return (
                  <div key={decision}>
                    {same.map(({ by }) => by || 'no name').join(', ')}: {name}{' '}
                    <LinkButton
                      label={`Keep ${name} for ${conflict.id}`}
                      onClick={() => store.getState().settleConflict(conflict, decision)}
                    >
                      Keep {name}
                    </LinkButton>
                  </div>
                );
              }),
          },
        ]}
      />
    </Card>
  );
}
