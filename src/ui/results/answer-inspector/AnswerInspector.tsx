import { ActionIcon, Box, Group, Stack, Text, Textarea, Title, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp, IconCheck, IconLink, IconX } from '@tabler/icons-react';
import { NO_PATCH } from '../../../core/analysis/gold/patch';
import type { Explanation } from '../../../core/explore/explain/explain';
import type { AnswerKind, Score } from '../../../core/model';
import { retrievalSettings, type Settings } from '../../../core/settings';
import { caseKey } from '../../../core/scoring/llm-judge/judged-case';
import type { MetricDescription } from '../../../core/scoring/metric';
import { listWords } from '../../../core/words/lists';
import { formatCount, formatDecimals, plural } from '../../../core/words/numbers';
import { writeAddress } from '../../../state/address';
import { MAX_NOTE_LENGTH } from '../../../state/choices/choices';
import { caseOf } from '../../../state/llm-judge/plan';
import { linkOfResults, writeLink, writeLinkJson } from '../../../state/project/link';
import { metricsOf } from '../../../state/selectors';
import { isPublishedFolder } from '../../../state/view';
import type { QuestionRow } from '../../../worker/protocol';
import { CopyableText } from '../../parts/Buttons';
import { ScoreChip } from '../../parts/ScoreChip';
import { useAssay, useAssayStore, useCatalog, useRunNames } from '../../store-context';
import { EXACT_MATCH } from '../known-metrics';
import type { ExplainedAnswer, OpenQuestion } from '../questions/use-questions';
import { AcceptanceLine, Meaning } from './Meaning';
import { Answers } from './Answers';
import { ExactMatch } from './ExactMatch';
import { Figures } from './Figures';
import styles from './inspector.module.css';
import { JudgeReasons } from './JudgeReasons';
import { ListPairs } from './ListPairs';
import { NumberComparison } from './NumberComparison';
import { Ranking, Pages } from './Retrieval';
import { RulePreview } from './RulePreview';
import { ScorerProfiles } from './ScorerProfiles';
import { FactList } from '../../parts/Texts';
import { Section } from './Section';

interface AnswerInspectorProps {
  readonly opening: OpenQuestion;
  /** Position of the question in the view; -1 if the view excludes it. */
  readonly position: number;
  readonly total: number;
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
}

