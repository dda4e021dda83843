/** What is taken in place of the likeliest reading, by file. */
export interface Choices {
  readonly reference: string | null;
  readonly slashes: boolean | null;
  readonly answer: Readonly<Record<string, string>>;
  readonly owner: Readonly<Record<string, string>>;
}

export const NO_CHOICES: Choices = { reference: null, slashes: null, answer: {}, owner: {} };

/** A reading that is close to another: what a person is asked, and what each answer chooses. */
export interface OpenChoice {
  readonly file: string;
  readonly question: string;
  readonly options: readonly {
    readonly label: string;
    readonly evidence: string;
    readonly choice: Choices;
  }[];
}
