import { evaluateAll } from '../../src/core/evaluate';
import { EXPORTS } from '../../src/core/output/formats';
import { runToEnd } from '../../src/core/progress';
import { collectChunks } from '../../src/core/output/export/writing';
import { join } from '../../src/core/dataset/join/join';
import { propose } from '../../src/core/dataset/mapping/propose';
import { NO_LABELS } from '../../src/core/analysis/agreement/labels';
import { METRICS } from '../../src/core/scoring/metrics';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { readText } from '../../src/read/read';
import { timeClusters } from './clusters';
import { compareWithScript } from './against-script';
import { measureInChromium } from './in-chromium';
import { compareJudges } from './judges-in-worker';
import { formatCount, printLine, processorSeconds, timed } from './measure';
import { generatePairs } from './pairs';
import { measureGrowth, timeStages } from './stages';

const QUESTIONS = 100_000;

compareWithScript();
timeStages();
measureGrowth();
runEndToEnd();
timeClusters(QUESTIONS);
await measureInChromium();
await compareJudges();

function runEndToEnd(): void {
  const pairs = generatePairs(QUESTIONS);
  const gold = pairs.map(([references], index) => ({
    question_id: `q${index}`,
    question: `What is said in paragraph ${index}?`,
    document: `report-${index % 1000}.pdf`,
    answer_type: index % 4 === 0 ? 'Float' : 'Str',
    references: index % 4 === 0 ? [`${index % 977}.5%`] : references,
  }));
  const goldBytes = encode(JSON.stringify(gold));
  const predicted = pairs.map(
    ([, prediction], index) =>
      `q${index},generated,${index % 4 === 0 ? `about ${index % 970}.5 %` : `"${prediction}"`}`,
  );
  const predictionBytes = encode(
    `question_id,model_name,predicted_answer\n${predicted.join('\n')}\n`,
  );
  const megabytes = (goldBytes.length + predictionBytes.length) / 1e6;
  console.log(
    `\n${formatCount(QUESTIONS)} questions, one run, ${megabytes.toFixed(0)} MB of files`,
  );

  const start = processorSeconds();
  const sources = step('read', () =>
    [readText(goldBytes, 'gold.json'), readText(predictionBytes, 'run.csv')].flatMap((read) =>
      read.kind === 'read' ? [read.source] : [],
    ),
  );
  const { mapping } = step('propose', () => propose(sources));
  const joined = step('join', () => join(sources, mapping, DEFAULT_SETTINGS));
  if (joined.kind === 'failed') throw new Error(joined.problems[0]?.message);
  const { dataset } = joined;
  const evaluation = step('evaluate', () => evaluateAll(dataset, DEFAULT_SETTINGS, METRICS));
  step('export', () => {
    const inputs = sources.map(({ info }) => info);
    const all = { version: '', settings: DEFAULT_SETTINGS, mapping, inputs, dataset, evaluation };
    const none = { labels: NO_LABELS, judges: [], llmJudgments: null };
    for (const { write } of EXPORTS) {
      const writing = write({ ...all, ...none, metrics: METRICS });
      if (writing) runToEnd(collectChunks(writing));
    }
  });
  printLine('all', `${(processorSeconds() - start).toFixed(2)} s`);
  const counts = evaluation.runs[0]?.counts;
  if (counts?.matched !== QUESTIONS) throw new Error(`Matched: ${JSON.stringify(counts)}`);
}

function step<Result>(name: string, work: () => Result): Result {
  const { seconds, result } = timed(work);
  printLine(name, `${seconds.toFixed(2)} s`);
  return result;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
