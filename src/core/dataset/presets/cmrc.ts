import type { DataSetPreset } from './preset';
import { matching, inScript } from './signs';
import { nested } from './squad';

export const cmrc2018: DataSetPreset = {
  id: 'cmrc2018',
  label: 'CMRC 2018',
  summary: 'Questions on paragraphs of Chinese Wikipedia, compared character by character.',
  source: 'Cui et al. (2019), ymcui/cmrc2018',
  forms: [
    {
      ...nested,
      signs: [
        inScript('question', 'Han'),
        matching('id', /^[A-Z]+_\d+_QUERY_\d+$/, 'DEV_0_QUERY_0'),
      ],
    },
  ],
  settings: { tokens: 'mixed' },
  profile: 'cmrc2018',
};

export const drcd: DataSetPreset = {
  id: 'drcd',
  label: 'DRCD',
  summary: 'Questions on paragraphs of Wikipedia in traditional Chinese.',
  source: 'Shao et al. (2018), DRCKnowledgeTeam/DRCD',
  forms: [
    {
      ...nested,
      signs: [inScript('question', 'Han'), matching('id', /^\d+-\d+-\d+$/, '1001-10-1')],
    },
  ],
  settings: { tokens: 'mixed' },
  profile: 'cmrc2018',
};
