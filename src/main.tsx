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

/** Milliseconds for which the first drawing waits. */
const PATIENCE = 300;

applyInitialView(window);
installTrustedTypes(offlineScript(document));
const device = createBrowserDevice(window);
const store = createAssayStore(createClient(), createFetcher(document), device);
persistMappings(store, window);
persistLlmJudge(store, window);
const arrival = restoreAndAutosave(store, window).then(() => syncAddress(store, window));
// What was open before is there at the first drawing, unless the browser is slow to give it.
await Promise.race([arrival, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);

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
