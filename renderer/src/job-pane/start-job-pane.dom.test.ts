import { JOB_PANE_MEDIA } from '@broadsheet/contract/selected-job';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageAnswer } from '../navigation/fetch-page.ts';
import type { PageState } from '../page/page-state.ts';
import type { Site } from '../page/site.ts';
import { startJobPane } from './start-job-pane.ts';

const row = (id: number) =>
  `<li id="job-${id}"><h3><a href="/j/work-${id}">Work ${id}</a></h3><button>Save</button></li>`;
const LIST = `<section data-block-type="job-list"><h1>Jobs</h1><div data-more-rows><ul>${[1, 2, 3].map(row).join('')}</ul></div></section>`;
const shownMessage = JSON.stringify(builtInMessages()['job-pane'].shown).replaceAll('"', '&quot;');
const PANE = `<div data-job-pane="" data-shown-message="${shownMessage}"><a data-pane-link="" href="/"></a><button data-pane-close="">Close</button><div data-pane-body=""><div data-pane-job=""></div></div></div>`;

const loaded: string[] = [];
let isWide = true;
let answer: (path: string) => Promise<PageAnswer>;
const pageOf = (path: string): PageState['page'] => ({
  kind: 'jobdetail',
  path,
  params: {},
  name: 'Job',
  status: 200,
});
const jobAnswer = async (path: string): Promise<PageAnswer> => ({
  is: 'page',
  view: {
    state: { revision: 'r', page: pageOf(path), blocks: {} },
    head: '',
    html: `<section data-block-id="job" data-block-type="job-detail" data-landmark="main"><h1>Work of ${path}</h1></section>`,
  },
});

/** A site whose navigation changes the address as the router does. */
const createSite = (): Site => {
  const site: Site = {
    catalogId: 'web@2',
    messages: builtInMessages().browser,
    page: { revision: 'r', page: { ...pageOf('/c/backend-jobs'), kind: 'category' }, blocks: {} },
    dispatch: () => {},
    hydrate: () => {},
    navigation: async () => ({
      go: async () => {},
      reload: async () => {},
      prefetch: () => {},
      openOverlay: async () => {},
      closeOverlay: async () => {},
      refresh: async () => false,
      loadBeside: (path) => {
        loaded.push(path);
        return answer(path);
      },
      showFragment: async (fragment, replace) => {
        const url = fragment === '' ? window.location.pathname : `#${fragment}`;
        window.history[replace ? 'replaceState' : 'pushState'](null, '', url);
        site.afterNavigation?.();
      },
    }),
  };
  return site;
};

const pane = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[data-job-pane]');
  if (!found) throw new Error('no pane');
  return found;
};
const link = (id: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`#job-${id} a`);
  if (!found) throw new Error(`no row ${id}`);
  return found;
};
/** @param detail 0 for Enter, 1 for a pointer */
const click = (element: Element, detail = 1, init: MouseEventInit = {}): boolean =>
  element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, detail, ...init }),
  );
const press = (element: Element, key: string, init: KeyboardEventInit = {}): boolean =>
  element.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
const shown = () => [pane().dataset.paneState, pane().querySelector('h2')?.textContent ?? ''];
const waitForLoad = (load = 'done') => vi.waitUntil(() => pane().dataset.paneLoad === load);

beforeEach(() => {
  loaded.length = 0;
  isWide = true;
  answer = jobAnswer;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isWide && query === JOB_PANE_MEDIA }));
  window.history.replaceState(null, '', '/c/backend-jobs');
  document.body.innerHTML = `${LIST}${PANE}<div id="announcer"></div>`;
  Element.prototype.scrollTo = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const site = createSite();

