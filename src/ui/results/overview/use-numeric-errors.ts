import { useMemo } from 'react';
import { useAssay, useScoredResult } from '../../store-context';
import { useRequest } from '../../use-request';

/** The numeric errors of all runs; `null` until they are counted, and where no question asks for a number. */
export function useNumericErrors() {
  const ask = useAssay((state) => state.ask);
  const askable = useScoredResult();
  const request = useMemo(() => (askable ? () => ask.numericErrors() : null), [ask, askable]);
  return useRequest(request).answer;
}
