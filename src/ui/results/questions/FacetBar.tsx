import { Button, Checkbox, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { Facet } from '../../../core/explore/view/facets';
import { formatCount } from '../../parts/format';
import styles from './Toolbar.module.css';
import { type QueryEditor, useQueryEditor } from './use-query';

/** The columns that sort questions into kinds; of each, one value or several can be chosen. */
export function FacetBar({ facets }: { readonly facets: readonly Facet[] }) {
  const editor = useQueryEditor();
  if (!editor || facets.length === 0) return null;
  return (
    <div className={styles.bar} role="group" aria-label="Only these values">
      {facets.map((facet) => (
        <FacetMenu key={facet.name} facet={facet} editor={editor} />
      ))}
    </div>
  );
}

interface FacetMenuProps {
  readonly facet: Facet;
  readonly editor: QueryEditor;
}

function FacetMenu({ facet: { name, values }, editor }: FacetMenuProps) {
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
            onChange={() => {
              editor.toggleValue(name, value);
            }}
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
