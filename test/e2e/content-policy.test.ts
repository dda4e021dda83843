import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baseUrl, openBrowser } from './browser';
import { pretendCores } from '../support/pretend-cores';
import { type ForeignServer, serveForeign } from './foreign-server';
import { dropFiles } from './page';

/** Runs in the page before its own code and records every policy violation. */
const keepViolations = `
  window.violations = [];
  addEventListener('securitypolicyviolation', (event) => {
    window.violations.push(event.effectiveDirective + ' ' + event.blockedURI);
  });
`;

let browser: Browser;
let page: Page;
let foreign: ForeignServer;
const pageErrors: string[] = [];

beforeAll(async () => {
  foreign = await serveForeign({ 'gold.csv': 'id,answer\nq1,42\n' });
  browser = await openBrowser();
  page = await browser.newPage();
  page.on('pageerror', (error) => pageErrors.push(error.message));
  await page.addInitScript(keepViolations);
  await page.goto(baseUrl());
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
});

afterAll(async () => {
  await browser.close();
  await foreign.close();
});

test.each(['index.html', 'fetch-same-origin.html', 'fetch-elsewhere.html'])(
  'the policy is the first element in the head of %s',
  async (name) => {
    const html = await (await fetch(baseUrl() + name)).text();
    expect(html).toMatch(
      /<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src ('|&#39;)none/,
    );
  },
);

test('the page starts without violating its policy', async () => {
  expect(await page.evaluate('window.violations')).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('the page cannot connect to any host, not even its own', async () => {
  const outcome = (url: string): Promise<unknown> =>
    page.evaluate(`fetch(${JSON.stringify(url)}).then((answer) => answer.status, () => 'refused')`);

  expect(await outcome('icon.svg')).toBe('refused');
  expect(await outcome(foreign.url)).toBe('refused');
  expect(foreign.requests).toEqual([]);
  expect(await page.evaluate('window.violations')).toEqual([
    `connect-src ${baseUrl()}icon.svg`,
    `connect-src ${foreign.url}`,
  ]);

  expect((await fetch(`${foreign.url}gold.csv`)).status).toBe(200);
});

test('text with markup is blocked wherever it would be parsed as HTML', async () => {
  const outcome = await page.evaluate(`
    try {
      document.createElement('div').innerHTML = '<img src="x">';
      'parsed';
    } catch (error) {
      error.name;
    }
  `);
  expect(outcome).toBe('TypeError');
});

describe('the fetch frame', () => {
  /**
   * Embeds the frame as the page does, requests a URL, and returns all messages up to the last one.
   */
  const drive = (embedding: Page, address: string, allowed: readonly string[]) =>
    embedding.evaluate(
      ({ source, request }) =>
        new Promise<string[]>((resolve) => {
          const said: string[] = [];
          const frame = document.createElement('iframe');
          frame.setAttribute('sandbox', 'allow-scripts');
          frame.src = source;
          const { port1, port2 } = new MessageChannel();
          const end = () => {
            frame.remove();
            resolve(said);
          };
          port1.onmessage = ({ data }: MessageEvent<{ kind: string; why?: { kind: string } }>) => {
            said.push(data.why?.kind ?? data.kind);
            if (data.kind === 'file' || data.kind === 'failed') end();
          };
          frame.onload = () => frame.contentWindow?.postMessage(request, '*', [port2]);
          document.body.append(frame);
        }),
      {
        source: `${baseUrl()}fetch-elsewhere.html`,
        request: { addresses: [address], allowed, mostBytes: 1000 },
      },
    );

  test('sends messages only to its parent', async () => {
    const before = foreign.requests.length;
    const origin = new URL(foreign.url).origin;
    const address = `${foreign.url}gold.csv`;
    expect(await drive(page, address, ['https://example.org'])).toContain('handed-on');
    expect(foreign.requests.length).toBe(before);
    expect(await drive(page, address, [origin])).toEqual(['begun', 'progress', 'file']);
    expect(foreign.requests.length).toBe(before + 1);
  });

  test('sends no referrer and no cookies', () => {
    const { headers } = foreign.requests.at(-1)!;
    expect(headers.origin).toBe('null');
    expect(headers.referer).toBeUndefined();
    expect(headers.cookie).toBeUndefined();
  });

  test('ignores messages from other sites', async () => {
    const stranger = await browser.newPage();
    await stranger.goto(`${foreign.url}gold.csv`);
    const asked = () => foreign.requests.filter(({ url }) => url === '/gold.csv').length;
    const before = asked();
    const source = `${baseUrl()}fetch-elsewhere.html`;
    await stranger.evaluate(
      (address) =>
        new Promise((resolve) => {
          const frame = document.createElement('iframe');
          frame.setAttribute('sandbox', 'allow-scripts');
          frame.src = address;
          frame.onload = resolve;
          document.body.append(frame);
        }),
      source,
    );
    const frame = stranger.frames().find((one) => one.url() === source)!;
    // Runs after the frame's own listener, which would already have reported the start of a
    // request.
    await frame.evaluate(() => {
      window.addEventListener('message', ({ ports }) => ports[0]?.postMessage('heard'));
    });
    const { origin } = new URL(foreign.url);
    const request = { addresses: [`${foreign.url}gold.csv`], allowed: [origin], mostBytes: 1000 };
    const said = await stranger.evaluate(
      (message) =>
        new Promise<unknown[]>((resolve) => {
          const heard: unknown[] = [];
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }: MessageEvent<unknown>) => {
            heard.push(data);
            if (data === 'heard') resolve(heard);
          };
          document.querySelector('iframe')?.contentWindow?.postMessage(message, '*', [port2]);
        }),
      request,
    );
    expect(said).toEqual(['heard']);
    expect(asked()).toBe(before);
    await stranger.close();
  });

  test('gives the page no access to its document', async () => {
    const outcome = await page.evaluate(
      (source) =>
        new Promise<string>((resolve) => {
          const frame = document.createElement('iframe');
          frame.setAttribute('sandbox', 'allow-scripts');
          frame.src = source;
          frame.onload = () => {
            resolve(frame.contentDocument === null ? 'closed' : 'open');
            frame.remove();
          };
          document.body.append(frame);
        }),
      `${baseUrl()}fetch-elsewhere.html`,
    );
    expect(outcome).toBe('closed');
  });
});

describe('every channel', () => {
  /**
   * Code that tries to reach another host, as source text, since some APIs exist only in a page.
   */
  const attempts: Readonly<Record<string, (url: string) => string>> = {
    fetch: (url) => `fetch(${JSON.stringify(url)}).then(() => 'reached', () => 'refused')`,
    XMLHttpRequest: (url) => `new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.onload = () => resolve('reached');
      request.onerror = () => resolve('refused');
      request.open('GET', ${JSON.stringify(url)});
      request.send();
    })`,
    WebSocket: (url) => `new Promise((resolve) => {
      try {
        const socket = new WebSocket(${JSON.stringify(url.replace('http', 'ws'))});
        socket.onopen = () => resolve('reached');
        socket.onerror = () => resolve('refused');
      } catch {
        resolve('refused');
      }
    })`,
    EventSource: (url) => `new Promise((resolve) => {
      const source = new EventSource(${JSON.stringify(url)});
      source.onopen = () => resolve('reached');
      source.onerror = () => {
        source.close();
        resolve('refused');
      };
    })`,
    font: (url) =>
      `new FontFace('theirs', 'url(${url}font.woff2)').load().then(() => 'reached', () => 'refused')`,
    script: (url) =>
      `import(${JSON.stringify(`${url}script.js`)}).then(() => 'reached', () => 'refused')`,
  };

  /** A request without a response: the violation event shows that it was blocked. */
  const untilRefused = (attempt: string) => `new Promise((resolve) => {
    addEventListener('securitypolicyviolation', () => resolve('refused'), { once: true });
    ${attempt}
  })`;
  /** An element with an attribute whose URL the browser loads once the element is in the page. */
  const element =
    (name: string, attributes: Readonly<Record<string, string>>, act = '') =>
    (url: string) =>
      untilRefused(`
        const made = document.createElement(${JSON.stringify(name)});
        const attributes = ${JSON.stringify(attributes)};
        for (const [key, value] of Object.entries(attributes)) {
          made.setAttribute(key, value === 'elsewhere' ? ${JSON.stringify(url)} + 'asked' : value);
        }
        document.body.append(made);
        ${act}
      `);

  const onlyInPages: typeof attempts = {
    beacon: (url) => untilRefused(`navigator.sendBeacon(${JSON.stringify(url)}, 'rows');`),
    image: (url) => `new Promise((resolve) => {
      const image = new Image();
      image.onload = () => resolve('reached');
      image.onerror = () => resolve('refused');
      image.src = ${JSON.stringify(`${url}pixel.png`)};
    })`,
    'background image': (url) =>
      untilRefused(`document.body.style.background = 'url(${url}pixel.png)';`),
    form: element('form', { action: 'elsewhere' }, 'made.submit();'),
    frame: element('iframe', { src: 'elsewhere' }),
    // Trusted Types are checked before the content policy.
    object: (url) => `(() => {
      try {
        document.createElement('object').data = ${JSON.stringify(url)};
        return 'reached';
      } catch {
        return 'refused';
      }
    })()`,
    video: element('video', { src: 'elsewhere' }),
    stylesheet: element('link', { rel: 'stylesheet', href: 'elsewhere' }),
    prefetch: element('link', { rel: 'prefetch', href: 'elsewhere' }),
    preload: element('link', { rel: 'preload', as: 'fetch', href: 'elsewhere' }),
    ping: element('a', { href: '#asked', ping: 'elsewhere' }, 'made.click();'),
    WebTransport: (url) =>
      untilRefused(
        `new WebTransport(${JSON.stringify(url.replace('http:', 'https:'))}).ready.catch(() => 0);`,
      ),
  };

  const before = () => foreign.requests.length;

  test.each(Object.entries({ ...attempts, ...onlyInPages }))(
    'the page cannot connect through %s',
    async (_, attempt) => {
      const asked = before();
      expect(await page.evaluate(attempt(foreign.url))).toBe('refused');
      expect(foreign.requests.length).toBe(asked);
    },
  );

  describe('from a worker', () => {
    let scoring: Page;

    beforeAll(async () => {
      scoring = await browser.newPage();
      await pretendCores(scoring, 3);
      await scoring.goto(baseUrl());
      // Enough answers for the scoring worker to start another worker.
      const started = scoring.waitForEvent('worker', () => scoring.workers().length === 2);
      const rows = Array.from({ length: 5000 }, (_, row) => row);
      await dropFiles(scoring, [
        { name: 'gold.csv', text: `id,answer\n${rows.map((row) => `q${row},wind`).join('\n')}` },
        { name: 'p.csv', text: `id,prediction\n${rows.map((row) => `q${row},sun`).join('\n')}` },
      ]);
      await started;
    });

    test.each(Object.entries(attempts))('%s is blocked', async (_, attempt) => {
      const asked = before();
      for (const worker of scoring.workers()) {
        expect(await worker.evaluate(attempt(foreign.url))).toBe('refused');
      }
      expect(foreign.requests.length).toBe(asked);
    });

    test('starting another worker from a script URL is blocked', async () => {
      const outcomes = scoring.workers().map((worker) =>
        worker.evaluate(`
          try {
            new Worker('worker.js');
            'started';
          } catch (error) {
            error.name;
          }
        `),
      );
      expect(await Promise.all(outcomes)).toEqual(['TypeError', 'TypeError']);
    });
  });

  test.each(['navigator.sendBeacon', 'Image', 'document', 'RTCPeerConnection'])(
    'a worker has no %s',
    async (name) => {
      const [worker] = page.workers();
      expect(await worker?.evaluate(`typeof ${name}`)).toBe('undefined');
    },
  );

  test('no script uses WebRTC, which a content security policy cannot block', () => {
    const scripts = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.js'),
    );
    expect(scripts).not.toEqual([]);
    const knowing = scripts.filter((path) =>
      /RTCPeerConnection|RTCDataChannel/.test(readFileSync(join('dist', path), 'utf8')),
    );
    expect(knowing).toEqual([]);
  });

  test('there is one Trusted Types policy, and no other can be created', async () => {
    const outcome = await page.evaluate(`
      try {
        trustedTypes.createPolicy('another', { createHTML: (text) => text });
        'made';
      } catch {
        'refused';
      }
    `);
    expect(outcome).toBe('refused');
  });
});
