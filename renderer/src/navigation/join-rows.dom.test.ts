import { beforeEach, expect, it } from 'vitest';
import { countRows, focusRowAfter, joinRows } from './join-rows.ts';
import type { PageView } from './page-view.ts';

const listOf = (...names: readonly string[]) =>
  `<ul>${names.map((name) => `<li><a href="/j/${name}">${name}</a></li>`).join('')}</ul>`;
const inForm = (list: string) => `<form action="/save">${list}</form>`;
const viewOf = (html: string) => ({ html: `<div data-more-rows>${html}</div>` }) as PageView;

beforeEach(() => {
  document.body.innerHTML = '';
});

it.each([
  ['by itself', (list: string) => list],
  ['in a form', inForm],
])('a list %s has the rows of both pages in one list, each counted', (_, wrap) => {
  const joined = joinRows(viewOf(wrap(listOf('a', 'b'))), viewOf(wrap(listOf('c', 'd', 'e'))));
  document.body.innerHTML = joined.html;
  expect(document.querySelectorAll('ul')).toHaveLength(1);
  expect([...document.querySelectorAll('a')].map((link) => link.textContent).join('')).toBe(
    'abcde',
  );
  expect(countRows()).toBe(5);
  focusRowAfter(2);
  expect(document.activeElement?.textContent).toBe('c');
});

it('a page without such a list stays as it is', () => {
  const next = viewOf('<p>No jobs found.</p>');
  expect(joinRows(viewOf(listOf('a')), next)).toBe(next);
});
