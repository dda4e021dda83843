import { RELEVANCE_BOUNDS, type RetrievalSettings, retrievalSettings } from '../../core/settings';
import { Choice } from '../parts/Choice';
import { NumberField } from '../parts/Fields';
import { useSettings } from '../store-context';

/** The conventions of retrieval metrics on which tools disagree. */
export function RetrievalForm() {
  const [settings, changeSettings] = useSettings();
  const retrieval = retrievalSettings(settings);
  const change = (part: Partial<RetrievalSettings>) =>
    changeSettings({ retrieval: { ...retrieval, ...part } });
  return (
    <>
      <NumberField
        size="sm"
        mb="sm"
        maw={260}
        label="Relevance threshold"
        hint="lowest grade of a relevant passage; nDCG uses all grades"
        {...RELEVANCE_BOUNDS}
        step={1}
        value={retrieval.relevanceThreshold}
        onChange={(relevanceThreshold) => change({ relevanceThreshold })}
      />
      <Choice
        label="Passages with the same score"
        hint="trec_eval: by id, descending"
        options={{ document: 'by id', rank: 'by rank in the file' }}
        value={retrieval.ties}
        onChange={(ties) => change({ ties })}
      />
      <Choice
        label="Passages without a judgment"
        hint="removed: ranks count judged passages only"
        options={{ 'not-relevant': 'not relevant', removed: 'removed' }}
        value={retrieval.unjudged}
        onChange={(unjudged) => change({ unjudged })}
      />
      <Choice
        label="Queries in the means"
        hint="all judged: a query without a ranking counts as 0"
        options={{ returned: 'with a ranking', judged: 'all judged' }}
        value={retrieval.queries}
        onChange={(queries) => change({ queries })}
      />
      <Choice
        label="Ideal list of nDCG"
        options={{ judged: 'all judged', retrieved: 'retrieved only' }}
        value={retrieval.ideal}
        onChange={(ideal) => change({ ideal })}
      />
      <Choice
        label="Gain of nDCG"
        options={{ linear: 'grade', exponential: '2^grade − 1' }}
        value={retrieval.gain}
        onChange={(gain) => change({ gain })}
      />
    </>
  );
}
