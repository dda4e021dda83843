import { shownSettings } from '../../state/trial';
import { useAssay, useAssayStore } from '../store-context';
import { Choice } from './Choice';

/** Whether answers are taken out of what they stand in before they are read. */
export function WrappingChoice() {
  const store = useAssayStore();
  const settings = useAssay(shownSettings);
  return (
    <Choice
      label="Answers in a wrapping"
      hint="a code fence, JSON, <answer>, \boxed{} …"
      options={[
        { value: 'keep', label: 'as written' },
        { value: 'remove', label: 'taken out' },
      ]}
      value={settings.wrapping}
      onChange={(wrapping) => {
        store.getState().trySettings({ ...settings, wrapping });
      }}
    />
  );
}
