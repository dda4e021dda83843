import { useMemo } from 'react';
import { useAssay } from '../../store-context';
import { useLatest } from '../ask/use-latest';
import { useAskable } from '../ask/use-scored';

/** The numeric errors of all runs; `null` until they are counted, and where no question asks for a number. */
export function useNumericErrors() {
  const ask = useAssay((state) => state.ask);
  const askable = useAskable();
  const request = useMemo(() => (askable ? () => ask.numericErrors() : null), [ask, askable]);
  return useLatest(request).answer;
}