describe('the job beside the list', () => {
  beforeEach(() => startJobPane(site));

  it('is the one that is clicked, named by the address, marked and announced', async () => {
    expect(click(link(2))).toBe(false);
    await waitForLoad();
    expect(shown()).toEqual(['open', 'Work of /j/work-2']);
    expect(window.location.hash).toBe('#job-2');
    expect(link(2).getAttribute('aria-current')).toBe('true');
    expect(link(1).hasAttribute('aria-current')).toBe(false);
    expect(pane().querySelector('h1')).toBeNull();
    expect(document.getElementById('announcer')?.textContent).toContain('Work of /j/work-2');
  });

  it.each([
    ['Enter', 0, {}],
    ['a click for another tab', 1, { ctrlKey: true }],
    ['the middle button', 1, { button: 1 }],
  ])('leaves %s to the page', (_way, detail, init) => {
    expect(click(link(1), detail, init)).toBe(true);
    expect(loaded).toEqual([]);
  });

  it('does not open on narrow screens', () => {
    isWide = false;
    expect(click(link(1))).toBe(true);
    expect(press(link(1), 'j')).toBe(true);
    expect(loaded).toEqual([]);
  });

  it('closes, with the focus back on its row and the address without it', async () => {
    click(link(3));
    await waitForLoad();
    const button = pane().querySelector('button');
    button?.focus();
    if (button) click(button);
    await vi.waitUntil(() => pane().dataset.paneState === 'closed');
    expect(document.activeElement).toBe(link(3));
    expect(window.location.href).not.toContain('#');
  });

  it('moves by keys, and loads only the job that the keys rest on', async () => {
    vi.useFakeTimers();
    link(1).focus();
    press(link(1), 'j');
    press(link(2), 'j');
    expect(document.activeElement).toBe(link(3));
    expect(loaded).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(loaded).toEqual(['/j/work-3']);
    press(link(3), 'k');
    expect(document.activeElement).toBe(link(2));
    await vi.advanceTimersByTimeAsync(200);
    expect(window.location.hash).toBe('#job-2');
  });

  describe('with a row that is hidden and replaced by a notice', () => {
    const hide = (id: number): HTMLElement => {
      const notice = document.createElement('li');
      notice.id = `job-${id}`;
      notice.innerHTML = 'Hidden. <button>Undo</button>';
      document.getElementById(`job-${id}`)?.replaceWith(notice);
      const undo = notice.querySelector('button');
      if (!undo) throw new Error('no button');
      undo.focus();
      return undo;
    };
    const closePane = async () => {
      const button = pane().querySelector('button');
      button?.focus();
      if (button) click(button);
      await vi.waitUntil(() => pane().dataset.paneState === 'closed');
    };

    it.each([
      ['j', 3],
      ['k', 1],
    ])('moves with %s from the place of the row', (key, next) => {
      vi.useFakeTimers();
      expect(press(hide(2), key)).toBe(false);
      expect(document.activeElement).toBe(link(next));
    });

    it('moves from the shown job’s place when the focus is in the pane', async () => {
      click(link(2));
      await waitForLoad();
      hide(2);
      vi.useFakeTimers();
      const button = pane().querySelector('button');
      button?.focus();
      if (button) press(button, 'j');
      expect(document.activeElement).toBe(link(3));
    });

    it('closes with the focus on its notice', async () => {
      click(link(2));
      await waitForLoad();
      const undo = hide(2);
      await closePane();
      expect(document.activeElement).toBe(undo);
    });

    it('closes with the focus on the first row if nothing replaces the row, and else on the heading', async () => {
      click(link(2));
      await waitForLoad();
      document.getElementById('job-2')?.remove();
      await closePane();
      expect(document.activeElement).toBe(link(1));
      click(link(1));
      await waitForLoad();
      document.querySelector('ul')?.remove();
      await closePane();
      expect(document.activeElement).toBe(document.querySelector('h1'));
    });
  });

  it('has no keys outside of the list, in fields or with modifiers', () => {
    document.body.insertAdjacentHTML('beforeend', '<main><input></main>');
    for (const element of [document.body, ...document.querySelectorAll('input')])
      expect(press(element, 'j')).toBe(true);
    expect(press(link(1), 'j', { ctrlKey: true })).toBe(true);
  });

  it('says if it does not load, and shows the next one', async () => {
    answer = async () => ({ is: 'reload' });
    click(link(1));
    await waitForLoad('failed');
    answer = jobAnswer;
    click(link(2));
    await waitForLoad();
    expect(shown()).toEqual(['open', 'Work of /j/work-2']);
  });

  it('ignores a job that comes after another was selected', async () => {
    let late: (given: PageAnswer) => void = () => {};
    answer = () =>
      new Promise((resolve) => {
        late = resolve;
      });
    click(link(1));
    await vi.waitUntil(() => loaded.length === 1);
    answer = jobAnswer;
    click(link(2));
    await waitForLoad();
    late(await jobAnswer('/j/work-1'));
    await Promise.resolve();
    expect(shown()).toEqual(['open', 'Work of /j/work-2']);
  });
});

it('shows the job of the address, also one that the list no longer has', async () => {
  const moved: PageAnswer = { is: 'redirect', location: '/j/gone-work-9' };
  answer = (path) => (path === '/j/gone-work-9' ? jobAnswer(path) : Promise.resolve(moved));
  window.history.replaceState(null, '', '#job-9');
  startJobPane(site);
  await waitForLoad();
  expect(shown()).toEqual(['open', 'Work of /j/gone-work-9']);
  expect(loaded).toHaveLength(2);
});

it('does not start in a preview', () => {
  const preview = createSite();
  preview.page = { ...preview.page, preview: 'token' };
  startJobPane(preview);
  expect(pane().dataset.paneState).toBeUndefined();
});

it('has room for the job at once when Back shows its list again, and the job once it is hydrated', async () => {
  startJobPane(site);
  document.body.innerHTML = `${LIST}${PANE}`;
  window.history.replaceState(null, '', '#job-2');
  site.afterNavigation?.();
  expect([pane().dataset.paneState, pane().dataset.paneLoad]).toEqual(['open', 'busy']);
  expect(loaded).toEqual([]);
  startJobPane(site);
  await waitForLoad();
  expect(shown()).toEqual(['open', 'Work of /j/work-2']);
});
