import { expect, it } from 'vitest';
import { loaderContext } from '../../loader-context.fixtures.ts';
import { loadMenu } from './load-menu.ts';

const load = (text: string | null, name = 'menu') =>
  loadMenu(loaderContext('/', {}, { content: () => text }).context, name);

it('parses groups of links from headings and lists', () => {
  const text =
    '- [Home](/)\n\n## Jobs\n\nAll of them:\n\n- [Saved **jobs**](/saved-jobs)\n- no link\n\n## Empty\n';
  expect(load(text)).toEqual([
    { title: '', links: [{ label: 'Home', href: '/' }] },
    { title: 'Jobs', links: [{ label: 'Saved jobs', href: '/saved-jobs' }] },
  ]);
});

it("replaces placeholders with the brand's values", () => {
  expect(load('- [Recruiter login]({recruiterLogin})')[0]?.links[0]?.href).toMatch(/^https:/);
});

it('uses a changed text', () => {
  expect(load('- [One](/faq)')[0]?.links[0]?.label).toBe('One');
  expect(load('- [Two](/faq)')[0]?.links[0]?.label).toBe('Two');
});

it('is empty without a text', () => {
  expect(load(null)).toEqual([]);
  expect(load('- [One](/faq)', '')).toEqual([]);
});
