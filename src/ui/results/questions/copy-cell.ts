import type { ClipboardEvent } from 'react';
import { cellId, type GridPlace } from './grid-keys';

/** Copies the whole text of the cell that the keyboard is on, unless other text is selected. */
export function copyCell(event: ClipboardEvent, place: GridPlace): void {
  const cell = document.getElementById(cellId(place));
  if (!cell || document.getSelection()?.isCollapsed === false) return;
  event.clipboardData.setData('text/plain', cell.textContent);
  event.preventDefault();
}
