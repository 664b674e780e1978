import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadSearchHero } from './loader.ts';
import { fixtures } from './search-hero.fixtures.ts';
import { SearchHero } from './search-hero.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

const settings = {
  title: 'Find work',
  text: '',
  button: 'Find jobs',
  popular: ['C++', 'Data engineer'],
};

it('offers the large cities first, and every band except "any"', async () => {
  const { data } = await loadSearchHero(settings, loaderContext('/').context);
  expect(data?.cities.map(({ label }) => label)).toEqual(['Mumbai (Bombay)', 'Pune', 'Nashik']);
  expect(data?.bands).toHaveLength(8);
  expect(data?.bands[0]).toEqual({ value: '2', label: '0–1 year' });
});

describe('the band of a returning reader', () => {
  /** Renders the block as the server does, then hydrates it with these cookies. Returns the shown choice. */
  const wake = async (cookie: string, before: (select: HTMLSelectElement) => void = () => {}) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    const { usual } = fixtures;
    if (!usual) throw new Error('there is no usual fixture');
    const hero = (
      <SearchHero id="own" {...usual} slots={{}} messages={builtInMessages()} dispatch={() => {}} />
    );
    document.body.innerHTML = renderToString(hero);
    const select = document.querySelector<HTMLSelectElement>('select[name=exp]');
    if (!select) throw new Error('there is no choice of experience');
    before(select);
    const root = await act(async () => hydrateRoot(document.body, hero));
    const { value } = select;
    await act(async () => root.unmount());
    return value;
  };

  it('is filled in by the browser, and is in no server HTML', async () => {
    expect(await wake('band=4')).toBe('4');
    expect(await wake('band=1')).toBe('');
    expect(await wake('')).toBe('');
    expect(renderFixture(SearchHero, fixtures)).not.toContain('selected');
  });

  it('does not replace an earlier selection', async () => {
    expect(
      await wake('band=4', (select) => select.options.item(2)?.toggleAttribute('selected')),
    ).toBe('9');
    expect(await wake('band=4', (select) => select.focus())).toBe('');
  });
});

it('links popular words to their searches', async () => {
  const { data } = await loadSearchHero(settings, loaderContext('/').context);
  expect(data?.popular.map(({ href }) => href)).toEqual([
    '/search/c-plus-plus.html',
    '/search/data-engineer.html',
  ]);
});

it('is a search form that works without JavaScript, with labelled fields', () => {
  const html = renderFixture(SearchHero, fixtures);
  expect(html).toMatch(/<form[^>]* action="\/search">/);
  for (const name of ['q', 'locIds', 'exp']) expect(html).toContain(`name="${name}"`);
  for (const [, id] of html.matchAll(/<label[^>]* for="([^"]*)"/g))
    expect(html).toContain(`id="${id}"`);
});
