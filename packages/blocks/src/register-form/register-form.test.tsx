import { describe, expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { loadRegisterForm } from './loader.ts';
import { fixtures } from './register-form.fixtures.ts';
import { RegisterForm } from './register-form.tsx';

const load = async (path: string) =>
  (await loadRegisterForm({ title: 'Register' }, loaderContext(path).context)).data;

describe('the registration', () => {
  it('takes what an account needs, shows the password rules first, and agrees to no offers', () => {
    const html = renderFixture(RegisterForm, fixtures);
    expect(html).toContain('action="/api/auth/register" method="post"');
    expect(textOf(html)).toContain('At least 8 characters. Avoid common passwords.');
    expect(html).toMatch(/autoComplete="name"/i);
    const inputs = html.match(/<input [^>]*required=""[^>]*>/g) ?? [];
    expect(inputs.map((input) => / name="(\w+)"/.exec(input)?.[1])).toEqual([
      'name',
      'email',
      'password',
    ]);
    expect(html).not.toMatch(/type="(?:tel|checkbox)"/);
    expect(html).toContain('href="/login?next=%2Fplans"');
  });

  it('continues with its code, also without JavaScript', async () => {
    const data = await load('/register?step=code&seekerId=r_1f4');
    expect(data).toEqual({ next: '', failed: null, seekerId: 'r_1f4', providers: [] });
    const html = renderFixture(RegisterForm, fixtures, 'code');
    expect(html).toContain('action="/api/user/activate/account"');
    expect(html).toContain('<input type="hidden" name="seekerId" value="r_1f4"/>');
    expect(html).toMatch(/name="otp"/);
  });

  it('shows why it has failed, and takes only one registration', async () => {
    expect(await load('/register?failed=REGISTRATION_FAILED&seekerId=%22x')).toMatchObject({
      failed: 'some issue while registering! Please try again!',
      seekerId: null,
    });
  });
});
