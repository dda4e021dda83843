import { useEffect, useState } from 'react';
import type { AssayStore } from '../../state/store';
import { isTyping } from '../is-typing';
import { useAssayStore } from '../store-context';
import { collectDropped } from './dropped-files';
import styles from './files.module.css';

/** Accepts files dropped or pasted anywhere on the page, with an overlay during the drag. */
export function DropOverlay() {
  const store = useAssayStore();
  const [hovering, setHovering] = useState(false);
  useEffect(() => {
    let depth = 0;
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const enter = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth++;
      setHovering(true);
    };
    const leave = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth--;
      if (depth <= 0) setHovering(false);
    };
    const over = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setHovering(false);
      if (event.dataTransfer) void takeDropped(store, event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (isTyping(event.target) || !event.clipboardData) return;
      event.preventDefault();
      takePasted(store, event.clipboardData);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, [store]);
  return hovering ? <div className={styles.veil}>Drop gold and prediction files</div> : null;
}

async function takeDropped(store: AssayStore, transfer: DataTransfer): Promise<void> {
  const { files, hidden } = await collectDropped(transfer);
  await store.getState().addDropped(files, hidden);
}

function takePasted(store: AssayStore, clipboard: DataTransfer): void {
  const files = [...clipboard.files];
  const text = clipboard.getData('text/plain');
  if (files.length > 0) void store.getState().addFiles(files);
  else if (text.trim() !== '') void store.getState().pasteText(text);
}
