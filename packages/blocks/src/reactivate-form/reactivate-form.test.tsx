import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadReactivateForm } from './loader.ts';
import { fixtures } from './reactivate-form.fixtures.ts';
import { ReactivateForm } from './reactivate-form.tsx';

const load = async (path: string) =>
  (await loadReactivateForm({ title: 'Open' }, loaderContext(path).context)).data;

it('asks for the password, then for the code that was sent', async () => {
  expect(renderFixture(ReactivateForm, fixtures)).toContain('action="/api/auth/login"');
  expect(renderFixture(ReactivateForm, fixtures, 'code')).toContain(
    'action="/api/user/activate/account"',
  );
  expect(await load('/reactivate')).toEqual({ step: 'password', failed: null });
});

it('treats the refusal of a deactivated account as a sent code', async () => {
  expect(await load('/reactivate?failed=ACCOUNT_INACTIVE')).toEqual({ step: 'code', failed: null });
  expect(await load('/reactivate?failed=WRONG_CREDENTIALS')).toEqual({
    step: 'password',
    failed: 'Wrong email or password. Try again, or reset your password.',
  });
  expect(await load('/reactivate?step=reactivate&failed=CODE_WRONG')).toMatchObject({
    step: 'code',
  });
});
