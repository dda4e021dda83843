import { SimpleGrid, Switch } from '@mantine/core';
import { formatSignificant } from '../../core/words/numbers';
import { type NumberSettings, TOLERANCE_BOUNDS } from '../../core/settings';
import { Choice } from '../parts/Choice';
import { NumberField } from '../parts/Fields';
import { useSettings } from '../store-context';

/** Tolerances, and how numbers are parsed. */
export function NumbersForm() {
  const [{ numbers }, changeSettings] = useSettings();
  const change = (part: Partial<NumberSettings>) =>
    changeSettings({ numbers: { ...numbers, ...part } });
  const { relativeTolerance } = numbers;
  return (
    <>
      <SimpleGrid minColWidth="180px" spacing="sm" mb={10}>
        <NumberField
          size="sm"
          label="Absolute tolerance"
          hint="in the reference’s unit; empty for none"
          {...TOLERANCE_BOUNDS.absoluteTolerance}
          value={numbers.absoluteTolerance}
          onChange={(absoluteTolerance) => change({ absoluteTolerance })}
          onClear={() => change({ absoluteTolerance: null })}
        />
        <NumberField
          size="sm"
          label="Relative tolerance, %"
          hint="of the reference; empty for none"
          min={0}
          max={100}
          value={relativeTolerance === null ? null : roundNoise(relativeTolerance * 100)}
          onChange={(percent) => change({ relativeTolerance: roundNoise(percent / 100) })}
          onClear={() => change({ relativeTolerance: null })}
        />
      </SimpleGrid>
      <Choice
        label="Accept if within"
        options={{ any: 'either', all: 'both', digits: 'the reference’s precision' }}
        value={numbers.combine}
        onChange={(combine) => change({ combine })}
      />
      <Choice
        label="Percent sign on one side"
        hint="reference 82%"
        options={{ either: '82 or 0.82', 'sign-only': '82', strict: 'no match' }}
        value={numbers.percent}
        onChange={(percent) => change({ percent })}
      />
      <Choice
        label="Ambiguous “1,577”"
        hint="where the format is ambiguous"
        options={{ auto: 'detect per file', point: '1577', comma: '1.577' }}
        value={numbers.decimalMark}
        onChange={(decimalMark) => change({ decimalMark })}
      />
      <Choice
        label="Several numbers in a prediction"
        options={{
          any: 'any',
          conclusion: 'in the conclusion',
          first: 'first',
          last: 'last',
          only: 'exactly one',
        }}
        value={numbers.choice}
        onChange={(choice) => change({ choice })}
      />
      <Choice
        label="Unit on one side"
        hint="reference 500 MWh, prediction 500"
        options={{ lenient: 'match', strict: 'no match' }}
        value={numbers.units}
        onChange={(units) => change({ units })}
      />
      <div className="ruled">
        <Switch
          label="Exact years"
          description="If a question asks for a year, 2041 does not match 2040."
          checked={numbers.exactYears}
          onChange={({ currentTarget }) => change({ exactYears: currentTarget.checked })}
        />
      </div>
    </>
  );
}

/** Removes floating-point error: 0.07 × 100 is 7.000000000000001. */
function roundNoise(value: number): number {
  return Number(formatSignificant(value, 12));
}
