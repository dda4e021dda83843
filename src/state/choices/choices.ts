import { memoizeLast } from '../../core/memoize-last';
import { withRepairs } from '../../core/dataset/id-repairs';
import { type Decision, applyOption } from '../../core/dataset/mapping/proposal';
import type { Mapping, Note, Role } from '../../core/model';
import type {
  ChoiceActions,
  GetState,
  JudgeActions,
  PreviewSlice,
  SetState,
  Assay,
} from '../model';
import { isSame, mappingOf, roleOf, withoutFile } from '../selectors';
import { DEFAULT_SETTINGS, type JudgeChoice, type Settings } from '../../core/settings';
import type { JudgeCard } from '../../core/scoring/judge/judge-card';
import { NO_LABELS } from '../../core/analysis/agreement/labels';
import { NO_PATCH } from '../../core/analysis/gold/patch';
import { withPreset } from '../../core/dataset/preset';
import type { Choices } from '../project/model';

/** An ambiguity in the files, with the option in use. */
export interface OpenDecision {
  readonly file: string;
  readonly question: string;
  readonly options: readonly {
    readonly label: string;
    readonly evidence: string;
    readonly isChosen: boolean;
  }[];
}

/** Longest title, in characters. */
export const MAX_TITLE_LENGTH = 200;

/** Longest note, in characters. */
export const MAX_NOTE_LENGTH = 4000;

const NONE: readonly Decision[] = [];

const decideOnce = memoizeLast(
  (decisions: readonly Decision[], mapping: Mapping | null): readonly OpenDecision[] =>
    decisions.map((decision) => ({
      file: decision.file,
      question: decision.question,
      options: decision.options.map((option) => ({
        label: option.label,
        evidence: option.evidence,
        isChosen: mapping !== null && isSame(applyOption(mapping, decision, option), mapping),
      })),
    })),
);

export const initialChoices: Choices = {
  roles: {},
  ownMapping: null,
  settings: DEFAULT_SETTINGS,
  readOptions: {},
  declinedPresets: [],
  labels: NO_LABELS,
  goldPatch: NO_PATCH,
  title: '',
  notes: [],
};

/** Choices about files and scoring; each can be undone. */
export function createChoiceActions(get: GetState): ChoiceActions {
  const choose = (label: string, change: Partial<Choices>) => void get().choose(label, change);
  return {
    setRole: (id, role) => {
      const isGold = (one: Role) => one === 'gold' || one === 'both';
      const others = get()
        .files.filter((other) => other.id !== id && isGold(role) && isGold(roleOf(get(), other.id)))
        .map((other) => [other.id, 'predictions'] as const);
      choose(`role of ${id}`, {
        roles: { ...get().roles, ...Object.fromEntries(others), [id]: role },
        ownMapping: withoutFile(get().ownMapping, id, isGold(role)),
      });
    },
    setMapping: (ownMapping, label = 'mapping') => choose(label, { ownMapping }),
    setReadOptions: (id, options) =>
      choose(`import options for ${id}`, { readOptions: { ...get().readOptions, [id]: options } }),
    declinePreset: (preset) =>
      choose('data set', { declinedPresets: [...get().declinedPresets, preset] }),
    applyPresetSettings: () => {
      const { proposal, settings } = get();
      if (proposal?.preset) get().previewSettings(withPreset(settings, proposal.preset.settings));
    },
    setSettings: (settings) => choose(describeChange(get().settings, settings), { settings }),
    setTitle: (text) => {
      const title = cleanTitle(text);
      if (title !== get().title) choose('title', { title });
    },
    setNote: (id, text) =>
      choose(`note on ${truncateForStepName(id)}`, {
        notes: mergeNotes(get().notes, [{ id, text: text.slice(0, MAX_NOTE_LENGTH) }]),
      }),
    decide: (file, label) => {
      const { proposal, setMapping } = get();
      const mapping = mappingOf(get());
      const decision = proposal?.decisions.find((one) => one.file === file);
      const option = decision?.options.find((one) => one.label === label);
      if (!mapping || !decision || !option) return;
      setMapping(applyOption(mapping, decision, option), `choice for ${file}`);
    },
    repairIds: (file, repairs) => {
      const mapping = mappingOf(get());
      if (mapping) get().setMapping(withRepairs(mapping, file, repairs), `id matching for ${file}`);
    },
  };
}

