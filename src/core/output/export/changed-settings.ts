import { settingDifferences } from '../../setting-differences';
import { DEFAULT_SETTINGS, type Settings } from '../../settings';

/**
 * What differs from the default settings, one text each as a settings file names it
 * (`numbers.percent strict`), in the order of the settings. `said` names those that are told elsewhere.
 */
export function changedSettings(settings: Settings, said: readonly (keyof Settings)[]): string[] {
  return settingDifferences(settings, DEFAULT_SETTINGS)
    .filter(({ path }) => !said.some((one) => path === one || path.startsWith(`${one}.`)))
    .map(({ path, there }) => `${path} ${there}`);
}
