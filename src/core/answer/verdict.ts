const leadingVerdict = /^[\s"'“‘(*_]*(yes|no|true|false)(?![\p{L}\p{N}-])/iu;
const noMeaningNumber = /^[\s"'“‘(*_]*no\.?\s*\d/iu;
/** On one line: after `No` and a line break come the reasons. */
const noMeaningNone = /^[\s"'“‘(*_]*no[^\S\r\n]+\p{L}/iu;

/** What a yes-or-no answer begins with: `Yes, …` and `True` are true, `No.` and `False` false. */
export function readVerdict(answer: string): boolean | null {
  const word = leadingVerdict.exec(answer)?.[1]?.toLowerCase();
  if (word === undefined) return null;
  if (word === 'yes' || word === 'true') return true;
  const otherNo = word === 'no' && (noMeaningNumber.test(answer) || noMeaningNone.test(answer));
  return otherNo ? null : false;
}
