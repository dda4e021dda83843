import { createContext } from 'react';

/** Whether the view around is out of sight already and is being taken down. */
export const IsLeaving = createContext(false);
