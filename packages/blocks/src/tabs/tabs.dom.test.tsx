import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtures } from './tabs.fixtures.ts';
import { Tabs } from './tabs.tsx';

const props = {
  id: 'own',
  ...fixtures.six,
  messages: builtInMessages(),
  dispatch: () => undefined,
};
const SLOTS = {
  first: <p>one</p>,
  third: <p id="inside">three</p>,
  fourth: <p>four</p>,
};

let container: HTMLElement;
let root: Root;
const hydrate = (): Promise<void> =>
  act(async () => {
    root = hydrateRoot(container, <Tabs {...props} slots={{}} />, { identifierPrefix: 'own' });
  });
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  container = document.createElement('div');
  container.innerHTML = renderToString(<Tabs {...props} slots={SLOTS} />, {
    identifierPrefix: 'own',
  });
  document.body.append(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  window.location.hash = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const openTab = () => container.querySelector('[role="tab"][aria-selected="true"]');
const shownTexts = () =>
  [...container.querySelectorAll('[role="tabpanel"]:not([hidden]) p')].map(
    ({ textContent }) => textContent,
  );
const press = (key: string): Promise<void> =>
  act(async () => {
    openTab()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });

it('leaves the content of its slots as the server rendered it', async () => {
  const before = [...container.querySelectorAll('p')];
  await hydrate();
  expect([...container.querySelectorAll('p')]).toEqual(before);
  expect(shownTexts()).toEqual(['one']);
});

it('moves by arrow keys, Home and End, and over tabs without blocks', async () => {
  await hydrate();
  for (const [key, label, text] of [
    ['ArrowRight', 'Design', 'three'],
    ['ArrowRight', 'Product management', 'four'],
    ['ArrowRight', 'Software engineering', 'one'],
    ['ArrowLeft', 'Product management', 'four'],
    ['Home', 'Software engineering', 'one'],
    ['End', 'Product management', 'four'],
    ['x', 'Product management', 'four'],
  ] as const) {
    await press(key);
    expect([openTab()?.textContent, shownTexts()]).toEqual([label, [text]]);
  }
  expect(document.activeElement).toBe(openTab());
  expect(container.querySelectorAll('[role="tab"][tabindex="0"]')).toHaveLength(1);
});

it('names its panels by their tabs', async () => {
  await hydrate();
  const panel = container.querySelector('[role="tabpanel"]:not([hidden])');
  expect(panel?.getAttribute('aria-labelledby')).toBe(openTab()?.id);
  expect(openTab()?.getAttribute('aria-controls')).toBe(panel?.id);
});

it.each([
  ['#own-fourth', 'Product management'],
  ['#inside', 'Design'],
  ['#elsewhere', 'Software engineering'],
  ['#own-second', 'Software engineering'],
])('opens with the fragment %s: %s', async (hash, label) => {
  window.location.hash = hash;
  await hydrate();
  expect(openTab()?.textContent).toBe(label);
});

it('follows a link to a tab on the same page', async () => {
  await hydrate();
  await act(async () => {
    window.location.hash = '#own-third';
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(openTab()?.textContent).toBe('Design');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});
