/** A set of runs of the first text that end at the same places. */
interface State {
  /** Length of the longest of them. */
  length: number;
  /** Index of the state of the longest shorter run that ends at more places; -1 at the root. */
  link: number;
  next: Map<string, number>;
}

/**
 * Length of the longest unbroken run of tokens that two lists share, in linear time.
 * Source: suffix automaton (Blumer et al., 1985).
 */
export function longestCommonRun(a: readonly string[], b: readonly string[]): number {
  const states = build(a);
  let state = 0;
  let length = 0;
  let best = 0;
  for (const token of b) {
    let current = states[state];
    while (current && current.link !== -1 && !current.next.has(token)) {
      state = current.link;
      current = states[state];
      length = current?.length ?? 0;
    }
    const next = current?.next.get(token);
    if (next !== undefined) {
      state = next;
      length++;
    }
    best = Math.max(best, length);
  }
  return best;
}

function build(tokens: readonly string[]): State[] {
  const states: State[] = [{ length: 0, link: -1, next: new Map() }];
  let last = 0;
  for (const token of tokens) last = append(states, last, token);
  return states;
}

function append(states: State[], last: number, token: string): number {
  const added: State = { length: (states[last]?.length ?? 0) + 1, link: 0, next: new Map() };
  const index = states.push(added) - 1;
  let from = last;
  let state = states[from];
  while (state && !state.next.has(token)) {
    state.next.set(token, index);
    from = state.link;
    state = states[from];
  }
  const at = state?.next.get(token);
  const target = at === undefined ? undefined : states[at];
  if (!state || at === undefined || !target) return index;
  if (target.length === state.length + 1) {
    added.link = at;
    return index;
  }
  const copy: State = { length: state.length + 1, link: target.link, next: new Map(target.next) };
  const copied = states.push(copy) - 1;
  while (state?.next.get(token) === at) {
    state.next.set(token, copied);
    from = state.link;
    state = states[from];
  }
  target.link = copied;
  added.link = copied;
  return index;
}
