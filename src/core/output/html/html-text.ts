const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** What HTML cannot hold or nobody would see: control characters, save tab and line ends. */
const CONTROL_RANGES = '\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f';
const CONTROLS = new RegExp(`[${CONTROL_RANGES}]`, 'g');

/** A text as HTML shows it, inside an element or a quoted attribute; control characters as their pictures. */
export function escapeHtml(text: string): string {
  return text
    .replace(CONTROLS, (control) => {
      const code = control.charCodeAt(0);
      return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\u2421';
    })
    .replace(/[&<>"'`]/g, (mark) => MARKS[mark] ?? '');
}

/**
 * Data in an element of script, where only what could end it or begin a comment has to be written
 * otherwise.
 */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** A quotation of the files: in its own direction, whatever script it is in. */
export function quote(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}
