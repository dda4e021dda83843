import type { QuestionRow } from '../../../worker/protocol';
import { FactList } from './FactList';

interface FactsProps {
  readonly row: QuestionRow;
  readonly runName: string;
}

/** Where the question comes from and how it is scored. */
export function Facts({ row: { document, answerType, kind }, runName }: FactsProps) {
  const type = answerType === kind ? kind : `${answerType}, scored as ${kind}`;
  return (
    <FactList
      facts={[
        ...(document === '' ? [] : [{ name: 'Document', value: document }]),
        { name: 'Type', value: type },
        { name: 'Run', value: runName },
      ]}
    />
  );
}
