import { Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { endpointOf } from '../../state/llm-judge/form';
import { useAssay, useAssayStore } from '../store-context';
import styles from './LlmJudge.module.css';

/** Address, model and key. */
export function ServerFields() {
  const store = useAssayStore();
  const { address, key, storesKey, options } = useAssay(({ llmJudge }) => llmJudge.form);
  const change = store.getState().changeLlmJudge;
  const endpoint = endpointOf(address);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Server</legend>
      <div className={styles.pair}>
        <TextInput
          label="Address"
          description={
            'code' in endpoint
              ? 'for example http://localhost:11434/v1'
              : `calls go to ${endpoint.address}`
          }
          inputWrapperOrder={['label', 'input', 'description']}
          type="url"
          autoComplete="off"
          spellCheck={false}
          value={address}
          onChange={({ currentTarget }) => change({ address: currentTarget.value })}
        />
        <TextInput
          label="Model"
          description="its name on the server"
          inputWrapperOrder={['label', 'input', 'description']}
          autoComplete="off"
          spellCheck={false}
          value={options.model}
          onChange={({ currentTarget }) =>
            change({ options: { ...options, model: currentTarget.value } })
          }
        />
        <PasswordInput
          label="Key"
          description="empty if the server needs none; sent to this server only"
          inputWrapperOrder={['label', 'input', 'description']}
          autoComplete="off"
          value={key}
          onChange={({ currentTarget }) => change({ key: currentTarget.value })}
        />
        <Checkbox
          className={styles.keeps}
          label="Store the key in this browser"
          description="with address and model, unencrypted; otherwise it is discarded with the page"
          checked={storesKey}
          onChange={({ currentTarget }) => change({ storesKey: currentTarget.checked })}
        />
      </div>
    </fieldset>
  );
}
