import { useState } from 'react';
import type { ChatPayload } from '../../core/scoring/llm-judge/payload';
import { Choice } from '../scoring/Choice';
import styles from './LlmJudge.module.css';

/** The first call: its messages to be read, or its body byte for byte. */
export function ExampleCall({ example }: { readonly example: string }) {
  const [shown, setShown] = useState<'words' | 'bytes'>('words');
  return (
    <div>
      <Choice
        label="The first call"
        hint="all others differ in the case alone"
        options={[
          { value: 'words', label: 'to read' },
          { value: 'bytes', label: 'as it is sent' },
        ]}
        value={shown}
        onChange={setShown}
      />
      <pre
        className={styles.example}
        tabIndex={0}
        role="region"
        aria-label="Text of the first call"
      >
        {shown === 'bytes' ? example : writeWords(example)}
      </pre>
    </div>
  );
}

/** The payload with its messages as texts: line breaks are lines, quotation marks stand alone. */
function writeWords(example: string): string {
  const { messages, ...rest } = JSON.parse(example) as ChatPayload;
  return [
    ...messages.map(({ role, content }) => `[${role}]\n${content}`),
    `[beside the messages]\n${JSON.stringify(rest, null, 2)}`,
  ].join('\n\n');
}
