import { expect, it } from 'vitest';
import { sayNoExample, sayWhereItLeads } from './where-it-leads.tsx';
import { pathWritten } from './written-path.ts';

it('takes a path, or an address that was pasted', () => {
  expect(pathWritten(' /c/backend-jobs?exp=2 ')).toBe('/c/backend-jobs?exp=2');
  expect(pathWritten('https://tech.localhost/c/backend-jobs?exp=2#top')).toBe(
    '/c/backend-jobs?exp=2',
  );
  expect(pathWritten('backend jobs')).toBeNull();
  expect(pathWritten('javascript:alert(1)')).toBeNull();
});

it('says where an address leads that does not show the page', () => {
  expect(sayWhereItLeads('jobdetail', 'jobdetail', 200)).toBeNull();
  expect(sayWhereItLeads('jobdetail', 'jobdetail', 410)).toBeNull();
  expect(sayWhereItLeads('notfound', 'notfound', 404)).toBeNull();
  expect(sayWhereItLeads('jobdetail', 'notfound', 404)).toMatch(/^Nothing is at this address/);
  expect(sayWhereItLeads('jobdetail', 'jobdetail', 404)).toMatch(/does not exist/);
  expect(sayWhereItLeads('jobdetail', 'jobdetail', 503)).toMatch(/cannot be had/);
  expect(sayWhereItLeads('jobapplied', 'jobapplied', 404)).toMatch(/one person’s own/);
  expect(sayWhereItLeads('jobdetail', 'home', 200)).toContain('“Home');
});

it('says why there is no example', () => {
  expect(sayNoExample('interview')).toMatch(/one person’s own/);
  expect(sayNoExample('epoch')).toMatch(/^This site has no such page/);
});
