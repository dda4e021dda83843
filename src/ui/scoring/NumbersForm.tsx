import { NumberInput, Switch } from '@mantine/core';
import { type NumberSettings, TOLERANCE_BOUNDS } from '../../core/settings';
import { shownSettings } from '../../state/trial';
import { useAssay, useAssayStore } from '../store-context';
import { Choice } from './Choice';
import styles from './scoring.module.css';

/** Tolerances and how numbers are read. */
export function NumbersForm() {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  const { numbers } = settings;
  const change = (part: Partial<NumberSettings>) => {
    store.getState().trySettings({ ...settings, numbers: { ...numbers, ...part } });
  };
  return (
    <>
      <div className={styles.tolerances}>
        <Tolerance
          label="Absolute tolerance"
          description="in the reference’s unit; empty: off"
          max={TOLERANCE_BOUNDS.absoluteTolerance.max}
          value={numbers.absoluteTolerance}
          factor={1}
          onChange={(absoluteTolerance) => {
            change({ absoluteTolerance });
          }}
        />
        <Tolerance
          label="Relative tolerance, %"
          description="of the reference; empty: off"
          max={100}
          value={numbers.relativeTolerance}
          factor={100}
          onChange={(relativeTolerance) => {
            change({ relativeTolerance });
          }}
        />
      </div>
      <Choice
        label="A number is met within"
        options={[
          { value: 'any', label: 'either tolerance' },
          { value: 'all', label: 'both' },
        ]}
        value={numbers.combine}
        onChange={(combine) => {
          change({ combine });
        }}
      />
      <Choice
        label="Percent sign on one side only"
        hint="reference 82%"
        options={[
          { value: 'either', label: '82 or 0.82' },
          { value: 'sign-only', label: '82' },
          { value: 'strict', label: 'no match' },
        ]}
        value={numbers.percent}
        onChange={(percent) => {
          change({ percent });
        }}
      />
      <Choice
        label="Ambiguous 1,577"
        hint="where its form does not decide"
        options={[
          { value: 'auto', label: 'by the file' },
          { value: 'point', label: '1577' },
          { value: 'comma', label: '1.577' },
        ]}
        value={numbers.decimalMark}
        onChange={(decimalMark) => {
          change({ decimalMark });
        }}
      />
      <Choice
        label="Of several numbers in a prediction"
        options={[
          { value: 'any', label: 'any' },
          { value: 'conclusion', label: 'of the conclusion' },
          { value: 'first', label: 'first' },
          { value: 'last', label: 'last' },
          { value: 'only', label: 'only one allowed' },
        ]}
        value={numbers.choice}
        onChange={(choice) => {
          change({ choice });
        }}
      />
      <Choice
        label="Unit on one side only"
        hint="reference 500 MWh, prediction 500"
        options={[
          { value: 'lenient', label: 'may match' },
          { value: 'strict', label: 'no match' },
        ]}
        value={numbers.units}
        onChange={(units) => {
          change({ units });
        }}
      />
      <div className={styles.switch}>
        <Switch
          size="xs"
          label="A year that is asked for must be met exactly"
          description="otherwise 2041 lies within 1 % of 2040"
          checked={numbers.exactYears}
          onChange={({ currentTarget }) => {
            change({ exactYears: currentTarget.checked });
          }}
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
