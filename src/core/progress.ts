/** How far long work has come, in whatever it counts: pairs of question and run, rows of files. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}
