import { strip } from '../../text/python';
import { parsePythonFloat } from './parts/python-float';
import { reprFloat } from './parts/python-round';

/** A published normalizer that belongs to no profile here. */
export interface Normalizer {
  readonly id: string;
  readonly label: string;
  readonly source: string;
  readonly odd: string;
  readonly normalize: (text: string) => string;
}

/** ASCII punctuation and the marks of LongBench's list of Chinese ones. */
const chineseMarks =
  /[!-/:-@[-`{-~！？｡。＂＃＄％＆＇（）＊＋，－／：；＜＝＞＠［＼］＾＿｀｛｜｝～｟｠｢｣､、〃》「」『』【】〔〕〖〗〘〙〚〛〜〝〞〟〰〾〿–—‘’‛“”„‟…‧﹏]/gu;

/** LongBench's normalizer for Chinese: its F1 needs a word list (jieba) and is not reproduced. */
const longbenchChinese: Normalizer = {
  id: 'longbench-zh',
  label: 'LongBench, Chinese',
  source: 'LongBench metrics.py, normalize_zh_answer, THUDM/LongBench (Bai et al., 2023)',
  odd: 'Removes all white space, so “New York” is “newyork”; of the pair 《》 only 》 is removed.',
  normalize: (text) => splitAway(text.toLowerCase().replace(chineseMarks, '')),
};

function splitAway(text: string): string {
  return Array.from(text)
    .filter((character) => strip(character) !== '')
    .join('');
}

/**
 * FinQA's number of a program's argument.
 * @returns the number as Python prints it, or `n/a`
 */
function readFinqa(text: string): string {
  const plain = text.replaceAll(',', '');
  const value = parsePythonFloat(plain);
  if (value !== null) return reprFloat(value);
  if (plain.includes('%')) {
    const share = parsePythonFloat(plain.replaceAll('%', ''));
    return share === null ? 'n/a' : reprFloat(share / 100);
  }
  const constant = plain.includes('const') ? plain.replaceAll('const_', '') : '';
  const number = parsePythonFloat(constant === 'm1' ? '-1' : constant);
  return number === null ? 'n/a' : reprFloat(number);
}

const finqa: Normalizer = {
  id: 'finqa-number',
  label: 'FinQA, numbers',
  source: 'czyssrs/FinQA, evaluate.py, str_to_num (Chen et al., 2021)',
  odd: 'Commas simply go, so “3,5” is 35; “5%” is 0.05, and “$5” is no number.',
  normalize: readFinqa,
};

/** Normalizers that are published without a scorer that could be reproduced here. */
export const NORMALIZERS: readonly Normalizer[] = [longbenchChinese, finqa];
