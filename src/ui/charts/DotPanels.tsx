import { useRunNames } from '../store-context';
import { runColor } from '../theme';
import { estimateWidth, wrapText } from './figure-svg';
import type { BarRow, GroupedBarsProps } from './GroupedBars';
import { Mark, Marks } from './Marks';

/** Sizes of text, spacing and marks, in pixels. */
const FONT = 12;
const LINE = 13;
const ROW_PADDING = 6;
const MAX_LABEL_WIDTH = 260;
const LABEL_DOT = 14;
const MIN_PANEL_WIDTH = 72;
const MAX_PANEL_WIDTH = 320;
const GAP = 18;
const HEAD = 36;
const AXIS = 30;
const RADIUS = 4;

/** The layout of the panels; `runs` are the names of all runs. */
function layoutPanels(runs: readonly string[], rows: readonly BarRow[], width: number) {
  const shown = rows[0]?.bars ?? [];
  const full = shown.map(({ run }) => runs[run] ?? '');
  const longest = Math.max(0, ...full.map((name) => estimateWidth(name, FONT)));
  const labelWidth = Math.min(MAX_LABEL_WIDTH, 0.45 * width, LABEL_DOT + longest + GAP);
  const names = full.map((name) => wrapText(name, FONT, labelWidth - LABEL_DOT - ROW_PADDING));
  const free = width - labelWidth;
  const heads = rows.map(({ label }) => Math.min(140, estimateWidth(label, FONT) + GAP));
  const minPanelWidth = Math.max(MIN_PANEL_WIDTH, ...heads);
  const perLine = Math.max(
    1,
    Math.min(rows.length, Math.floor((free + GAP) / (minPanelWidth + GAP))),
  );
  const rowHeight = Math.max(1, ...names.map(({ length }) => length)) * LINE + ROW_PADDING;
  return {
    ...{ labelWidth, perLine, rowHeight, names },
    panelWidth: Math.min(MAX_PANEL_WIDTH, (free + GAP) / perLine - GAP),
    lineHeight: HEAD + shown.length * rowHeight + AXIS,
    lines: Math.ceil(rows.length / perLine),
  };
}

export function dotPanelsHeight(...layout: Parameters<typeof layoutPanels>): number {
  const { lines, lineHeight } = layoutPanels(...layout);
  return lines * lineHeight;
}

/** A panel for each row, with a line for each run: its value as a dot and its interval as a bar. */
export function DotPanels({ title, rows, width, max }: GroupedBarsProps) {
  const layout = layoutPanels(useRunNames(), rows, width);
  const { labelWidth, panelWidth, perLine, rowHeight, lineHeight, lines, names } = layout;
  const values = rows.flatMap(({ bars }) => bars.map(({ points }) => points ?? 0));
  const end = max ?? Math.max(10, 10 * Math.ceil(Math.max(0, ...values) / 10));
  const count = rows[0]?.bars.length ?? 0;
  const order = rows.flatMap(({ bars }, row) =>
    bars.flatMap((bar, at) => (bar.points === null ? [] : [row * count + at])),
  );
  const xOf = (value: number) => (panelWidth * Math.min(end, Math.max(0, value))) / end;
  const middleOf = (at: number) => HEAD + (at + 0.5) * rowHeight;
  return (
    <Marks order={order} group={count}>
      <svg
        width={width}
        height={lines * lineHeight}
        role="group"
        aria-label={title}
        fontSize={FONT}
      >
        {Array.from({ length: lines }, (_, line) => (
          <g key={line} transform={`translate(0, ${line * lineHeight})`} aria-hidden="true">
            {rows[0]?.bars.map(({ run }, at) => (
              <g key={run}>
                <circle cx={RADIUS} cy={middleOf(at)} r={RADIUS} fill={runColor(run)} />
                {names[at]?.map((words, of, all) => (
                  <text
                    key={of}
                    x={LABEL_DOT}
                    y={middleOf(at) + 4 + (of - (all.length - 1) / 2) * LINE}
                    fill="var(--ink)"
                  >
                    {words}
                  </text>
                ))}
              </g>
            ))}
          </g>
        ))}
        {rows.map((row, index) => (
          <g
            key={row.label}
            transform={`translate(${labelWidth + (index % perLine) * (panelWidth + GAP)}, ${
              Math.floor(index / perLine) * lineHeight
            })`}
          >
            <text y={12} fill="var(--ink)" fontWeight={600}>
              {row.label}
            </text>
            {row.note !== undefined && (
              <text y={27} fill="var(--ink-3)">
                {row.note}
              </text>
            )}
            {[0, 0.5, 1].map((share) => (
              <g key={share}>
                <line
                  x1={share * panelWidth}
                  x2={share * panelWidth}
                  y1={HEAD}
                  y2={lineHeight - AXIS + 4}
                  stroke={share === 0 ? 'var(--line-2)' : 'var(--line)'}
                />
                <text
                  x={share * panelWidth}
                  y={lineHeight - AXIS + 17}
                  fontSize={11}
                  fill="var(--ink-3)"
                  textAnchor={share === 0 ? 'start' : share === 1 ? 'end' : 'middle'}
                >
                  {end * share}
                </text>
              </g>
            ))}
            {row.bars.map(({ run, points, interval, label, figure, onOpen }, at) => {
              if (points === null) return null;
              const [y, color] = [middleOf(at), runColor(run)];
              const box = { x: 0, y: y - rowHeight / 2, width: panelWidth, height: rowHeight };
              return (
                <Mark key={run} at={index * count + at} label={label} onOpen={onOpen}>
                  <title>{`${label} (${figure})`}</title>
                  <rect {...box} fill="transparent" />
                  {interval && (
                    <line
                      {...{ x1: xOf(interval.low), x2: xOf(interval.high), y1: y, y2: y }}
                      stroke={color}
                      strokeWidth={2}
                      strokeOpacity={0.55}
                    />
                  )}
                  <circle cx={xOf(points)} cy={y} r={RADIUS} fill={color} />
                </Mark>
              );
            })}
          </g>
        ))}
      </svg>
    </Marks>
  );
}
