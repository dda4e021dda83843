import '@mantine/core/styles.css';
import './ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createFetcher } from './frame/client';
import { followAddress } from './state/follow-address';
import { rememberMappings } from './state/remember-mappings';
import { createAssayStore } from './state/store';
import { App } from './ui/App';
import { installTrustedTypes } from './ui/trusted-types';
import { createClient } from './worker/client';

installTrustedTypes();
const store = createAssayStore(createClient(), createFetcher(document));
followAddress(store, window);
rememberMappings(store, window);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element called “root”.');
createRoot(root).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
);
