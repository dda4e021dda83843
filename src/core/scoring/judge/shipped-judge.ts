import type { JudgeCard } from './judge-card';
import shipped from './shipped-judge.json';

/**
 * The judge that ships, without its weights. `npm run train-judge` writes the JSON; a test compares it
 * with the model file.
 */
export const SHIPPED_JUDGE: JudgeCard = { ...shipped.card, id: 'judge' };

/** Bytes of its model file, gzipped. */
export const SHIPPED_BYTES = shipped.gzipped;
