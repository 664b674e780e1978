import { expect, it } from 'vitest';
import { formatDestination, formatNoExample } from './where-it-leads.tsx';
import { pathWritten } from './written-path.ts';

it('takes a path or a pasted URL', () => {
  expect(pathWritten(' /c/backend-jobs?exp=2 ')).toBe('/c/backend-jobs?exp=2');
  expect(pathWritten('https://tech.localhost/c/backend-jobs?exp=2#top')).toBe(
    '/c/backend-jobs?exp=2',
  );
  expect(pathWritten('backend jobs')).toBeNull();
  expect(pathWritten('javascript:alert(1)')).toBeNull();
});

it('describes a path that does not show the page', () => {
  expect(formatDestination('jobdetail', 'jobdetail', 200)).toBeNull();
  expect(formatDestination('jobdetail', 'jobdetail', 410)).toBeNull();
  expect(formatDestination('notfound', 'notfound', 404)).toBeNull();
  expect(formatDestination('jobdetail', 'notfound', 404)).toMatch(/^No page at this URL/);
  expect(formatDestination('jobdetail', 'jobdetail', 404)).toMatch(/^Nothing found at this URL/);
  expect(formatDestination('jobdetail', 'jobdetail', 503)).toMatch(/could not load/);
  expect(formatDestination('jobapplied', 'jobapplied', 404)).toMatch(/private data/);
  expect(formatDestination('jobdetail', 'home', 200)).toContain('“Home');
});

it('explains why there is no example', () => {
  expect(formatNoExample('interview')).toMatch(/private data/);
  expect(formatNoExample('epoch')).toMatch(/^This site has no example/);
});
