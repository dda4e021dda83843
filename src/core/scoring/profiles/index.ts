import * as contains from './contains';
import { drop, simpleEvalsDrop } from './drop';
import { helmEm, helmFinalNumber, helmQuasi, helmQuasiPrefix } from './helm';
import { hfExactMatch, lightevalHelm, lmEvalNqOpen, lmEvalTriviaqa } from './huggingface';
import { inspectExact, inspectMatchEnd, inspectMatchNumeric } from './inspect';
import { anls, cmrc2018, cuadJaccard, klueMrc } from './measures';
import { mlqa } from './mlqa';
import { mmesgbenchCorrected, mmesgbenchPublished } from './mmesgbench';
import { mmlongbenchStr } from './mmlongbench';
import type { Profile } from './profile';
import { coqa, hotpot, kilt, longbenchQaF1, qasper, squad11, squad20, triviaqa } from './squad';
import { tatqaSpan } from './tatqa';

/** Every scorer profile, in table order. */
export const PROFILES: readonly Profile[] = [
  squad11,
  squad20,
  kilt,
  drop,
  simpleEvalsDrop,
  contains.simpleEvalsFuzzy,
  tatqaSpan,
  triviaqa,
  ...mlqa,
  cmrc2018,
  klueMrc,
  hotpot,
  coqa,
  qasper,
  cuadJaccard,
  longbenchQaF1,
  helmEm,
  helmQuasi,
  helmQuasiPrefix,
  helmFinalNumber,
  inspectExact,
  inspectMatchEnd,
  inspectMatchNumeric,
  contains.inspectIncludes,
  contains.oaiEvalsMatch,
  contains.oaiEvalsIncludes,
  contains.oaiEvalsFuzzy,
  hfExactMatch,
  lmEvalTriviaqa,
  lmEvalNqOpen,
  contains.lmEvalContains,
  lightevalHelm,
  contains.dprHasAnswer,
  anls,
  mmlongbenchStr,
  mmesgbenchPublished,
  mmesgbenchCorrected,
];

const byId = new Map(PROFILES.map((profile) => [profile.id, profile]));

/** The profile with that id, or `undefined`. */
export function findProfile(id: string): Profile | undefined {
  return byId.get(id);
}
