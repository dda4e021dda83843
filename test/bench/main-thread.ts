import type { Page } from 'playwright-core';

/** The cost of one user action on the page's main thread. */
export interface Cost {
  /** Milliseconds until the result was shown. */
  readonly total: number;
  /** Duration of the longest task, in milliseconds. */
  readonly longest: number;
  /** Processor time of the longest task in milliseconds. */
  readonly work: number;
  /** The number of tasks over 50 ms. */
  readonly longTasks: number;
  /** Layout shift as the browser scores it; 0 if nothing moved. */
  readonly shift: number;
}

/** An event in a Chromium trace. Times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

const LONG = 50;

/** Milliseconds for which rendering may continue after the result is shown. */
const AFTERMATH = 400;

const CATEGORIES = ['-*', '__metadata', 'toplevel', 'v8.execute'];

/**
 * Performs an action and measures every main-thread task that runs in the meantime. Polling for the
 * result also runs on the main thread and is excluded, as is all work while the page is scripted
 * from outside. Only clicks and key presses are therefore measured.
 */
export async function measureTasks(page: Page, act: () => Promise<unknown>): Promise<Cost> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await watchShifts(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  const start = performance.now();
  let trace: Buffer;
  let total: number;
  try {
    await act();
    total = performance.now() - start;
    await page.waitForTimeout(AFTERMATH);
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const tasks = listTasks(traceEvents);
  return {
    total,
    longest: Math.max(0, ...tasks.map(({ time }) => time)),
    work: Math.max(0, ...tasks.map(({ work }) => work)),
    longTasks: tasks.filter(({ time }) => time > LONG).length,
    shift: await readShifts(page),
  };
}

/**
 * Every task of the page's main thread, without the work of the measurement itself, in
 * milliseconds.
 */
function listTasks(events: readonly TraceEvent[]): { time: number; work: number }[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const own = events
    .filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid} ${tid}`))
    .toSorted((a, b) => a.ts - b.ts);
  const tasks: { end: number; time: number; work: number }[] = [];
  for (const event of own) {
    const { ts, dur = 0, tdur = 0 } = event;
    const last = tasks.at(-1);
    if (event.name === 'ThreadControllerImpl::RunTask' && !(last && ts < last.end)) {
      tasks.push({ end: ts + dur, time: dur / 1000, work: tdur / 1000 });
    } else if (last && ts < last.end && isInstrument(event)) {
      last.time -= dur / 1000;
      last.work -= tdur / 1000;
    }
  }
  return tasks;
}

/** Whether an event is a command of the measurement, between tasks or within one. */
function isInstrument({ name, args }: TraceEvent): boolean {
  return (
    name === 'V8.InvokeApiInterruptCallbacks' ||
    args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession'
  );
}

interface Watched {
  shifts: PerformanceObserver;
  shift: number;
}

async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = window as unknown as Watched;
    watched.shift = 0;
    watched.shifts = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) watched.shift += value;
      }
    });
    watched.shifts.observe({ type: 'layout-shift' });
  });
}

function readShifts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const watched = window as unknown as Watched;
    watched.shifts.disconnect();
    return watched.shift;
  });
}
