import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../src/core/dataset/presets';
import { describePresetChanges, withPreset } from '../../../src/core/dataset/preset';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';

const presetOf = (id: string) => PRESETS.find((preset) => preset.id === id)!.settings;

describe('the settings of a data set', () => {
  test('are listed as changes until they are applied', () => {
    const cmrc = presetOf('cmrc2018');
    expect(describePresetChanges(DEFAULT_SETTINGS, cmrc)).toEqual([
      'every Chinese or Japanese character is a token',
    ]);
    for (const { settings } of PRESETS) {
      const taken = withPreset(DEFAULT_SETTINGS, settings);
      expect(describePresetChanges(taken, settings)).toEqual([]);
    }
  });

  test('omit a label that is already scored as the same kind', () => {
    const preset = { answerKinds: { Float: 'number', derived: 'number' } } as const;
    expect(describePresetChanges(DEFAULT_SETTINGS, preset)).toEqual([
      '“derived” is scored as a number',
    ]);
  });

  test('keep the user’s choices for other labels', () => {
    const own = { ...DEFAULT_SETTINGS, answerKinds: { essay: 'text', count: 'text' } } as const;
    const taken = withPreset(own, presetOf('tat-qa'));
    expect(taken.answerKinds).toMatchObject({ essay: 'text', count: 'number' });
    expect(taken.tokens).toBe(own.tokens);
  });
});
