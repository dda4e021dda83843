import { listWords as list } from '../../core/words/lists';
import { plural } from '../../core/words/numbers';
import * as numbers from '../../core/words/numbers';

/* The former names of core/words, for components that do not import it yet. */

export const NOT_APPLICABLE = numbers.NOT_APPLICABLE;
export const formatCount = numbers.formatCount;
export const countOf = plural;
export const formatBytes = numbers.formatBytes;
export const formatPlain = numbers.formatNumber;
export const formatClosely = numbers.formatClosely;
export const formatQuantity = numbers.formatQuantity;
export const formatFigure = numbers.formatFigure;
export const formatShare = numbers.formatPoints;
export const formatMean = numbers.formatMean;
export const formatRange = numbers.formatRange;
export const formatDifference = numbers.formatDifference;
export const formatP = numbers.formatP;
export const formatScore = numbers.formatScore;
export const formatPlace = numbers.formatRank;
export const listWords = (words: readonly string[]): string => list(words);
