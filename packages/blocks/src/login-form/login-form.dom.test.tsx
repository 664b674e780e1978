import type { Action } from '@broadsheet/contract/actions';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { loadLoginForm } from './loader.ts';
import { fixtures } from './login-form.fixtures.ts';
import { LoginForm } from './login-form.tsx';

const load = async (path: string) =>
  (await loadLoginForm({ title: 'Log in' }, loaderContext(path).context)).data;
const renderBlock = (name = 'usual') => renderFixture(LoginForm, fixtures, name);

describe('the login without JavaScript', () => {
  it('is plain HTML that leads to the requested page', () => {
    const html = renderBlock();
    expect(html).toMatch(/<form [^>]*action="\/api\/auth\/login" method="post"/);
    expect(html).toContain('<input type="hidden" name="next" value="/settings/privacy"/>');
    expect(html).toMatch(/type="email" autoComplete="username"[^>]*name="email"/);
    expect(html).toMatch(/type="password" autoComplete="current-password"[^>]*name="password"/);
    expect(html).toContain('href="/login?step=forgot&amp;next=%2Fsettings%2Fprivacy"');
    expect(html).toContain('href="/register?next=%2Fsettings%2Fprivacy"');
  });

  it('shows why it has failed', async () => {
    expect(await load('/login?failed=WRONG_CREDENTIALS')).toMatchObject({
      failed: 'Wrong email or password. Try again, or reset your password.',
    });
    expect(await load('/login?failed=<b>')).toMatchObject({ failed: 'Unknown error' });
    expect(renderBlock('failed')).toMatch(/role="alert">Wrong email or password\./);
  });

  it('takes the second step, resends its code, and takes a recovery code', () => {
    const html = renderBlock('second-factor');
    expect(html).toContain('action="/api/user/twoFactorAuth/verify-two-fa"');
    expect(html).toContain('action="/api/user/twoFactorAuth/send-otp"');
    expect(html).toMatch(/inputMode="numeric"/i);
    expect(html).toMatch(/autoComplete="one-time-code"/i);
    expect(html).toContain('href="/login?step=recovery-code"');
    expect(renderBlock('recovery-code')).not.toContain('send-otp');
  });
});

describe('the steps of the login', () => {
  it('are in the URL, and any other value is the first', async () => {
    for (const step of ['forgot', 'reset', 'second-factor', 'recovery-code', 'reactivate'])
      expect(await load(`/login?step=${step}`)).toMatchObject({ step });
    expect(await load('/login?step=nonsense')).toMatchObject({ step: 'password', next: '' });
    expect(await load('/login?next=%2Fmychat')).toMatchObject({ next: '/mychat' });
  });

  it('have the same response for every address that requests a link', () => {
    expect(textOf(renderBlock('forgot'))).toContain(builtInMessages().login.sendLink);
    expect(textOf(renderBlock('sent'))).toContain(builtInMessages().login.linkSent);
  });

  it('take a new password only with the link of a mail', () => {
    expect(textOf(renderBlock('reset'))).toContain(builtInMessages().login.newLink);
    expect(renderBlock('reset')).not.toContain('<form');
  });
});

describe('a deactivated account', () => {
  it('shows its code step after the password was refused, also without JavaScript', async () => {
    const sent = '/login?next=%2Fmychat&failed=ACCOUNT_INACTIVE&step=reactivate';
    expect(await load(sent)).toMatchObject({ step: 'reactivate', failed: null });
    expect(await load('/login?step=reactivate&failed=CODE_WRONG')).toMatchObject({
      step: 'reactivate',
      failed: 'This OTP is wrong or has expired. Check it, or request a new one.',
    });
    const html = renderBlock('reactivate');
    expect(html).toContain('action="/api/user/activate/account"');
    expect(html).toContain('<input type="hidden" name="next" value="/saved-jobs"/>');
    for (const name of ['email', 'otp']) expect(html).toContain(`name="${name}"`);
  });
});

describe('logging in', () => {
  const actions: Action[] = [];
  const answer = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body));
  const show = async (name: string) => {
    const fixture = fixtures[name];
    document.body.innerHTML = '<div id="root"></div>';
    const root = document.getElementById('root');
    if (!fixture || !root) throw new Error('nothing to draw');
    const dispatch = (action: Action) => void actions.push(action);
    await act(async () =>
      createRoot(root).render(
        <LoginForm
          id="own"
          {...fixture}
          slots={{}}
          messages={builtInMessages()}
          dispatch={dispatch}
        />,
      ),
    );
  };
  const send = (typed: Readonly<Record<string, string>>) =>
    act(async () => {
      for (const [name, value] of Object.entries(typed)) {
        const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
        if (input) input.value = value;
      }
      const event = new Event('submit', { bubbles: true, cancelable: true });
      document.querySelector('form')?.dispatchEvent(event);
    });
  const credentials = { email: 'asha@example.com', password: 'three plain words' };
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    window.history.replaceState(null, '', '/login');
    actions.length = 0;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('leads to the requested page, with the token of the mail', async () => {
    answer({ secondFactor: null, message: 'In.' });
    await show('usual');
    await send(credentials);
    expect(actions).toEqual([{ action: 'signed-in', href: '/settings/privacy' }]);
    window.history.replaceState(null, '', `/login#token=${'a'.repeat(20)}`);
    await show('usual');
    await send(credentials);
    expect(actions[1]).toEqual({
      action: 'signed-in',
      href: `/settings/privacy#token=${'a'.repeat(20)}`,
    });
  });

  it('stays on the page under the overlay', async () => {
    answer({ secondFactor: null, message: 'In.' });
    window.history.replaceState(null, '', '/c/backend-jobs?page=2');
    await show('failed');
    await send(credentials);
    expect(actions).toEqual([{ action: 'signed-in', href: '/c/backend-jobs?page=2' }]);
  });

  it('takes the code of a deactivated account in place, and leads to the requested page', async () => {
    const message = 'This account is deactivated.';
    const refusal = { statusCode: 403, code: 'ACCOUNT_INACTIVE', message };
    vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 403 }));
    await show('usual');
    await send(credentials);
    expect(document.activeElement?.textContent).toBe('Reactivate your account');
    expect(document.querySelector('[name="email"]')?.getAttribute('type')).toBe('hidden');
    answer({ secondFactor: null, message: 'In.' });
    await send({ otp: '123456' });
    expect(actions).toEqual([{ action: 'signed-in', href: '/settings/privacy' }]);
  });

  it('takes the second step in place, and focuses its heading', async () => {
    answer({ secondFactor: 'email', message: "We've sent an OTP to a•••@example.com." });
    await show('usual');
    await send(credentials);
    expect(actions).toEqual([]);
    expect(document.activeElement?.textContent).toBe(builtInMessages().login.secondStepTitle);
    expect(document.body.textContent).toContain("We've sent an OTP to a•••@example.com.");
    answer({ secondFactor: null, message: 'In.' });
    await send({ otp: '123456' });
    expect(actions).toEqual([{ action: 'signed-in', href: '/settings/privacy' }]);
  });
});
