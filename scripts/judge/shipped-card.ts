import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { JudgeCard } from '../../src/core/scoring/judge/judge-card';

/** Where the page finds the description of the judge before its model is loaded. */
const CARD_FILE = 'src/core/scoring/judge/shipped-judge.json';

/** Writes the description of the judge that ships; `gzipped` is the size of its model file in bytes. */
export async function writeShippedCard(card: JudgeCard, gzipped: number): Promise<void> {
  const style = await resolveConfig(CARD_FILE);
  const text = JSON.stringify({ gzipped, card });
  writeFileSync(CARD_FILE, await format(text, { ...style, parser: 'json' }));
}
