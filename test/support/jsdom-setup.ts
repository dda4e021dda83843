import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/*
 * jsdom computes no layout, so for the component library and the virtual list, scroll containers
 * are given the size of a window, and measured elements the height of a table row.
 */
const windowSize = { width: 1280, height: 800 };
const rowHeight = 32;

class StillResizeObserver implements ResizeObserver {
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
}

class StillIntersectionObserver {
  observe = vi.fn();
  disconnect = vi.fn();
}

function matchNothing(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener: vi.fn(),
    removeListener: vi.fn(),
  });
}

vi.stubGlobal('ResizeObserver', StillResizeObserver);
vi.stubGlobal('IntersectionObserver', StillIntersectionObserver);
vi.stubGlobal('matchMedia', matchNothing);
Element.prototype.scrollIntoView = vi.fn();
Element.prototype.scrollTo = vi.fn();
vi.stubGlobal('scrollTo', vi.fn());

const fixedSizes = [
  [Element.prototype, 'clientWidth', windowSize.width],
  [Element.prototype, 'clientHeight', windowSize.height],
  [HTMLElement.prototype, 'offsetWidth', windowSize.width],
  [HTMLElement.prototype, 'offsetHeight', rowHeight],
] as const;

for (const [prototype, name, size] of fixedSizes) {
  Object.defineProperty(prototype, name, { configurable: true, get: () => size });
}

configure({
  // The results views load when they are first shown, which may take long on a busy machine.
  asyncUtilTimeout: 30_000,
  // Formats the page only when the message is read, since `findBy…` creates an error on every
  // attempt.
  getElementError: (message, container) =>
    Object.defineProperty(new Error(), 'message', {
      configurable: true,
      get: () => `${message ?? ''}\n\n${String(prettyDOM(container))}`,
    }),
});

afterEach(cleanup);