/** One answer: the question, the references, the prediction, and the reasons for its scores. */
export function AnswerInspector(props: AnswerInspectorProps) {
  const { id, question } = props.opening;
  return (
    <section
      className={`surface ${styles.inspector}`}
      aria-label={`Question ${id}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') props.onClose();
      }}
    >
      <InspectorHeader {...props} />
      {question ? (
        <Sections question={question} />
      ) : (
        <Box component="p" p="4px 16px 16px">
          No question has this id.
        </Box>
      )}
    </section>
  );
}

function Sections({ question }: { readonly question: ExplainedAnswer }) {
  const { row, run, explanation, settings } = question;
  const name = useRunNames()[run] ?? '';
  const exactMatch = useCatalog().metrics.find(({ id }) => id === EXACT_MATCH);
  const exact = explanation.scores[EXACT_MATCH];
  // An abstention has no number or list to compare.
  const abstains = explanation.meaning?.abstentions.prediction === 'phrase';
  return (
    <Stack gap={14} p="4px 16px 16px" className="tabular">
      {row.text !== '' && (
        <Text component="div" fz={15} lh={1.4}>
          <CopyableText name="question" text={row.text}>
            {row.text}
          </CopyableText>
        </Text>
      )}
      {explanation.meaning && <AcceptanceLine meaning={explanation.meaning} />}
      <FactList
        facts={[
          row.document !== '' && ['Document', row.document],
          [
            'Type',
            row.answerType === row.kind ? row.kind : `${row.answerType}, scored as ${row.kind}`,
          ],
          ['Run', name],
        ]}
      />
      {explanation.ranking === null && <Answers explanation={explanation} />}
      <Scores scores={explanation.scores} />
      {explanation.pages && <Pages pages={explanation.pages} />}
      {explanation.ranking && <Ranking ranking={explanation.ranking} />}
      <NoteField id={row.id} />
      {explanation.prediction === null && (
        <p>
          This run has no {explanation.kind === 'ranking' ? 'ranking' : 'prediction'} for this
          question.{' '}
          {countsMissing(explanation.kind, settings)
            ? 'With the current settings it scores 0.'
            : 'With the current settings it is excluded from means.'}
        </p>
      )}
      {explanation.meaning && (
        <>
          {explanation.meaning.numbers && !abstains && (
            <NumberComparison
              comparison={explanation.meaning.numbers}
              isOneOfSeveral={explanation.references.length > 1}
              settings={settings.numbers}
            />
          )}
          {explanation.meaning.lists && !abstains && (
            <ListPairs lists={explanation.meaning.lists} />
          )}
          {explanation.grounding && <Figures grounding={explanation.grounding} />}
          <Meaning meaning={explanation.meaning} kind={explanation.kind} />
          {exactMatch && typeof exact === 'number' && (
            <ExactMatch score={exact} label={exactMatch.label} explanation={explanation} />
          )}
          <JudgeReasons question={row.question} run={run} />
          <LanguageModelVerdict row={row} />
          <TokenScores tokens={explanation.tokens} />
          <RulePreview question={question} />
          <ScorerProfiles question={row.question} run={run} />
        </>
      )}
    </Stack>
  );
}

/** Whether a missing prediction scores 0. */
function countsMissing(kind: AnswerKind, settings: Settings): boolean {
  if (kind === 'ranking') return retrievalSettings(settings).queries === 'judged';
  return settings.missing === 'zero';
}

/** The open question, its position in the view, and buttons for the previous and the next one. */
function InspectorHeader({ opening, position, total, onMove, onClose }: AnswerInspectorProps) {
  const isInside = position >= 0;
  const previous = position - 1;
  const next = position + 1;
  const actions = [
    { label: 'Previous question', Icon: IconArrowUp, to: previous, isOff: previous < 0 },
    { label: 'Next question', Icon: IconArrowDown, to: next, isOff: next >= total },
  ];
  return (
    <div
      className={styles.header}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp' && previous >= 0) onMove(previous);
        else if (event.key === 'ArrowDown' && next < total) onMove(next);
        else return;
        event.preventDefault();
      }}
    >
      <Title order={2} size="md" fw={650}>
        {opening.id}
      </Title>
      <span className={styles.muted} role="status">
        {isInside
          ? `${formatCount(position + 1)} of ${formatCount(total)} in this view`
          : 'not in this view'}
      </span>
      <Group ml="auto" gap={0} wrap="nowrap" style={{ alignSelf: 'center' }}>
        {actions.map(({ label, Icon, to, isOff }) => (
          <ActionIcon
            key={label}
            title={label}
            aria-label={label}
            disabled={isOff}
            onClick={() => onMove(to)}
          >
            <Icon size={17} />
          </ActionIcon>
        ))}
        <CopyLinkButton />
        <ActionIcon title="Close inspector" aria-label="Close inspector" onClick={onClose}>
          <IconX size={17} />
        </ActionIcon>
      </Group>
    </div>
  );
}

/** Copies a link that opens this question, with its note and, if known, the URLs of the files. */
function CopyLinkButton() {
  const store = useAssayStore();
  const { copied, copy } = useClipboard();
  const copyLink = async () => {
    const state = store.getState();
    const { link: given, openQuestion } = state;
    const notes = state.notes.filter(({ id }) => id === openQuestion);
    const files = given && { gold: given.gold, predictions: given.predictions };
    const link = linkOfResults(
      { ...state, notes, goldPatch: NO_PATCH },
      { files, hasResults: false },
    );
    const isAddress = given && (notes.length === 0 || isPublishedFolder(given));
    const fragment =
      isAddress || !link ? writeAddress(state) : await writeLink(writeLinkJson(link));
    copy(new URL(`#${fragment}`, document.baseURI).href);
  };
  const label = copied ? 'Link copied' : 'Copy link to this question';
  const Icon = copied ? IconCheck : IconLink;
  return (
    <ActionIcon title={label} aria-label={label} onClick={() => void copyLink()}>
      <Icon size={17} />
    </ActionIcon>
  );
}

/** The verdict and the reason of the LLM judge; nothing if it did not judge this answer. */
function LanguageModelVerdict({ row }: { readonly row: QuestionRow }) {
  const judgments = useAssay(({ llmJudge }) => llmJudge.judgments);
  const one = caseOf(row);
  const key = one && caseKey(one);
  const judgment = judgments?.cases.find(([at]) => at === key)?.[1];
  if (!judgments || !judgment) return null;
  const { model, host } = judgments.account;
  const verdict =
    judgment.kind === 'unscored' ? 'no verdict' : judgment.correct ? 'correct' : 'incorrect';
  const words = judgment.kind === 'unscored' ? judgment.why : judgment.reason;
  return (
    <Section title={`LLM judge: ${verdict}`}>
      <FactList
        facts={[
          ['Model', `${model} on ${host}`],
          words !== '' && ['Reason', words],
          [
            'Response',
            judgment.raw === '' ? <span className={styles.muted}>none</span> : judgment.raw,
          ],
        ]}
      />
    </Section>
  );
}

/** The user's note on the question. */
function NoteField({ id }: { readonly id: string }) {
  const store = useAssayStore();
  const note = useAssay(({ notes }) => notes.find((one) => one.id === id)?.text ?? '');
  return (
    <Textarea
      label="Note"
      rows={2}
      resize="vertical"
      maxLength={MAX_NOTE_LENGTH}
      placeholder="Saved with the project, in questions.csv and in links"
      value={note}
      onChange={({ currentTarget }) => store.getState().setNote(id, currentTarget.value)}
    />
  );
}

/** The scores of all metrics that apply, and the names of the others. */
function Scores({ scores }: { readonly scores: Readonly<Record<string, Score>> }) {
  const metrics = useAssay(metricsOf);
  const scoreOf = ({ id }: MetricDescription) => scores[id] ?? null;
  const idle = metrics.filter((metric) => scoreOf(metric) === null);
  return (
    <div>
      <dl className={styles.scores}>
        {metrics
          .filter((metric) => !idle.includes(metric))
          .map((metric) => (
            <Group key={metric.id} justify="space-between" align="baseline" gap={8} wrap="nowrap">
              <Tooltip label={metric.summary} multiline maw={260} openDelay={300}>
                <dt className="small">{metric.label}</dt>
              </Tooltip>
              <dd>
                <ScoreChip metric={metric} score={scoreOf(metric)} />
              </dd>
            </Group>
          ))}
      </dl>
      {idle.length > 0 && (
        <p className={styles.muted} style={{ marginTop: 6 }}>
          Not applicable: {listWords(idle.map(({ label }) => label))}.
        </p>
      )}
    </div>
  );
}

/** How precision, recall and F1 are computed. */
function TokenScores({ tokens }: { readonly tokens: Explanation['tokens'] }) {
  const { common, reference, prediction } = tokens;
  return (
    <Section title="Token precision, recall and F1">
      <p>
        {common} in common, of {plural(prediction, 'prediction token')} and{' '}
        {plural(reference, 'reference token')}.
      </p>
      <p>{sumOf(common, prediction, reference)}</p>
    </Section>
  );
}

function sumOf(common: number, prediction: number, reference: number): string {
  if (prediction === 0 && reference === 0) return 'Both texts are empty: all three are 1.';
  if (prediction === 0 || reference === 0) return 'One text is empty: all three are 0.';
  if (common === 0) return 'No tokens in common: all three are 0.';
  const f1 = (2 * common) / (prediction + reference);
  return `precision ${common}/${prediction}, recall ${common}/${reference}, F1 ${formatDecimals(f1, 3)}`;
}
