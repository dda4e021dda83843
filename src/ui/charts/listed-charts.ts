import { createContext } from 'react';

/** Whether the charts inside are listed by name, to be taken away, and not drawn. */
export const ChartsAreListed = createContext(false);
