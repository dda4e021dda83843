import type { Settings } from '../../core/settings';
import type { Get, PreviewActions, PreviewState, Set, State } from '../model';

export const noPreview: PreviewState = { preview: null };

export function createPreviewActions(set: Set, get: Get): PreviewActions {
  return {
    previewSettings: (tried) => {
      const { result, settings, setSettings } = get();
      if (!result) setSettings(tried);
      else set({ preview: isSame(settings, tried) ? null : { from: settings, settings: tried } });
    },
    applyPreview: () => {
      const tried = previewedSettings(get());
      if (tried) get().setSettings(tried);
    },
    discardPreview: () => set(noPreview),
  };
}

/** The settings that are tried; `null` while none are. */
export function previewedSettings({ preview, settings }: State): Settings | null {
  return preview?.from === settings ? preview.settings : null;
}

/** The settings that forms show: those that are tried, else those that count. */
export function shownSettings(state: State): Settings {
  return previewedSettings(state) ?? state.settings;
}

function isSame(a: Settings, b: Settings): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
