/** Whether a key press or a paste is meant for a text field. The field of a `Select` is not one. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  const isChooser = target.getAttribute('aria-haspopup') === 'listbox';
  return target instanceof HTMLInputElement && isText(target.type) && !isChooser;
}

function isText(type: string): boolean {
  return !['button', 'checkbox', 'radio', 'range', 'file', 'submit'].includes(type);
}
