import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './deactivate-form.fixtures.ts';
import { DeactivateForm } from './deactivate-form.tsx';
import { loadDeactivateForm } from './loader.ts';

const load = (path: string, session: typeof sessionFixture | null = sessionFixture) =>
  loadDeactivateForm({ title: 'T' }, loaderContext(path, {}, { session }).context);

it('takes the password, and an optional reason', () => {
  const html = renderFixture(DeactivateForm, fixtures);
  expect(html).toContain('action="/api/user/deactivate" method="post"');
  expect(/<input [^>]*name="reason"[^>]*>/.exec(html)?.[0]).not.toContain('required');
});

it('is shown to the signed-in user, and shows why it has failed', async () => {
  expect(await load('/deactivate', null)).toEqual({ data: null });
  expect(await load('/deactivate')).toEqual({
    data: { failed: null, email: 'asha@example.com' },
  });
  expect((await load('/deactivate?failed=WRONG_PASSWORD')).data).toEqual({
    failed: 'Wrong password. Try again.',
    email: 'asha@example.com',
  });
});
