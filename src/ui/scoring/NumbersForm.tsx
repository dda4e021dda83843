import { NumberInput, SimpleGrid, Switch } from '@mantine/core';
import { type NumberSettings, TOLERANCE_BOUNDS } from '../../core/settings';
import { shownSettings } from '../../state/choices/preview';
import { useAssay, useAssayStore } from '../store-context';
import { Choice } from '../parts/Choice';
import styles from './scoring.module.css';

/** Tolerances and how numbers are read. */
export function NumbersForm() {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  const { numbers } = settings;
  const change = (part: Partial<NumberSettings>) =>
    store.getState().previewSettings({ ...settings, numbers: { ...numbers, ...part } });
  return (
    <>
      <SimpleGrid minColWidth="180px" spacing="sm" mb={10}>
        <Tolerance
          label="Absolute tolerance"
          description="in the reference’s unit; empty for none"
          max={TOLERANCE_BOUNDS.absoluteTolerance.max}
          value={numbers.absoluteTolerance}
          factor={1}
          onChange={(absoluteTolerance) => change({ absoluteTolerance })}
        />
        <Tolerance
          label="Relative tolerance, %"
          description="of the reference; empty for none"
          max={100}
          value={numbers.relativeTolerance}
          factor={100}
          onChange={(relativeTolerance) => change({ relativeTolerance })}
        />
      </SimpleGrid>
      <Choice
        label="Accept if within"
        options={[
          { value: 'any', label: 'either' },
          { value: 'all', label: 'both' },
        ]}
        value={numbers.combine}
        onChange={(combine) => change({ combine })}
      />
      <Choice
        label="Percent sign on one side"
        hint="reference 82%"
        options={[
          { value: 'either', label: '82 or 0.82' },
          { value: 'sign-only', label: '82' },
          { value: 'strict', label: 'no match' },
        ]}
        value={numbers.percent}
        onChange={(percent) => change({ percent })}
      />
      <Choice
        label="Ambiguous “1,577”"
        hint="if its form does not decide"
        options={[
          { value: 'auto', label: 'detect by file' },
          { value: 'point', label: '1577' },
          { value: 'comma', label: '1.577' },
        ]}
        value={numbers.decimalMark}
        onChange={(decimalMark) => change({ decimalMark })}
      />
      <Choice
        label="Several numbers in a prediction"
        options={[
          { value: 'any', label: 'any' },
          { value: 'conclusion', label: 'in the conclusion' },
          { value: 'first', label: 'first' },
          { value: 'last', label: 'last' },
          { value: 'only', label: 'exactly one' },
        ]}
        value={numbers.choice}
        onChange={(choice) => change({ choice })}
      />
      <Choice
        label="Unit on one side"
        hint="reference 500 MWh, prediction 500"
        options={[
          { value: 'lenient', label: 'match' },
          { value: 'strict', label: 'no match' },
        ]}
        value={numbers.units}
        onChange={(units) => change({ units })}
      />
      <div className={styles.ruled}>
        <Switch
          size="xs"
          label="Exact years"
          description="If a question asks for a year, 2041 does not match 2040."
          checked={numbers.exactYears}
          onChange={({ currentTarget }) => change({ exactYears: currentTarget.checked })}
        />
      </div>
    </>
  );
}

interface ToleranceProps {
  readonly label: string;
  readonly description: string;
  readonly max: number;
  readonly value: number | null;
  /** What is shown is the value times this. */
  readonly factor: number;
  readonly onChange: (value: number | null) => void;
}

function Tolerance({ label, description, max, value, factor, onChange }: ToleranceProps) {
  return (
    <NumberInput
      size="sm"
      label={label}
      description={description}
      min={0}
      max={max}
      clampBehavior="strict"
      value={value === null ? '' : Number((value * factor).toPrecision(12))}
      onChange={(shown) => {
        const entered = typeof shown === 'number' ? shown : Number.parseFloat(shown);
        onChange(Number.isFinite(entered) ? Number((entered / factor).toPrecision(12)) : null);
      }}
    />
  );
}
