import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '../page/site.ts';
import { watchActivations } from './watch-activations.ts';

interface Sight {
  readonly share: number;
  readonly height?: number;
}

/** A fake IntersectionObserver: a DOM without layout has none. */
class Observer {
  static readonly all = new Set<Observer>();
  readonly watched = new Set<Element>();
  readonly #notice: (entries: object[]) => void;
  constructor(notice: (entries: object[]) => void) {
    this.#notice = notice;
    Observer.all.add(this);
  }
  observe(element: Element): void {
    this.watched.add(element);
  }
  disconnect(): void {
    this.watched.clear();
  }
  static show(id: string, { share, height = 0 }: Sight): void {
    for (const { watched, ...observer } of [...Observer.all].map((one) => ({
      watched: one.watched,
      notice: one.#notice,
    })))
      if ([...watched].some((element) => element.getAttribute('data-block-id') === id))
        observer.notice([
          {
            intersectionRatio: share,
            intersectionRect: { height },
            rootBounds: { height: 800 },
          },
        ]);
  }
}

const reports: unknown[] = [];
const block = (id: string, more = ''): string => `<section data-block-id="${id}"${more}></section>`;
const siteWith = (...activations: { experiment: string; block: string }[]): Site => ({
  catalogId: 'web@1',
  messages: builtInMessages().browser,
  page: {
    catalog: 'web@1',
    revision: 'sha256:1',
    page: { kind: 'home', path: '/?a=b', params: {}, name: 'home', status: 200 },
    activations,
    blocks: {},
  } as Site['page'],
  dispatch: () => {},
  hydrate: () => {},
  navigation: () => Promise.reject(new Error('not asked for')),
});
const deep = { experiment: 'home-deep', block: 'deep' };
const changeVisibility = (visibility: 'visible' | 'hidden'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('fetch', async (href: string, init: RequestInit) => {
    reports.push([href, JSON.parse(String(init.body)), init.keepalive]);
    return new Response(null, { status: 204 });
  });
  reports.length = 0;
  Observer.all.clear();
  document.body.innerHTML = block('top') + block('deep');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const REPORT = ['/api/exposures', { path: '/?a=b', experiment: 'home-deep' }, true];

describe('a counted block', () => {
  it('is reported once, after half of it was visible for 800 ms', () => {
    watchActivations(siteWith(deep));
    Observer.show('deep', { share: 0.49 });
    vi.advanceTimersByTime(5_000);
    expect(reports).toEqual([]);
    Observer.show('deep', { share: 0.5 });
    vi.advanceTimersByTime(799);
    expect(reports).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(reports).toEqual([REPORT]);
    Observer.show('deep', { share: 0 });
    Observer.show('deep', { share: 1 });
    vi.advanceTimersByTime(5_000);
    expect(reports).toHaveLength(1);
  });

  it('is not reported if it is only scrolled past', () => {
    watchActivations(siteWith(deep));
    for (let times = 0; times < 5; times += 1) {
      Observer.show('deep', { share: 1 });
      vi.advanceTimersByTime(700);
      Observer.show('deep', { share: 0.2 });
      vi.advanceTimersByTime(700);
    }
    expect(reports).toEqual([]);
  });

  it('is visible if it fills half of the window, at any height', () => {
    watchActivations(siteWith(deep));
    Observer.show('deep', { share: 0.1, height: 400 });
    vi.advanceTimersByTime(800);
    expect(reports).toEqual([REPORT]);
  });

  it('is not seen in a hidden tab', () => {
    watchActivations(siteWith(deep));
    changeVisibility('hidden');
    Observer.show('deep', { share: 1 });
    vi.advanceTimersByTime(5_000);
    expect(reports).toEqual([]);
    changeVisibility('visible');
    vi.advanceTimersByTime(800);
    expect(reports).toEqual([REPORT]);
  });

  it('is reported for each experiment that waits for it', () => {
    watchActivations(siteWith(deep, { experiment: 'other', block: 'deep' }));
    Observer.show('deep', { share: 1 });
    vi.advanceTimersByTime(800);
    expect(reports).toEqual([REPORT, [REPORT[0], { path: '/?a=b', experiment: 'other' }, true]]);
  });

  it('can be deferred: its placeholder does not count, but the block does', async () => {
    document.body.innerHTML = block('top') + block('deep', ' data-block-state="deferred"');
    watchActivations(siteWith(deep));
    Observer.show('deep', { share: 1 });
    vi.advanceTimersByTime(5_000);
    expect(reports).toEqual([]);
    document.body.innerHTML = block('top') + block('deep');
    await vi.advanceTimersByTimeAsync(1);
    Observer.show('deep', { share: 1 });
    vi.advanceTimersByTime(800);
    expect(reports).toEqual([REPORT]);
  });

  it('is not reported after its page was left', () => {
    const site = siteWith(deep);
    watchActivations(site);
    Observer.show('deep', { share: 1 });
    vi.advanceTimersByTime(700);
    site.leave?.();
    vi.advanceTimersByTime(5_000);
    expect(reports).toEqual([]);
  });
});
