import { droppingProblems } from '../../core/words/fetching-problems';
import type { GetState, PasteActions } from '../model';

export type PastedContent =
  | { readonly kind: 'addresses'; readonly addresses: readonly string[] }
  | { readonly kind: 'file'; readonly file: File; readonly lines: number }
  | { readonly kind: 'neither' };

const MAX_ADDRESSES = 50;

/** Recognizes URLs, a table copied from a spreadsheet, or JSON. */
export function readPasted(text: string): PastedContent {
  const words = text.slice(0, 100_000).split(/\s+/).filter(Boolean);
  if (words.length > 0 && words.length <= MAX_ADDRESSES && words.every(isAddress)) {
    return { kind: 'addresses', addresses: words };
  }
  const ending = endingOf(text.trimStart());
  if (ending === null) return { kind: 'neither' };
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  return { kind: 'file', file: new File([text], `pasted.${ending}`), lines };
}

function isAddress(word: string): boolean {
  return /^https?:\/\/\S/.test(word) && URL.canParse(word);
}

/** An extension for the user's benefit; files are recognized by their content. */
function endingOf(text: string): string | null {
  const end = text.indexOf('\n');
  const first = (end < 0 ? text : text.slice(0, end)).trimEnd();
  const hasMore = end >= 0 && text.slice(end).trim() !== '';
  if (text.startsWith('[')) return 'json';
  if (text.startsWith('{')) return hasMore && first.endsWith('}') ? 'jsonl' : 'json';
  if (!hasMore) return null;
  if (first.includes('\t')) return 'tsv';
  return /[,;|]/.test(first) ? 'csv' : null;
}

export function createPasteActions(get: GetState): PasteActions {
  return {
    pasteText: async (text) => {
      const pasted = readPasted(text);
      if (pasted.kind === 'addresses') {
        await get().openAddresses(pasted.addresses);
        return;
      }
      if (pasted.kind === 'neither') {
        get().addNotice(droppingProblems.pastedNeither());
        return;
      }
      get().addNotice(droppingProblems.pastedFile(pasted.file.name, pasted.lines));
      await get().addFiles([pasted.file]);
    },
  };
}
