/** Number of runs with a distinct color in the style sheet; the others are gray. */
export const RUN_COLORS = 16;

/** Hashes of script and style for the content security policy; a test checks them. */
export const SCRIPT_HASH = 'sha256-UikyJhWde7oWjYSeSCm+SxbzyeLMAEEA3RS6jHg3mMk=';

export const STYLE_HASH = 'sha256-gk79gijJ9EGYq3xyLXYWx2xLDRXR4iRQMUUmAXD19R4=';

/** The style of the page: light or dark like the reader's system, plain in print. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: #16202a; --ink-2: #52606d; --line: #e3e8ed; --ground: #fbfcfd; --card: #fff; --accent: #0b6e6e; --correct: #1a7f4b; --incorrect: #b3372c; --bar-correct: #2b7d5b; --bar-correct-ink: #fff; --bar-wrong: #f3cbc4; --bar-declined: #e3e9ee; --r0: #0b6e6e; --r1: #a8306f; --r2: #2271b8; --r3: #5b5fc7; --r4: #4d7c18; --r5: #b4651f; --r6: #7d2230; --r7: #8a6a12; --r8: #1f8a5a; --r9: #8e44ad; --r10: #46586b; --r11: #d1495b; --r12: #0e8fb3; --r13: #6f4e37; --r14: #c0399f; --r15: #2f3f9e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf0; --ink-2: #a3b0bc; --line: #2c3742; --ground: #12181e; --card: #182028; --accent: #5cc4c0; --correct: #6fcf97; --incorrect: #f08c80; --bar-correct: #4fb07e; --bar-correct-ink: #0d1317; --bar-wrong: #6b2f29; --bar-declined: #2b3640; --r0: #57c2ba; --r1: #e583b6; --r2: #74b4ea; --r3: #a3a6f2; --r4: #a1c65c; --r5: #e3a05d; --r6: #c97f7f; --r7: #d6c552; --r8: #6fd69a; --r9: #cf8ff0; --r10: #aebccb; --r11: #ff7f8c; --r12: #5fd8f5; --r13: #c59d80; --r14: #ffaae6; --r15: #7f8fff; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 24px 48px; font: 14px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
main { max-width: 1240px; margin: 0 auto; }
h1 { margin: 0; font-size: 22px; line-height: 1.3; }
h2 { margin: 36px 0 8px; font-size: 16px; }
p { max-width: 80ch; margin: 6px 0; }
.quiet, caption, dt { color: var(--ink-2); }
.scroll { overflow-x: auto; }
table { border-collapse: separate; border-spacing: 0; background: var(--card); border: 1px solid var(--line); }
.wide { width: 100%; }
tbody th:has(.dot) { min-width: 130px; }
caption { padding: 8px 2px; text-align: start; caption-side: bottom; max-width: min(100ch, 100vw - 32px); font-size: 12px; }
th, td { padding: 6px 10px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
tbody tr:last-child > * { border-bottom: 0; }
thead th { font-size: 12px; color: var(--ink-2); white-space: nowrap; }
th button { all: unset; cursor: pointer; }
th button:hover { color: var(--accent); }
th button:focus-visible, select:focus-visible, input:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
th[aria-sort=ascending] button::after { content: ' ↑'; }
th[aria-sort=descending] button::after { content: ' ↓'; }
.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
.best { font-weight: 700; }
.interval { color: var(--ink-2); font-size: 12px; }
.correct { color: var(--correct); } .incorrect { color: var(--incorrect); }
.headline { margin: 16px 0; padding: 4px 0 4px 14px; border-left: 3px solid var(--accent); font-size: 17px; font-weight: 600; }
${Array.from({ length: RUN_COLORS }, (_, run) => `.r${run} { --run: var(--r${run}); }`).join('\n')}
.rx { --run: var(--ink-2); }
.dot { display: inline-block; width: 9px; height: 9px; margin-right: 7px; border-radius: 50%; background: var(--run); }
svg { display: block; font-size: 12px; fill: var(--ink); }
svg.chart { max-width: none; }
svg .head { font-weight: 600; }
svg .quiet { fill: var(--ink-2); }
svg circle { fill: var(--run); }
.range { stroke: var(--run); stroke-width: 3; opacity: 0.55; }
.rule { stroke: var(--line); fill: none; }
.outcomes rect { fill: var(--bar-declined); }
.outcomes .correct rect { fill: var(--bar-correct); }
.outcomes .correct text { fill: var(--bar-correct-ink); }
.outcomes .wrong rect { fill: var(--bar-wrong); }
.legend span { margin-right: 14px; font-size: 12px; color: var(--ink-2); }
.legend span::before { content: ''; display: inline-block; width: 10px; height: 10px; margin-right: 5px; border-radius: 2px; background: var(--bar-declined); }
.legend .correct::before { background: var(--bar-correct); }
.legend .wrong::before { background: var(--bar-wrong); }
.score { color: var(--ink-2); font-size: 12px; font-variant-numeric: tabular-nums; }
.answer { min-width: 90px; max-width: 320px; }
.answer:has(.long) { min-width: 220px; }
td bdi { white-space: pre-wrap; overflow-wrap: anywhere; }
.text { min-width: 180px; max-width: 420px; }
.long summary { margin: 2px 0 0; font-size: 12px; }
.long summary::after { content: attr(aria-label); }
@media screen { .rows { max-height: 88vh; overflow: auto; } .rows thead th { position: sticky; top: 0; z-index: 1; background: var(--card); box-shadow: 0 1px var(--line); } .long:not(:has([open])) bdi { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 6; } }
.controls { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end; margin: 8px 0 12px; }
.controls[hidden] { display: none; }
label { display: grid; gap: 2px; font-size: 12px; color: var(--ink-2); }
select, input { font: inherit; font-size: 14px; padding: 5px 8px; color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 7px; }
dl { display: grid; grid-template-columns: minmax(140px, max-content) 1fr; gap: 2px 16px; margin: 8px 0; }
dd { margin: 0; overflow-wrap: anywhere; }
code { font-size: 12px; overflow-wrap: anywhere; }
summary { cursor: pointer; margin: 8px 0; color: var(--accent); }
@media (max-width: 600px) { body { padding: 20px 14px 32px; } dl { grid-template-columns: 1fr; } dd { margin-bottom: 6px; } }
@media screen and (max-width: 600px) { caption { max-width: calc(100vw - 56px); } .scroll { padding-right: 20px; mask-image: linear-gradient(to left, transparent, #000 24px); } .scroll th:first-child { position: sticky; left: 0; background: var(--card); overflow-wrap: anywhere; z-index: 1; } .scroll thead th:first-child { z-index: 2; } .scroll tbody th:first-child { min-width: 130px; max-width: 140px; } .text, .answer:has(.long) { min-width: 220px; max-width: 220px; } }
@page { size: landscape; margin: 10mm; }
@media print { :root { --ink: #000; --ink-2: #333; --line: #bbb; --ground: #fff; --card: #fff; --correct: #000; --incorrect: #000; } body { padding: 0; font-size: 9pt; } .controls { display: none; } .scroll { overflow: visible; } thead { display: table-header-group; } thead button { display: contents; } tr:has(> :nth-child(11)) bdi { display: -webkit-inline-box; vertical-align: top; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 8; } tr, svg { break-inside: avoid; } svg.chart { width: 100%; height: auto; } details:not([open]), .long details { display: none; } * { print-color-adjust: exact; } h2 { break-after: avoid; } }
`;

/**
 * Sorts and filters the table of questions; loads nothing. Plain JavaScript that the page runs
 * unchanged.
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
    const run = field('run') ? field('run').value : '';
    const outcome = field('outcome') ? field('outcome').value : '';
    const words = field('words').value.trim().toLowerCase();
    let shown = 0;
    for (const row of rows) {
      const all = row.dataset.outcomes;
      const own = run === '' ? all : all[Number(run)];
      const has = outcome === 'disagree' ? all.includes('c') && all.includes('i') : own.includes(outcome);
      const fits = has && (words === '' || row.textContent.toLowerCase().includes(words));
      row.hidden = !fits;
      if (fits) shown++;
    }
    count.textContent = shown + ' of ' + rows.length + ' questions';
  };
  controls.hidden = false;
  for (const name of ['run', 'outcome', 'words']) if (field(name)) field(name).addEventListener('input', show);
  const heads = Array.from(table.tHead.rows[0].cells);
  const positions = new Map(rows.map((row, at) => [row, at]));
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
        return order || positions.get(a) - positions.get(b);
      };
      body.append(...rows.sort(compare));
    });
  });
  show();
}
`;
