/** A reproducible stream of random integers: the same seed always gives the same stream. */
export interface Random {
  /** An integer from 0 to n − 1, 1 ≤ n ≤ 2²¹; the bias is below n / 2³². */
  readonly below: (n: number) => number;
  /** 32 random bits as a non-negative integer. */
  readonly bits: () => number;
}

/**
 * The generator sfc32 with a 96-bit state set from the seed and a 32-bit counter. Uses only 32-bit
 * integer arithmetic, so that all platforms give the same results. Source: C. Doty-Humphrey,
 * PractRand (2010); passes its tests and BigCrush.
 */
export function createRandom(seed: number): Random {
  let a = 0;
  let b = seed | 0;
  let c = Math.trunc(seed / 0x1_0000_0000) | 0;
  let counter = 1;
  const bits = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 15; round++) bits();
  return { bits, below: (n) => Math.floor((bits() * n) / 0x1_0000_0000) };
}
