const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** Control characters, except tab and line endings, that HTML cannot contain or does not show. */
const CONTROL_RANGES = '\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f';
const CONTROLS = new RegExp(`[${CONTROL_RANGES}]`, 'g');

/** Escapes text for an element or a quoted attribute; control characters become visible symbols. */
export function escapeHtml(text: string): string {
  return text
    .replace(CONTROLS, (control) => {
      const code = control.charCodeAt(0);
      return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\u2421';
    })
    .replace(/[&<>"'`]/g, (mark) => MARKS[mark] ?? '');
}

/** JSON for a script element; escapes what could end it or start a comment. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Text from the files, isolated from the surrounding text direction. */
export function isolateText(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}
