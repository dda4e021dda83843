import { kindOfLabel } from '../../answers/kind';
import type { AnswerKind } from '../../model';
import type { Settings } from '../../settings';

/** The settings that a data set may ask for. */
export type PresetSettings = Partial<Pick<Settings, 'answerKinds' | 'tokens'>>;

/** The settings with those of a data set; what a person chose for other labels is kept. */
export function withPreset(settings: Settings, { answerKinds, tokens }: PresetSettings): Settings {
  return {
    ...settings,
    answerKinds: { ...settings.answerKinds, ...answerKinds },
    tokens: tokens ?? settings.tokens,
  };
}

/** What `withPreset` would change in the scores, a sentence each without its full stop; empty where nothing. */
export function describePresetChanges(settings: Settings, preset: PresetSettings): string[] {
  const { answerKinds = {}, tokens = settings.tokens } = preset;
  const labels = Object.keys(answerKinds).filter(
    (label) => kindOfLabel(label, settings.answerKinds) !== answerKinds[label],
  );
  return [
    ...labels.map((label) => `“${label}” is scored as ${WORDS[answerKinds[label] ?? 'text']}`),
    ...(tokens === settings.tokens ? [] : [TOKENS[tokens]]),
  ];
}

const WORDS: Readonly<Record<AnswerKind, string>> = {
  text: 'text',
  number: 'a number',
  boolean: 'yes or no',
  list: 'a list',
  unanswerable: 'no answer',
};

const TOKENS: Readonly<Record<Settings['tokens'], string>> = {
  whitespace: 'tokens are divided at white space',
  words: 'tokens are words, whatever stands between them',
  mixed: 'every Chinese or Japanese character is a token',
};
