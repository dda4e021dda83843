import type { EXPORTS } from '../../../core/output/formats';
import type { State } from '../../../state/model';
import { useAssay } from '../../store-context';

type Format = (typeof EXPORTS)[number];

const NEEDS: Readonly<
  Record<
    NonNullable<Format['needs']>,
    { readonly isMet: (state: State) => boolean; readonly lacking: string }
  >
> = {
  'given-labels': {
    isMet: ({ labels }) => labels.given.length > 0,
    lacking: 'Nobody has labelled an answer here, nor was a label file opened.',
  },
  'language-model': {
    isMet: ({ llmJudge }) => llmJudge.judgements !== null,
    lacking: 'No language model has judged these answers.',
  },
};

/** Why a file would be empty, in a sentence; `null` where it would not. */
export function useLacking({ needs }: Pick<Format, 'needs'>): string | null {
  const isMet = useAssay((state) => needs === undefined || NEEDS[needs].isMet(state));
  return isMet || needs === undefined ? null : NEEDS[needs].lacking;
}
