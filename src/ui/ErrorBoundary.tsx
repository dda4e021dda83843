import { Button, CopyButton, Text } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { isMissingScript } from '../core/words/missing-script';
import { Card } from './parts/Card';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly report: string | null;
  readonly isScriptMissing: boolean;
}

/** Shows an error report to copy, instead of an empty page, if rendering throws. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { report: null, isScriptMissing: false };

  static getDerivedStateFromError(error: unknown): State {
    const report =
      error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
    return { report, isScriptMissing: isMissingScript(error) };
  }

  override render(): ReactNode {
    const { report, isScriptMissing } = this.state;
    if (report === null) return this.props.children;
    if (isScriptMissing) {
      return (
        <Card title="Part of the page could not be loaded">
          <Text size="sm" mb="sm">
            You may be offline, or the page has been updated. Your files are unchanged. Check your
            connection and reload the page.
          </Text>
          <Button size="sm" variant="filled" onClick={() => location.reload()}>
            Reload page
          </Button>
        </Card>
      );
    }
    return (
      <Card title="Assay has crashed">
        <Text size="sm" mb="sm">
          This is a bug in Assay; your files are unchanged. Reload the page to continue, and send us
          the report below. It contains none of your data.
        </Text>
        <CopyButton value={report}>
          {({ copied, copy }) => (
            <Button size="sm" variant="filled" onClick={copy}>
              {copied ? 'Copied' : 'Copy report'}
            </Button>
          )}
        </CopyButton>
        <pre>{report}</pre>
      </Card>
    );
  }
}
