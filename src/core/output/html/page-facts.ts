import { describeJudges, describeScorers } from '../export/provenance';
import type { ExportInput } from '../export/export-format';
import { escapeHtml } from './html-text';
import { formatPoints } from '../../words/numbers';

/** What the figures follow from: files with their checksums, settings, mapping, scorers, problems. */
export function writeFacts(input: ExportInput): string {
  const { version, settings, mapping, inputs, dataset, metrics } = input;
  const files = inputs.map(
    ({ id, sha256, rowCount, format, encoding }) =>
      `<dt>${escapeHtml(id)}</dt><dd>${rowCount} rows, ${escapeHtml(format)}, ${escapeHtml(encoding)}<br><code>SHA-256 ${escapeHtml(sha256)}</code></dd>`,
  );
  const scorers = describeScorers(metrics).map(
    ({ label, source, version: own }) =>
      `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(own === null ? source : `${source}, version ${own}`)}</dd>`,
  );
  const measures = metrics.map(
    ({ label, source }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(source)}</dd>`,
  );
  const judges = describeJudges(input).map(
    ({ name, version: own, threshold, sha256, trainedOn, measured }) =>
      `<dt>${escapeHtml(own === '' ? name : `${name} of ${own}`)}</dt><dd>${[
        `correct from probability ${threshold} on`,
        ...trainedOn.map((set) => escapeHtml(`trained on ${set.name}: ${set.pairs} pairs`)),
        ...measured.map((set) =>
          escapeHtml(
            `on ${set.name}: the verdict of people on ${formatPoints(set.accuracy)} % of ${set.pairs} answers`,
          ),
        ),
        `<code>SHA-256 ${escapeHtml(sha256)}</code>`,
      ].join('<br>')}</dd>`,
  );
  const problems = dataset.problems.map(({ message }) => `<li>${escapeHtml(message)}</li>`);
  return [
    '<h2>Settings and inputs</h2>',
    `<p>Scored with Assay ${escapeHtml(version)}. Whoever has the same files gets the same figures: drop this page into Assay with them, and it says so or what differs.</p>`,
    `<dl>${files.join('')}</dl>`,
    fold('Settings', `<dl>${listValues(settings)}</dl>`),
    fold('How the files were read', `<dl>${listValues(mapping)}</dl>`),
    fold('Metrics and their sources', `<dl>${[...measures, ...scorers].join('')}</dl>`),
    ...(judges.length > 0 ? [fold('Learned judges', `<dl>${judges.join('')}</dl>`)] : []),
    ...(problems.length > 0
      ? [fold(`What was odd in the files (${problems.length})`, `<ul>${problems.join('')}</ul>`)]
      : []),
  ].join('\n');
}

function fold(title: string, content: string): string {
  return `<details><summary>${title}</summary>${content}</details>`;
}

function listValues(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const shown = typeof value === 'string' ? value : JSON.stringify(value);
      return `<dt>${escapeHtml(name)}</dt><dd><code>${escapeHtml(shown)}</code></dd>`;
    })
    .join('');
}
