import { readFileSync, writeFileSync } from 'node:fs';
import { createJudge } from '../src/core/scoring/judge/judge';
import { accept } from '../src/core/scoring/tiers/accept';
import { findBound } from '../src/core/scoring/judge/bounds';
import { readPair } from '../src/core/scoring/judge/features/pair';
import { comparedKind, kindFromForm } from '../src/core/scoring/tiers/reading';
import { readHardPairs } from './judge/held-out';
import { compareAll, readEvouna, readFinanceBench, readLines, textOf } from './judge/labeled';
import { openShippedJudge } from './judge/open-shipped';
const o = openShippedJudge(); if (o.kind !== 'read') throw new Error('x');
const judge = createJudge(o.model);
console.log('threshold', o.model.threshold);
const cases: any[] = [];
for (const r of readLines(readFileSync('test/vectors/answer-cases.jsonl','utf8')) as any[]) for (const [c, a] of r.answers) cases.push({question:r.question,references:r.references,candidate:a,correct:c,system:'c',group:r.kind,set:'r'+r.round});
const looked: any[] = [];
for (const row of readLines(readFileSync('/work/shared/data/answer-pairs/open.jsonl','utf8')) as any[]) {
  if (row.debatable === true) continue;
  let h=0; for (const ch of row.question) h=(h*31+(ch.codePointAt(0)??0))>>>0;
  if (h%2!==0) continue;
  looked.push({question:row.question,references:row.references.map(textOf),candidate:textOf(row.candidate),correct:row.correct===true,system:'p',group:row.kind,set:'looked'});
}
const sets: Record<string, readonly any[]> = { cases, looked, hard: readHardPairs(), fin: readFinanceBench(), dev: readEvouna('dev') };
if (process.argv[2]==='train') sets.train = readEvouna('train');
const out: any[] = [];
for (const [name, pairs] of Object.entries(sets)) {
  const cs = compareAll(pairs);
  cs.forEach((c, i) => {
    const p = pairs[i]; const f = accept(c); const j = judge(c);
    const pair = readPair(c); const ref = pair.referenceAnswer;
    out.push({ set: p.set ?? name, group: p.group, q: p.question, refs: p.references, a: p.candidate, y: p.correct, tier: f?.tier ?? null, rej: f?.rejection ?? null, reason: f?.reason ?? null, prob: j.probability, bound: findBound(pair)?.id ?? null, kind: comparedKind(c, ref), form: kindFromForm(ref), reasons: j.reasons().map(r=>`${r.feature} ${r.weight.toFixed(2)}`).join('; ') });
  });
}
writeFileSync('/tmp/answers/dump.jsonl', out.map(x=>JSON.stringify(x)).join('\n'));
