/** What a function makes of one subject, worked out when it is first asked for and then kept with it. */
export type Memory<Subject> = <Result>(make: (subject: Subject) => Result) => Result;

/**
 * A memory that lives and dies with its subject. Weak maps do the same from outside; with one entry
 * for every answer they cost the collector more time than the scoring takes.
 */
export function createMemory<Subject>(subject: () => Subject): Memory<Subject> {
  const makes: unknown[] = [];
  const results: unknown[] = [];
  return <Result>(make: (subject: Subject) => Result): Result => {
    const at = makes.indexOf(make);
    if (at >= 0) return results[at] as Result;
    const result = make(subject());
    makes.push(make);
    results.push(result);
    return result;
  };
}
