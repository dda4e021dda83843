import './ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createFetcher } from './frame/client';
import { offlineScript, registerOffline } from './offline/register';
import { applyInitialView, syncAddress } from './state/sync-address';
import { createBrowserDevice } from './state/autosave/browser-device';
import { persistLlmJudge, persistMappings, restoreAndAutosave } from './state/persist';
import { createAssayStore } from './state/store';
import { App } from './ui/App';
import { installTrustedTypes } from './ui/trusted-types';
import { createClient } from './worker/client';

/** Milliseconds that the first render waits for the restored project. */
const TIMEOUT_MS = 300;

applyInitialView(window);
installTrustedTypes(offlineScript(document));
const device = createBrowserDevice(window);
const store = createAssayStore(createClient(), createFetcher(document), device);
persistMappings(store, window);
persistLlmJudge(store, window);
const arrival = restoreAndAutosave(store, window).then(() => syncAddress(store, window));
// The first render shows the restored project, unless the browser is slow to return it.
await Promise.race([arrival, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element called “root”.');
createRoot(root).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
);

if (import.meta.env.PROD && device.mayStore()) {
  void registerOffline(window, (newVersion) => store.setState({ newVersion }));
}
