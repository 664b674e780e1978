import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { loadUnsubscribeForm } from './loader.ts';
import { fixtures } from './unsubscribe-form.fixtures.ts';
import { UnsubscribeForm } from './unsubscribe-form.tsx';

const TOKEN = 'a'.repeat(24);
const load = async (path: string) =>
  (await loadUnsubscribeForm({ title: 'T' }, loaderContext(path).context)).data;

it('is one button without JavaScript, and shows its success', async () => {
  expect(renderFixture(UnsubscribeForm, fixtures)).toMatch(
    /<form action="\/unsubscribe\?token=a+" method="post">/,
  );
  expect(textOf(renderFixture(UnsubscribeForm, fixtures, 'done'))).toContain(
    "You're unsubscribed.",
  );
  expect(await load(`/unsubscribe?token=${TOKEN}`)).toEqual({
    action: `/unsubscribe?token=${TOKEN}`,
    isDone: false,
    isAlert: false,
    failed: null,
  });
  expect(await load('/unsubscribe?done=education')).toMatchObject({ isDone: true, isAlert: false });
  expect(await load('/unsubscribe?done=alert')).toMatchObject({ isDone: true, isAlert: true });
  const alert = renderFixture(UnsubscribeForm, fixtures, 'alert');
  expect(textOf(alert)).toContain('This job alert is off.');
  expect(alert).toContain('href="/personalize-jobfeed"');
});

it('has no button without a valid link', async () => {
  for (const path of ['/unsubscribe', '/unsubscribe?token=short', '/unsubscribe?token=%22%3E'])
    expect(await load(path)).toMatchObject({ action: null });
  expect(renderFixture(UnsubscribeForm, fixtures, 'empty')).not.toContain('<form');
});
