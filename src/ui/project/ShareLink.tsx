import { Checkbox, Group, Text, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { NO_PATCH } from '../../core/analysis/gold/patch';
import { aboutOf } from '../../state/project/about';
import {
  fileUrlsIn,
  isLinkTooLong,
  linkOfResults,
  writeLink,
  writeLinkJson,
} from '../../state/project/link';
import { CopyTextButton } from '../parts/Buttons';
import { Card } from '../parts/Card';
import { formatCount, plural } from '../../core/words/numbers';
import { useAssay, useAssayStore, useDeferredAssay } from '../store-context';
import { useRequest } from '../use-request';
import { SharedBy } from './SharedResults';

/** Some mail programs and chats truncate longer links. */
const LONG_LINK_LENGTH = 8000;

const MAX_AUTHOR_LENGTH = 200;

/** The author and headline that a link or a published folder includes. */
export function AboutCard() {
  const store = useAssayStore();
  const author = useAssay((state) => state.author);
  const about = useDeferredAssay(aboutOf);
  return (
    about && (
      <Card title={about.title} note="shown in shared links and published folders">
        <SharedBy about={about} />
        <TextInput
          mt={12}
          label="Author"
          description="Optional."
          value={author}
          maxLength={MAX_AUTHOR_LENGTH}
          onChange={({ currentTarget }) => store.setState({ author: currentTarget.value })}
        />
      </Card>
    )
  );
}

/** A link to the current results: what it includes, where the files are, and its length. */
export function ShareLink() {
  const [hasResults, setHasResults] = useState(true);
  const [includesNotes, setIncludesNotes] = useState(true);
  const [includesDecisions, setIncludesDecisions] = useState(true);
  const [folder, setFolder] = useState('');
  const given = useDeferredAssay((state) => state.link);
  const notes = useAssay((state) => state.notes.length);
  const decisions = useAssay((state) => state.goldPatch.decisions.length);
  const text = useDeferredAssay((state) => {
    const files = given
      ? { gold: given.gold, predictions: given.predictions }
      : fileUrlsIn(folder, state.result?.inputs.mapping ?? null);
    const shared = {
      ...state,
      notes: includesNotes ? state.notes : [],
      goldPatch: includesDecisions ? state.goldPatch : NO_PATCH,
    };
    const link = linkOfResults(shared, { files, hasResults, about: aboutOf(state) });
    return link && writeLinkJson(link);
  });
  const request = useMemo(
    () =>
      text === null
        ? null
        : async () => {
            const fragment = await writeLink(text);
            return { fragment, isTooLong: await isLinkTooLong(fragment) };
          },
    [text],
  );
  const { answer } = useRequest(request);
  const address = answer && new URL(`#${answer.fragment}`, document.baseURI).href;
  return (
    <Card title="Share link">
      <Text size="sm" c="var(--ink-2)" mb={12}>
        Opens with the settings, the mapping and the current view. Everything is stored after the #
        of the URL, which browsers do not send to servers.
      </Text>
      <Checkbox
        mb={12}
        label="Include scores"
        description="The scores can be read without the files. Whoever opens the same files sees whether the scores differ."
        checked={hasResults}
        onChange={({ currentTarget }) => setHasResults(currentTarget.checked)}
      />
      {notes > 0 && (
        <Checkbox
          mb={12}
          label={`Include ${plural(notes, 'note')}`}
          checked={includesNotes}
          onChange={({ currentTarget }) => setIncludesNotes(currentTarget.checked)}
        />
      )}
      {decisions > 0 && (
        <Checkbox
          mb={12}
          label={`Include ${plural(decisions, 'decision')} about answers`}
          checked={includesDecisions}
          onChange={({ currentTarget }) => setIncludesDecisions(currentTarget.checked)}
        />
      )}
      {given ? (
        <Text size="sm" c="var(--ink-2)" mb={12}>
          It contains the URLs of the open files.
        </Text>
      ) : (
        <TextInput
          mb={12}
          label="Folder with the files"
          description="An https URL, or a folder next to this page. Leave empty to share no files."
          placeholder="data/"
          value={folder}
          onChange={({ currentTarget }) => setFolder(currentTarget.value)}
        />
      )}
      {answer?.isTooLong && (
        <Text size="sm" role="status">
          The link would be too long to open. Leave out notes or decisions, or publish a folder
          instead.
        </Text>
      )}
      {address !== null && !answer?.isTooLong && (
        <Group gap="6px 10px">
          <CopyTextButton label="Copy link" text={address} />
          <Text span size="xs" c="var(--ink-3)">
            {formatCount(address.length)} characters
            {address.length > LONG_LINK_LENGTH && '; some mail programs cut off links this long'}
          </Text>
        </Group>
      )}
    </Card>
  );
}
