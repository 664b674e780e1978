import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHydration } from './hydration.ts';
import { TRACK_EVENT, type TrackedEvent } from './track.ts';

/** A fake IntersectionObserver: a DOM without layout has none. */
class Observer {
  static current: Observer | undefined;
  readonly watched = new Set<Element>();
  readonly #seen: (entries: { isIntersecting: boolean; target: Element }[]) => void;
  constructor(seen: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.#seen = seen;
    Observer.current = this;
  }
  observe(element: Element): void {
    this.watched.add(element);
  }
  unobserve(element: Element): void {
    this.watched.delete(element);
  }
  show(target: Element, isIntersecting: boolean): void {
    this.#seen([{ isIntersecting, target }]);
  }
}

/** An unknown type is reported on hydration, so the test sees when that happens. */
const block = (id: string, hydrate: string): string =>
  `<section data-block-id="${id}" data-block-type="unknown" data-hydrate="${hydrate}"></section>`;
const state = { settings: {}, data: {} };
const blocks = { now: state, later: state, still: state };

const woken: string[] = [];
const note = (event: Event) =>
  woken.push((event as CustomEvent<TrackedEvent>).detail.detail.id ?? '');
const element = (id: string): Element => {
  const found = document.querySelector(`[data-block-id="${id}"]`);
  if (!found) throw new Error(`no block ${id}`);
  return found;
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  vi.stubGlobal('IntersectionObserver', Observer);
  document.addEventListener(TRACK_EVENT, note);
  woken.length = 0;
  document.body.innerHTML =
    block('now', 'load') + block('later', 'visible') + block('still', 'never');
});
afterEach(() => {
  document.removeEventListener(TRACK_EVENT, note);
  vi.unstubAllGlobals();
});

describe('hydrating blocks', () => {
  it('hydrates some at once, some when visible, and static ones never', async () => {
    createHydration(() => {})(document, blocks);
    await vi.waitUntil(() => woken.length === 1);
    expect(woken).toEqual(['now']);
    Observer.current?.show(element('later'), false);
    Observer.current?.show(element('later'), true);
    await vi.waitUntil(() => woken.length === 2);
    expect(woken).toEqual(['now', 'later']);
    expect(Observer.current?.watched.size).toBe(0);
  });

  it('hydrates a block once, despite repeated calls', async () => {
    const hydrate = createHydration(() => {});
    hydrate(document, blocks);
    hydrate(document, blocks);
    await vi.waitUntil(() => woken.length > 0);
    document.body.insertAdjacentHTML('beforeend', block('new', 'load'));
    hydrate(document, { ...blocks, new: state });
    await vi.waitUntil(() => woken.includes('new'));
    expect(woken).toEqual(['now', 'new']);
  });

  it('releases a waiting block that left the page', async () => {
    const hydrate = createHydration(() => {});
    hydrate(document, blocks);
    const gone = element('later');
    gone.remove();
    hydrate(document, {});
    expect(Observer.current?.watched.has(gone)).toBe(false);
    await vi.waitUntil(() => woken.includes('now'));
  });
});
