import { climateFinanceBench } from './climate-finance-bench';
import { cmrc2018, drcd } from './cmrc';
import { drop } from './drop';
import { evouna } from './evouna';
import { financeBench } from './financebench';
import { klueMrc } from './klue-mrc';
import { mmesgbench } from './mmesgbench';
import { nqOpen } from './nq-open';
import type { DataSetPreset } from './preset';
import { squad11, squad20 } from './squad';
import { tatQa } from './tat-qa';
import { triviaQa } from './trivia-qa';

/** Every known data set, in the order in which they are tried: the more particular first. */
export const PRESETS: readonly DataSetPreset[] = [
  climateFinanceBench,
  mmesgbench,
  financeBench,
  tatQa,
  klueMrc,
  cmrc2018,
  drcd,
  squad20,
  drop,
  triviaQa,
  squad11,
  nqOpen,
  evouna,
];
