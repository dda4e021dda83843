import { Card } from '../parts/Card';
import styles from './DataPlace.module.css';

/** What the page is for and what it takes, for someone who has just arrived. */
export function Welcome() {
  return (
    <Card title="What it does">
      <p className={styles.text}>
        Assay scores question-answering systems whose answers are numbers with units, lists, yes or
        no with reasons, or “not disclosed”. It says how good each system is, where it fails, and
        why each answer got its score.
      </p>
      <table className={styles.welcomeTable}>
        <caption className={styles.caption}>What to drop</caption>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Holds</th>
            <th scope="col">For instance</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Gold</th>
            <td>one question a row: id, question, accepted answers, answer type</td>
            <td>
              <code>q12, “Share of renewable power?”, “42%”, number</code>
            </td>
          </tr>
          <tr>
            <th scope="row">Predictions</th>
            <td>one answer a row: id, answer, the system’s name</td>
            <td>
              <code>q12, “42.0”, my-model</code>
            </td>
          </tr>
        </tbody>
      </table>
      <p className={styles.text}>
        Columns are found by their values and names; you can correct every one. Climate Finance
        Bench, MMESGBench and FinanceBench open as they are published.
      </p>
    </Card>
  );
}
