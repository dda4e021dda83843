import { type ReactNode, useState } from 'react';
import { formatCount } from '../../../core/words/numbers';
import { LinkButton } from '../../parts/LinkButton';
import styles from './inspector.module.css';

interface LongTextProps {
  readonly text: string;
  /** The text as it is drawn. */
  readonly children: ReactNode;
}

/** Letters that are read at a glance. */
const MAX_LENGTH = 480;

/** The beginning of a long text, and the rest on request, so that the reason for a score stays in sight. */
export function LongText({ text, children }: LongTextProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (text.length <= MAX_LENGTH) return children;
  return (
    <>
      <span className={isWhole ? undefined : styles.clamped}>{children}</span>
      <LinkButton expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
        {isWhole ? 'Show less' : `Show all ${formatCount(text.length)} characters`}
      </LinkButton>
    </>
  );
}
