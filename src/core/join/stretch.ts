/** Rows that are joined between two reports of progress: a few milliseconds of work. */
export const STRETCH = 1024;
