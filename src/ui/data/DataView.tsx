import { Box, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { DropZone } from '../files/DropZone';
import { Card } from '../parts/Card';
import { ProjectCard } from '../project/ProjectCard';
import { useDeferredAssay } from '../store-context';
import styles from './data.module.css';

/** The forms are loaded after the page, when the browser is idle or a file is added. */
const loadFileList = async () => ({ default: (await import('../files/FileList')).FileList });
const loadForms = async () => ({ default: (await import('./LoadedData')).LoadedData });
const FileList = lazy(loadFileList);
const LoadedData = lazy(loadForms);

export function loadDataForms() {
  return Promise.all([loadFileList(), loadForms()]);
}

/** Files on the left; status and mapping on the right, which come first in tab order. */
export function DataView() {
  const isEmpty = useDeferredAssay((state) => state.files.length === 0);
  return (
    <>
      <Title order={1}>{isEmpty ? 'Score QA answers against a gold standard' : 'Data'}</Title>
      <Text c="var(--ink-2)" mt={2} mb="md">
        Nothing is uploaded.{' '}
        {isEmpty ? '' : 'Add more files anywhere on this page: drop, paste or fetch them by URL.'}
      </Text>
      <Box className="columns" __vars={{ '--columns': '380px minmax(0, 1fr)' }}>
        {!isEmpty && (
          <Stack gap={16} miw={0}>
            <Suspense fallback={null}>
              <LoadedData />
            </Suspense>
          </Stack>
        )}
        <Stack gap={14} miw={0} className={styles.files}>
          <DropZone />
          <Suspense fallback={null}>{!isEmpty && <FileList />}</Suspense>
          <ProjectCard />
        </Stack>
        {isEmpty && <Welcome />}
      </Box>
    </>
  );
}

const NEEDED_FILES = [
  {
    file: 'Gold',
    contents: 'one question per row: id, question, reference answers, answer type',
    example: 'q12, “Share of renewable power?”, “42%”, number',
  },
  {
    file: 'Predictions',
    contents: 'one answer per row: id, answer, system name',
    example: 'q12, “42.0”, my-model',
  },
];

/** The purpose of the page and the files that it needs. */
function Welcome() {
  return (
    <Card title="About Assay">
      <Text maw="68ch" mb="sm" c="var(--ink-2)">
        Assay scores question-answering systems whose answers are numbers with units, lists, yes or
        no with reasons, or “not disclosed”. It shows how good each system is, where it fails, and
        why each answer got its score.
      </Text>
      <table className="text-table">
        <caption>Files you need</caption>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Contents</th>
            <th scope="col">Example</th>
          </tr>
        </thead>
        <tbody>
          {NEEDED_FILES.map(({ file, contents, example }) => (
            <tr key={file}>
              <td>{file}</td>
              <td>{contents}</td>
              <td>
                <code>{example}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text maw="68ch" my="sm" c="var(--ink-2)">
        Columns are detected from their values and names, and you can change each one. Climate
        Finance Bench, MMESGBench and FinanceBench open as published.
      </Text>
    </Card>
  );
}
