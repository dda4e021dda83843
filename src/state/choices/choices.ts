import { NO_LABELS } from '../../core/analysis/agreement/labels';
import type { Role } from '../../core/model';
import { withPreset } from '../../core/dataset/presets/preset';
import { DEFAULT_SETTINGS, type Settings } from '../../core/settings';
import type { Choices } from '../project/model';
import type { ChoiceActions, Get } from '../model';
import { withoutFile } from './merge-mapping';
import { roleOf } from '../selectors';

export const initialChoices: Choices = {
  roles: {},
  ownMapping: null,
  settings: DEFAULT_SETTINGS,
  readOptions: {},
  declinedPresets: [],
  labels: NO_LABELS,
};

/** What a person decides about the files and the scoring; each decision can be taken back. */
export function createChoiceActions(get: Get): ChoiceActions {
  const choose = (label: string, change: Partial<Choices>) => void get().choose(label, change);
  return {
    setRole: (id, role) => {
      const isGold = (one: Role) => one === 'gold' || one === 'both';
      const others = get()
        .files.filter((other) => other.id !== id && isGold(role) && isGold(roleOf(get(), other.id)))
        .map((other) => [other.id, 'predictions'] as const);
      choose(`what ${id} is taken for`, {
        roles: { ...get().roles, ...Object.fromEntries(others), [id]: role },
        ownMapping: withoutFile(get().ownMapping, id, isGold(role)),
      });
    },
    setMapping: (ownMapping, label = 'the mapping') => choose(label, { ownMapping }),
    setReadOptions: (id, options) =>
      choose(`how ${id} is read`, { readOptions: { ...get().readOptions, [id]: options } }),
    declinePreset: (preset) =>
      choose('the data set', { declinedPresets: [...get().declinedPresets, preset] }),
    applyPresetSettings: () => {
      const { proposal, settings } = get();
      if (proposal?.preset) get().previewSettings(withPreset(settings, proposal.preset.settings));
    },
    setSettings: (settings) => choose(describeChange(get().settings, settings), { settings }),
  };
}

const SETTING_WORDS: Readonly<Record<keyof Settings, string>> = {
  normalisation: 'normalisation',
  replacements: 'replacements',
  tokens: 'tokens',
  wrapping: 'answers in a wrapping',
  numbers: 'numbers',
  lists: 'lists',
  missing: 'missing predictions',
  duplicates: 'duplicates',
  noAnswerThreshold: 'the no-answer threshold',
  clusterByDocument: 'documents in intervals',
  answerKinds: 'answer kinds',
  noAnswerPhrases: 'no-answer phrases',
  judges: 'judges',
};

function describeChange(before: Settings, after: Settings): string {
  const changed = (Object.keys(SETTING_WORDS) as (keyof Settings)[]).filter(
    (key) => before[key] !== after[key],
  );
  const [only] = changed;
  return changed.length === 1 && only ? `scoring: ${SETTING_WORDS[only]}` : 'scoring';
}
