import type { Problem } from '../model';

type Location = Pick<Problem, 'file' | 'row' | 'column'>;

/* A problem without its message. */

export const error = (code: string, location: Location = {}) =>
  ({ code, severity: 'error', ...location }) as const;

export const warning = (code: string, location: Location = {}) =>
  ({ code, severity: 'warning', ...location }) as const;

export const note = (code: string, location: Location = {}) =>
  ({ code, severity: 'note', ...location }) as const;
