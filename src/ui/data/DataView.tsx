import { Card } from '../parts/Card';
import styles from './data.module.css';
import { Button, Radio } from '@mantine/core';
import { offeredMapping } from '../../state/choices/saved-mappings';
import { useAssay, useAssayStore, useDeferredAssay } from '../store-context';
import { decisionsOf, type OpenDecision } from '../../state/choices/decisions';
import { countOf } from '../parts/format';
import { DropZone } from '../files/DropZone';
import { FileList } from '../files/FileList';
import { InTurn } from '../parts/InTurn';
import { ProjectCard } from '../project/ProjectCard';
import { PreviewPanel } from '../scoring/PreviewCard';
import { GoldForm } from './GoldForm';
import { JoinReport } from './JoinReport';
import { UnmatchedRuns } from './MatchIds';
import { PredictionsForm } from './PredictionsForm';
import { ParsedData } from './ParsedData';

/** Files on the left, what is read from them on the right. */
export function DataView() {
  const isEmpty = useDeferredAssay((state) => state.files.length === 0);
  const isProposed = useDeferredAssay(({ proposal }) => proposal !== null);
  return (
    <>
      <h1 className={styles.title}>
        {isEmpty ? 'Score QA answers against a gold standard' : 'Data'}
      </h1>
      <p className={styles.lead}>
        Nothing is uploaded.{' '}
        {isEmpty ? '' : 'Add more files anywhere on this page: drop, paste or fetch them by URL.'}
      </p>
      <div className={styles.columns}>
        <div className={styles.files}>
          <DropZone />
          <FileList />
          <ProjectCard />
        </div>
        <div className={styles.reading}>
          {isEmpty ? (
            <Welcome />
          ) : (
            <>
              <SavedMapping />
              <OpenDecisions />
              <UnmatchedRuns />
              {isProposed && <Cards />}
              <PreviewPanel />
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** The mapping form and the join report, once a mapping is proposed. */
function Cards() {
  return (
    <>
      <InTurn>
        <GoldForm />
      </InTurn>
      <InTurn>
        <PredictionsForm />
      </InTurn>
      <InTurn>
        <ParsedData />
      </InTurn>
      <InTurn>
        <JoinReport />
      </InTurn>
    </>
  );
}

/** What the files alone do not settle, at most one question for each; the likeliest answer is taken already. */
function OpenDecisions() {
  const decisions = useAssay(decisionsOf);
  if (decisions.length === 0) return null;
  return (
    <Card
      title={countOf(decisions.length, 'question')}
      note="the most likely option is used until you choose another"
    >
      {decisions.map((decision) => (
        <DecisionField key={decision.file} decision={decision} />
      ))}
    </Card>
  );
}

function DecisionField({
  decision: { file, question, options },
}: {
  readonly decision: OpenDecision;
}) {
  const store = useAssayStore();
  return (
    <Radio.Group
      className={styles.question}
      label={question}
      value={options.find(({ isTaken }) => isTaken)?.label ?? ''}
      onChange={(label) => {
        store.getState().decide(file, label);
      }}
    >
      <div className={styles.options}>
        {options.map(({ label, evidence }) => (
          <Radio key={label} size="sm" value={label} label={label} description={evidence} />
        ))}
      </div>
    </Radio.Group>
  );
}

/** Offers the mapping that was made last for files with these columns. */
function SavedMapping() {
  const store = useAssayStore();
  const mapping = useAssay(offeredMapping);
  if (!mapping) return null;
  return (
    <div className={styles.offer}>
      <span className={styles.savedMappingOfferWords}>
        A saved mapping fits these columns. Saved mappings hold column names and choices, no rows.
      </span>
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => {
          store.getState().setMapping(mapping, 'applying the saved mapping');
        }}
      >
        Apply saved mapping
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        onClick={() => {
          store.getState().setSavedMappings([]);
        }}
      >
        Delete saved mappings
      </Button>
    </div>
  );
}

/** What the page is for and what it takes, for someone who has just arrived. */
function Welcome() {
  return (
    <Card title="About Assay">
      <p className={styles.text}>
        Assay scores question-answering systems whose answers are numbers with units, lists, yes or
        no with reasons, or “not disclosed”. It shows how good each system is, where it fails, and
        why each answer got its score.
      </p>
      <table className={styles.welcomeTable}>
        <caption className={styles.caption}>Files you need</caption>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Contents</th>
            <th scope="col">Example</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Gold</th>
            <td>one question per row: id, question, reference answers, answer type</td>
            <td>
              <code>q12, “Share of renewable power?”, “42%”, number</code>
            </td>
          </tr>
          <tr>
            <th scope="row">Predictions</th>
            <td>one answer per row: id, answer, system name</td>
            <td>
              <code>q12, “42.0”, my-model</code>
            </td>
          </tr>
        </tbody>
      </table>
      <p className={styles.text}>
        Columns are detected from their values and names, and you can change each one. Climate
        Finance Bench, MMESGBench and FinanceBench open as published.
      </p>
    </Card>
  );
}
