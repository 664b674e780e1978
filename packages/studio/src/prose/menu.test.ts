import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readMenu, writeMenu } from './menu.ts';

const CONTENT = new URL('../../../../layouts/content/', import.meta.url).pathname;

it.each([
  'drawer.md',
  'footer.md',
  'seeker-menu.tech.md',
  'seeker-menu.management.md',
  'seeker-menu-basic.md',
  'seeker-menu-pro.md',
])('%s is a menu, and comes back as it is written', (name) => {
  const text = readFileSync(`${CONTENT}${name}`, 'utf8');
  const menu = readMenu(text);
  expect(menu?.length).toBeGreaterThan(0);
  expect(writeMenu(menu ?? [])).toBe(text);
});

it.each([
  'A sentence.\n\n- [Home](/)\n',
  '## Jobs\n\nA sentence.\n\n- [Home](/)\n',
  '- [Home](/)\n',
  '## Jobs\n\n- [Home](/), [About](/aboutus)\n',
  '## Jobs\n\n- **[Home](/)**\n',
  '',
])('%j is no menu', (text) => {
  expect(readMenu(text)).toBeNull();
});

it('leaves out links that are not complete, and what Markdown would read as its own signs', () => {
  const links = [
    { text: 'Jobs [new]', href: ' /search/jobs (1).html ' },
    { text: '', href: '/faq' },
    { text: 'Help', href: '' },
  ];
  const text = writeMenu([{ heading: 'More\n## jobs', links }]);
  expect(text).toBe('## More ## jobs\n\n- [Jobs  new](/search/jobs%20%281%29.html)\n');
  expect(readMenu(text)?.[0]?.links).toHaveLength(1);
});

it('a menu whose links are not complete yet is still a menu', () => {
  const text = writeMenu([{ heading: 'New group', links: [{ text: '', href: '' }] }]);
  expect(text).toBe('## New group\n');
  expect(readMenu(text)).toEqual([{ heading: 'New group', links: [] }]);
});
