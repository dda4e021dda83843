import { DropZone } from '../drop/DropZone';
import { FileList } from '../drop/FileList';
import { InTurn } from '../parts/InTurn';
import { SessionCard } from '../session/SessionCard';
import { TrialPanel } from '../settings/trial/TrialPanel';
import { useAssayInSlices } from '../store-context';
import styles from './DataPlace.module.css';
import { Decisions } from './Decisions';
import { GoldForm } from './GoldForm';
import { JoinAudit } from './JoinAudit';
import { NotJoined } from './NotJoined';
import { PredictionsForm } from './PredictionsForm';
import { Preview } from './Preview';
import { SavedMappingOffer } from './SavedMappingOffer';
import { Welcome } from './Welcome';

/** Files on the left, what is read from them on the right. */
export function DataPlace() {
  const isEmpty = useAssayInSlices((state) => state.files.length === 0);
  const isProposed = useAssayInSlices(({ proposal }) => proposal !== null);
  return (
    <>
      <h1 className={styles.title}>{isEmpty ? 'Weigh model answers against gold' : 'Data'}</h1>
      <p className={styles.lead}>
        Your files stay in this browser.{' '}
        {isEmpty ? '' : 'Drop more anywhere on the page, paste, or give an address.'}
      </p>
      <div className={styles.columns}>
        <div className={styles.files}>
          <DropZone />
          <FileList />
          <SessionCard />
        </div>
        <div className={styles.reading}>
          {isEmpty ? (
            <Welcome />
          ) : (
            <>
              <SavedMappingOffer />
              <Decisions />
              <NotJoined />
              {isProposed && <Cards />}
              <TrialPanel />
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** What is read of the files; mounted when there is a proposal, so that each card takes its turn then. */
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
        <Preview />
      </InTurn>
      <InTurn>
        <JoinAudit />
      </InTurn>
    </>
  );
}
