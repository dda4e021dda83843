import { Button, type ButtonProps, Group, Progress, Text } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { ExportChoices } from '../../../worker/protocol';
import { BusyButton } from '../../parts/Buttons';
import { saveFile } from '../../parts/save-file';
import { WorkerError } from '../../parts/ScoringStatus';
import { useAssayStore } from '../../store-context';

/** The state of a download. */
type ExportStage =
  | { readonly kind: 'idle' | 'nothing' | 'failed' }
  /** `percent`: the written share; `null` until writing takes long enough to show it. */
  | { readonly kind: 'writing'; readonly attempt: number; readonly percent: number | null };

/** Milliseconds after which the progress is shown. */
const PROGRESS_DELAY_MS = 400;

const IDLE: ExportStage = { kind: 'idle' };

interface ExportOutcomeProps {
  readonly stage: ExportStage;
  readonly onCancel: () => void;
}

interface ExportButtonProps extends Pick<
  ButtonProps,
  'size' | 'variant' | 'disabled' | 'leftSection'
> {
  /** The id of the file's format. */
  readonly format: string;
  readonly children: ReactNode;
}

/** Downloads a file with default options, for use in other views. */
export function ExportButton({ format, children, ...buttonProps }: ExportButtonProps) {
  const { stage, download, stop } = useExport(format);
  return (
    <>
      <BusyButton {...buttonProps} isBusy={stage.kind === 'writing'} onClick={() => download()}>
        {children}
      </BusyButton>
      <ExportOutcome stage={stage} onCancel={stop} />
    </>
  );
}

/** The progress of a download, or the reason why there is no file. */
export function ExportOutcome({ stage, onCancel }: ExportOutcomeProps) {
  return (
    <>
      {stage.kind === 'nothing' && (
        <Text size="sm" c="var(--ink-2)" role="status">
          Nothing to export: these results have no such rows.
        </Text>
      )}
      {stage.kind === 'writing' && stage.percent !== null && (
        <Group gap={10} mt={4} fz="sm" c="var(--ink-2)">
          <span className="tabular">{stage.percent}% written</span>
          <Progress flex="0 1 160px" value={stage.percent} aria-label="Export progress" />
          <Button onClick={onCancel}>Cancel</Button>
        </Group>
      )}
      {stage.kind === 'failed' && <WorkerError />}
    </>
  );
}

/** Downloads a file; the download continues after the component is unmounted. */
export function useExport(format: string) {
  const store = useAssayStore();
  const ticket = useId();
  const attempts = useRef(0);
  const [stage, setStage] = useState<ExportStage>(IDLE);

  const download = async (choices: Partial<ExportChoices>) => {
    const attempt = ++attempts.current;
    // A canceled attempt must not change the state of the next.
    const change = (next: ExportStage) =>
      setStage((now) => (now.kind === 'writing' && now.attempt === attempt ? next : now));
    const start = performance.now();
    setStage({ kind: 'writing', attempt, percent: null });
    try {
      const reportProgress = (done: number, total: number) => {
        if (performance.now() - start < PROGRESS_DELAY_MS) return;
        change({ kind: 'writing', attempt, percent: Math.floor((100 * done) / total) });
      };
      const file = await store.getState().ask.export(format, choices, reportProgress, ticket);
      if (file) saveFile(file.fileName, file.content.type, file.content);
      change(file ? IDLE : { kind: 'nothing' });
    } catch {
      change({ kind: 'failed' });
    }
  };

  return {
    stage,
    /** Writes the file and downloads it. */
    download: (choices: Partial<ExportChoices> = {}) => void download(choices),
    stop: () => {
      setStage(IDLE);
      void store.getState().ask.stopExport(ticket);
    },
  };
}