/** Maximum number of characters of a filter or an id in the name of a step. */
const MAX_SHOWN = 60;

export function truncateForStepName(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text;
}

/** A title on one line, cut to its maximum length. */
export function cleanTitle(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE_LENGTH);
}

/**
 * Merges notes; a newer note replaces the older one on the same question, and a blank newer note
 * removes it.
 */
export function mergeNotes(notes: readonly Note[], newer: readonly Note[]): readonly Note[] {
  const texts = new Map([...notes, ...newer].map(({ id, text }) => [id, text]));
  return [...texts].flatMap(([id, text]) => (text.trim() === '' ? [] : [{ id, text }]));
}

const SETTING_WORDS: Readonly<Record<keyof Settings, string>> = {
  normalisation: 'normalization',
  replacements: 'replacements',
  tokens: 'tokens',
  wrapping: 'wrapped answers',
  numbers: 'numbers',
  lists: 'lists',
  retrieval: 'retrieval conventions',
  missing: 'missing predictions',
  duplicates: 'duplicates',
  noAnswerThreshold: 'no-answer threshold',
  wrongPenalty: 'penalty for wrong answers',
  figures: 'figures in long answers',
  clusterByDocument: 'clustering by document',
  answerKinds: 'answer kinds',
  noAnswerPhrases: 'no-answer phrases',
  judges: 'judges',
  pages: 'page comparison',
};

function describeChange(before: Settings, after: Settings): string {
  const changed = (Object.keys(SETTING_WORDS) as (keyof Settings)[]).filter(
    (key) => before[key] !== after[key],
  );
  const [only] = changed;
  return changed.length === 1 && only ? `scoring: ${SETTING_WORDS[only]}` : 'scoring';
}

/** Actions on judges. Each choice is a step of the history and starts scoring. */
export function createJudgeActions(get: GetState): JudgeActions {
  const change = (label: string, judges: readonly JudgeChoice[]) =>
    get().choose(label, { settings: { ...get().settings, judges } });
  return {
    useJudge: async (card) => {
      const judges = withJudge(get().settings.judges, card);
      if (judges !== get().settings.judges) await change('scoring: judge', judges);
    },
    setJudgeThreshold: (id, threshold) =>
      change(
        'scoring: judge threshold',
        get().settings.judges.map((one) => (one.id === id ? { ...one, threshold } : one)),
      ),
  };
}

/**
 * Adds a judge, or replaces the one with its id; a judge that was already chosen keeps its
 * threshold.
 */
export function withJudge(
  judges: readonly JudgeChoice[],
  { id, name, date, sha256 }: JudgeCard,
): readonly JudgeChoice[] {
  if (judges.some((one) => one.sha256 === sha256)) return judges;
  const others = judges.filter((one) => one.id !== id);
  return [...others, { id, name, date, sha256, threshold: null }];
}

export function withoutJudges(settings: Settings, cards: readonly JudgeCard[]): Settings {
  const judges = settings.judges.filter(
    ({ sha256 }) => !cards.some((card) => card.sha256 === sha256),
  );
  return judges.length === settings.judges.length ? settings : { ...settings, judges };
}

export function createPreviewSlice(set: SetState, get: GetState): PreviewSlice {
  return {
    preview: null,
    previewSettings: (tried) => {
      const { result, settings, setSettings } = get();
      if (!result) setSettings(tried);
      else set({ preview: isSame(settings, tried) ? null : { from: settings, settings: tried } });
    },
    applyPreview: () => {
      const tried = previewedSettings(get());
      // Otherwise undo would restore the preview together with the settings.
      get().discardPreview();
      if (tried) get().setSettings(tried);
    },
    discardPreview: () => set({ preview: null }),
  };
}

/** The settings in the preview; `null` if there is no preview. */
export function previewedSettings({ preview, settings }: Assay): Settings | null {
  return preview?.from === settings ? preview.settings : null;
}

/** The settings that forms show. */
export function shownSettings(state: Assay): Settings {
  return previewedSettings(state) ?? state.settings;
}

/**
 * The ambiguities of the open files. The most likely option is used until the user chooses another.
 */
export function decisionsOf(state: Assay): readonly OpenDecision[] {
  return decideOnce(state.proposal?.decisions ?? NONE, mappingOf(state));
}
