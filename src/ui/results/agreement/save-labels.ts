import type { AssayStore } from '../../../state/store';
import { saveFile } from '../../parts/save-file';

/** Downloads one of the exports as it is without choices; nothing where there is nothing of the kind. */
export async function saveExported(store: AssayStore, id: string): Promise<void> {
  const file = await store.getState().ask.export(id);
  if (file) saveFile(file.fileName, file.content.type, file.content);
}
