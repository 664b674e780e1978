import { expect, it } from 'vitest';
import { drawFixture } from '../draw.fixtures.tsx';
import { loaderContext } from '../loader-context.fixtures.ts';
import { fixtures } from './asked-page.fixtures.ts';
import { AskedPage } from './asked-page.tsx';
import { loadAskedPage } from './loader.ts';

const after = async (next: string) => {
  const { context } = loaderContext(`/login?next=${encodeURIComponent(next)}`);
  return (await loadAskedPage({ text: 'From {page}.' }, context)).data;
};

it('names the page for members that a visitor asked for, without its query', async () => {
  expect(await after('/saved-jobs?page=2')).toEqual({ text: 'From /saved-jobs.' });
});

it.each([
  '',
  '/',
  '/c/backend-jobs',
  '/no/such/page',
  '/epoch/round-one',
  '//evil.example/saved-jobs',
  'https://evil.example/saved-jobs',
  'javascript:alert(1)',
])('stays away after %j', async (next) => {
  expect(await after(next)).toBeNull();
});

it('stays away where nobody was sent', async () => {
  const { context } = loaderContext('/login');
  expect(await loadAskedPage({ text: 'From {page}.' }, context)).toEqual({ data: null });
});

it('is drawn as a note', () => {
  expect(drawFixture(AskedPage, fixtures)).toMatch(/<p [^>]*role="note">You were sent here from/);
});
