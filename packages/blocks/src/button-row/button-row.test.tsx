import { expect, it } from 'vitest';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './button-row.fixtures.ts';
import { ButtonRow } from './button-row.tsx';

it('is a link for each button, of which the first stands out', () => {
  const html = renderFixture(ButtonRow, fixtures);
  const links = [...html.matchAll(/<a class="([^"]*)" href="([^"]*)">([^<]*)</g)];
  expect(links.map(([, , href, text]) => [href, text])).toEqual([
    ['/search/jobs.html', 'See jobs'],
    ['/companies', 'All companies'],
  ]);
  expect(links[0]?.[1]).not.toBe(links[1]?.[1]);
});
