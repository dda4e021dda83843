/**
 * Sorts and filters the table of questions; without it the page shows the same, unsorted. It reads the
 * table that is there and loads nothing. It is plain JavaScript, since the page runs it as it stands.
 */
export const PAGE_SCRIPT = `
'use strict';
const table = document.getElementById('questions');
if (table) {
  const body = table.tBodies[0];
  const rows = Array.from(body.rows);
  const controls = document.getElementById('controls');
  const count = document.getElementById('count');
  const field = (name) => document.getElementById(name);
  const show = () => {
    const run = field('run').value;
    const outcome = field('outcome') ? field('outcome').value : '';
    const words = field('words').value.trim().toLowerCase();
    let shown = 0;
    for (const row of rows) {
      const fits = (run === '' || row.dataset.run === run) &&
        (outcome === '' || row.dataset.outcome === outcome) &&
        (words === '' || row.textContent.toLowerCase().includes(words));
      row.hidden = !fits;
      if (fits) shown++;
    }
    count.textContent = shown + ' of ' + rows.length + ' rows';
  };
  controls.hidden = false;
  for (const name of ['run', 'outcome', 'words']) if (field(name)) field(name).addEventListener('input', show);
  const heads = Array.from(table.tHead.rows[0].cells);
  const places = new Map(rows.map((row, at) => [row, at]));
  heads.forEach((head, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener('click', () => {
      const descending = head.getAttribute('aria-sort') === 'ascending';
      for (const other of heads) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
      const isNumber = head.classList.contains('number');
      const keys = new Map(rows.map((row) => {
        const text = row.cells[column].textContent;
        return [row, isNumber ? parseFloat(text) : text];
      }));
      const compare = (a, b) => {
        const x = keys.get(a), y = keys.get(b);
        const order = isNumber ? (isNaN(x) || isNaN(y) ? isNaN(x) - isNaN(y) : descending ? y - x : x - y)
          : (descending ? -1 : 1) * x.localeCompare(y, 'en', { numeric: true });
        return order || places.get(a) - places.get(b);
      };
      body.append(...rows.sort(compare));
    });
  });
  show();
}
`;
