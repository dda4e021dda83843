import { describe, expect, test } from 'vitest';
import type { Proposal } from '../../../src/core/dataset/mapping/proposal';
import { decisionsOf } from '../../../src/state/choices/choices';
import { mappingOf } from '../../../src/state/selectors';
import { createAssayStore } from '../../support/create-store';
import type { Client } from '../../../src/worker/client';
import { createDirectClient } from '../../support/direct-client';
import { createDirectFetcher } from '../../support/direct-fetcher';
import { exampleFiles } from '../../support/example-files';

/** A client whose proposal does not decide which gold column is the document. */
function createAskingClient(): Client {
  const client = createDirectClient();
  return {
    ...client,
    propose: async (...given): Promise<Proposal | null> => {
      const proposal = await client.propose(...given);
      const gold = proposal?.mapping.gold;
      if (!gold) return proposal;
      const option = (document: string) => ({
        label: document,
        evidence: `“${document}” repeats`,
        mapping: { ...proposal.mapping, gold: { ...gold, document } },
      });
      const options = [option('document'), option('sector')];
      return { ...proposal, decisions: [{ file: gold.file, question: 'Which one?', options }] };
    },
  };
}

describe('an ambiguous column', () => {
  test('can be set to another option and back to the proposed one', async () => {
    const store = createAssayStore(createAskingClient(), createDirectFetcher());
    await store.getState().addFiles(exampleFiles(['gold.json', 'strong.csv']));
    const taken = () => decisionsOf(store.getState())[0]?.options.map(({ isChosen }) => isChosen);
    expect(taken()).toEqual([true, false]);

    store.getState().decide('gold.json', 'sector');
    expect(mappingOf(store.getState())?.gold?.document).toBe('sector');
    expect(taken()).toEqual([false, true]);

    store.getState().decide('gold.json', 'document');
    expect(mappingOf(store.getState())?.gold?.document).toBe('document');
    expect(taken()).toEqual([true, false]);
  });
});
