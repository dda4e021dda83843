import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { JudgeCard } from '../../src/core/scoring/judge/judge-card';

/** Where the page finds what is told of the judge before its model is loaded. */
const CARD_FILE = 'src/core/scoring/judge/shipped-judge.ts';

/** Writes what is told of the judge that ships; `gzipped` is the size of its model file. */
export async function writeShippedCard(card: JudgeCard, gzipped: number): Promise<void> {
  const text = `import type { JudgeCard } from './judge-card';

/**
 * The judge that ships, without its weights. Made by \`npm run train-judge\`; a test compares it with
 * the model file.
 */
export const SHIPPED_JUDGE: JudgeCard = ${JSON.stringify(card)};

/** Bytes of its model file, gzipped. */
export const SHIPPED_BYTES = ${gzipped};
`;
  const style = await resolveConfig(CARD_FILE);
  writeFileSync(CARD_FILE, await format(text, { ...style, parser: 'typescript' }));
}
