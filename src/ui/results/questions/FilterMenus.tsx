import { Button, Checkbox, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useCatalog } from '../../store-context';
import { type Facet, type RangeFacet, SCORE_RANGES } from '../../../core/explore/view/facets';
import { formatCount } from '../../../core/words/numbers';
import styles from './toolbar.module.css';
import { type QueryEditor, useQueryEditor } from './use-query-editor';

interface RangeMenuProps {
  readonly facet: RangeFacet;
  readonly editor: QueryEditor;
}

/** The columns that sort questions into kinds; of each, one value or several can be chosen. */
export function ValueFilters({ facets }: { readonly facets: readonly Facet[] }) {
  const editor = useQueryEditor();
  if (!editor || facets.length === 0) return null;
  return (
    <div className={styles.bar} role="group" aria-label="Filter by value">
      {facets.map((facet) => (
        <ValueFilter key={facet.name} facet={facet} editor={editor} />
      ))}
    </div>
  );
}

interface FacetMenuProps {
  readonly facet: Facet;
  readonly editor: QueryEditor;
}

function ValueFilter({ facet: { name, values }, editor }: FacetMenuProps) {
  const chosen = new Set(editor.chosen(name).map((value) => value.toLowerCase()));
  const isChosen = (value: string) => chosen.has(value.toLowerCase());
  return (
    <Popover position="bottom-start" shadow="sm" trapFocus>
      <Popover.Target>
        <Button
          size="compact-xs"
          variant={chosen.size > 0 ? 'light' : 'default'}
          className={styles.target}
          rightSection={<IconChevronDown size={12} aria-hidden="true" />}
        >
          {name}
          {chosen.size > 0 && (
            <span className={styles.chosen}>: {editor.chosen(name).join(', ')}</span>
          )}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.facetBarList}>
        {values.map(({ value, count }) => (
          <Checkbox
            key={value}
            size="xs"
            classNames={{ body: styles.value, labelWrapper: styles.words }}
            label={
              <>
                <span className={styles.name}>{value}</span>{' '}
                <span className={styles.facetBarCount}>{formatCount(count)}</span>
              </>
            }
            checked={isChosen(value)}
            onChange={() => editor.toggleValue(name, value)}
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}

/** The scores of the run that is looked at, as bars; each bar chooses its range. */
export function ScoreFilters({ ranges }: { readonly ranges: readonly RangeFacet[] }) {
  const editor = useQueryEditor();
  if (!editor || ranges.length === 0) return null;
  return (
    <div className={styles.bar} role="group" aria-label="Filter by score">
      {ranges.map((facet) => (
        <ScoreFilter key={facet.name} facet={facet} editor={editor} />
      ))}
    </div>
  );
}

function ScoreFilter({ facet: { name, counts }, editor }: RangeMenuProps) {
  const metric = useCatalog().metrics.find(({ id }) => id === name);
  const chosen = editor.chosenRange(name);
  const most = Math.max(1, ...counts);
  return (
    <Popover position="bottom-start" shadow="sm" trapFocus>
      <Popover.Target>
        <Button
          size="compact-xs"
          variant={chosen ? 'light' : 'default'}
          className={styles.target}
          rightSection={<IconChevronDown size={12} aria-hidden="true" />}
        >
          {metric?.short ?? name}
          {chosen && <span className={styles.chosen}>: {chosen.label}</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div role="group" aria-label={`Score ranges of ${metric?.label ?? name}`}>
          {SCORE_RANGES.map((range, at) => {
            const count = counts[at] ?? 0;
            return (
              <button
                key={range.label}
                type="button"
                className={styles.range}
                aria-pressed={chosen === range}
                disabled={count === 0 && chosen !== range}
                onClick={() => editor.toggleRange(name, range)}
              >
                <span>{range.label}</span>
                <span className={styles.track} aria-hidden="true">
                  <span style={{ width: `${(100 * count) / most}%` }} />
                </span>
                <span className={styles.rangeBarCount}>{formatCount(count)}</span>
              </button>
            );
          })}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
