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
    about: 'emails',
    failed: null,
  });
  expect(await load('/unsubscribe?done=education')).toMatchObject({
    isDone: true,
    about: 'emails',
  });
  expect(await load('/unsubscribe?done=alert')).toMatchObject({ isDone: true, about: 'alert' });
  const alert = renderFixture(UnsubscribeForm, fixtures, 'alert');
  expect(textOf(alert)).toContain('This job alert is off.');
  expect(alert).toContain('href="/personalize-jobfeed"');
});

it('has no button without a valid link', async () => {
  for (const path of ['/unsubscribe', '/unsubscribe?token=short', '/unsubscribe?token=%22%3E'])
    expect(await load(path)).toMatchObject({ action: null });
  expect(renderFixture(UnsubscribeForm, fixtures, 'empty')).not.toContain('<form');
});

it('says what its link turns off: one job alert, all of them with the early applicant emails, or these emails', async () => {
  const questionOf = async (of: string) => {
    const data = await load(`/unsubscribe?token=${TOKEN}${of}`);
    if (!data) throw new Error('no data');
    expect(data.action).toBe(`/unsubscribe?token=${TOKEN}`);
    return textOf(renderFixture(UnsubscribeForm, { usual: { settings: { title: 'T' }, data } }));
  };
  const alert = await questionOf('&of=alert');
  expect(alert).toContain('Turn off this job alert? Your other job alerts stay on.');
  expect(alert).toContain('Turn off alert');
  const alerts = await questionOf('&of=jobFeed');
  expect(alerts).toContain('Stop all job alert emails?');
  expect(alerts).toContain('early applicant');
  for (const of of ['', '&of=education', '&of=%3Cb%3E'])
    expect(await questionOf(of)).toContain('Stop getting these emails?');
});
