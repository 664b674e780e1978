import type { Action } from '@broadsheet/contract/actions';
import { changePassword } from '@broadsheet/contract/calls/account';
import { register } from '@broadsheet/contract/calls/auth';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallForm } from './call-form.tsx';
import type { FormPlan } from './form-plan.ts';

const PLAN: FormPlan<typeof register> = {
  id: 'test',
  call: register,
  fields: [
    { name: 'email', kind: 'email', label: 'Email' },
    { name: 'password', kind: 'new-password', label: 'Password' },
    { name: 'phone', kind: 'phone', label: 'Mobile number', optional: true },
    { name: 'promotions', kind: 'checkbox', label: 'Offers', optional: true },
  ],
  submit: 'Register',
  busy: 'Registering…',
};
const CHANGE: FormPlan<typeof changePassword> = {
  id: 'change',
  call: changePassword,
  fields: [
    { name: 'currentPassword', kind: 'password', label: 'Current password' },
    { name: 'password', kind: 'new-password', label: 'New password' },
  ],
  submit: 'Change',
  busy: 'Changing…',
};

const done: unknown[] = [];
const actions: Action[] = [];
const fetched = vi.fn<typeof fetch>();
let root: Root | undefined;

const messages = builtInMessages();
const common = {
  messages,
  dispatch: (action: Action) => void actions.push(action),
  next: '/',
  onDone: (answer: unknown) => {
    done.push(answer);
    return undefined;
  },
};
/** As in the browser: hydrates the server's HTML. */
const wake = async (node = <CallForm plan={PLAN} {...common} />, meanwhile = () => {}) => {
  document.body.innerHTML = `<div id="root">${renderToString(node)}</div>`;
  meanwhile();
  await act(async () => {
    root = hydrateRoot(document.getElementById('root') ?? document.body, node);
  });
};
const find = (selector: string): HTMLInputElement & HTMLFormElement => {
  const found = document.querySelector<HTMLInputElement & HTMLFormElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const type = (name: string, value: string) =>
  act(async () => {
    const input = find(`[name="${name}"]`);
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = (times = 1) =>
  act(async () => {
    for (let time = 0; time < times; time += 1)
      find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
const alarm = () => document.querySelector('[role="alert"]');
const faultOf = (name: string) => {
  const described = find(`[name="${name}"]`).getAttribute('aria-describedby') ?? '';
  return described
    .split(' ')
    .map((id) => document.getElementById(id))
    .find((element) => element?.id.endsWith('-fault'))?.textContent;
};
const fillIn = async () => {
  await type('email', ' asha@example.com ');
  await type('password', 'three plain words');
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ message: 'Done.' }));
  window.history.replaceState(null, '', '/settings/privacy?ref=cl');
  sessionStorage.clear();
  done.length = 0;
  actions.length = 0;
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

describe('a hydrated form', () => {
  it("replaces the browser's errors, and only after a submit", async () => {
    await wake();
    await type('email', 'asha');
    expect(find('form').noValidate).toBe(true);
    expect(alarm()).toBeNull();
    await submit();
    expect(fetched).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(alarm());
    expect(faultOf('email')).toBe(messages.forms.emailWrong);
    expect(faultOf('password')).toBe(messages.forms.newPasswordMissing);
    expect(faultOf('phone')).toBeUndefined();
    expect(find('[name="email"]').getAttribute('aria-invalid')).toBe('true');
    expect(alarm()?.querySelector('a')?.getAttribute('href')).toBe(`#${find('[name="email"]').id}`);
    await type('email', 'asha@example.com');
    expect(faultOf('email')).toBeUndefined();
    expect(find('[name="email"]').hasAttribute('aria-invalid')).toBe(false);
  });

  it('sends normalized values, and no empty ones', async () => {
    await wake();
    await fillIn();
    await type('phone', '98765 43210');
    await submit();
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(String(address)).toMatch(/^\/api\/auth\/register\?ref=cl&/);
    expect(JSON.parse(String(init?.body))).toEqual({
      email: 'asha@example.com',
      password: 'three plain words',
      phone: '+919876543210',
      promotions: 0,
    });
    expect(done).toEqual([{ message: 'Done.' }]);
  });

  it('is sent once despite repeated submits, and shows its state', async () => {
    let answer: (response: Response) => void = () => undefined;
    fetched.mockImplementation(() => new Promise<Response>((resolve) => (answer = resolve)));
    await wake();
    await fillIn();
    await submit(3);
    await submit();
    expect(fetched).toHaveBeenCalledOnce();
    const button = find('button[type="submit"]');
    const buttonText = () => button.querySelector('span:not([aria-hidden])')?.textContent;
    expect([buttonText(), button.getAttribute('aria-disabled')]).toEqual(['Registering…', 'true']);
    await act(async () => answer(Response.json({ message: 'Done.' })));
    expect([buttonText(), button.getAttribute('aria-disabled')]).toEqual(['Register', 'false']);
  });

  it('shows the missing length of a password, and the password on request', async () => {
    await wake();
    await type('password', 'short');
    expect(document.querySelector('[aria-live]')?.textContent).toBe('3 more characters needed.');
    await type('password', 'long enough');
    expect(document.querySelector('[aria-live]')?.textContent).toBe(messages.forms.lettersEnough);
    await act(async () => find('[aria-pressed]').click());
    expect(find('[name="password"]').type).toBe('text');
    await act(async () => find('[aria-pressed]').click());
    expect(find('[name="password"]').type).toBe('password');
  });
});

describe('a form with a password and no address', () => {
  const username = () => find('[autocomplete="username"]');

  it('names the account for password managers, in a field that is not displayed', async () => {
    await wake(<CallForm plan={CHANGE} username="asha@example.com" {...common} />);
    expect(username().value).toBe('asha@example.com');
    expect([username().hidden, username().readOnly]).toEqual([true, true]);
    const follows = username().compareDocumentPosition(find('[type="password"]'));
    expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('never sends the name, with or without JavaScript', async () => {
    await wake(<CallForm plan={CHANGE} username="asha@example.com" {...common} />);
    const data = [...new FormData(find('form')).keys()];
    expect(data).toEqual(['next', 'currentPassword', 'password']);
    await type('currentPassword', 'what it was');
    await type('password', 'what it will be');
    await submit();
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      currentPassword: 'what it was',
      password: 'what it will be',
    });
  });

  it('has the field for an unknown account too', async () => {
    await wake(<CallForm plan={CHANGE} {...common} />);
    expect(username().value).toBe('');
  });
});

describe('what was typed', () => {
  it('is restored after a reload, except for secrets, and removed after it was sent', async () => {
    await wake();
    await fillIn();
    await act(async () => root?.unmount());
    await wake();
    expect(find('[name="email"]').value).toBe('asha@example.com');
    expect(find('[name="password"]').value).toBe('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('three plain words');
    await type('password', 'three plain words');
    await submit();
    expect(sessionStorage.length).toBe(0);
  });

  it('from before hydration is stored too', async () => {
    await wake(undefined, () => {
      find('[name="email"]').value = 'early@example.com';
    });
    await act(async () => root?.unmount());
    await wake();
    expect(find('[name="email"]').value).toBe('early@example.com');
  });

  it('stays while the service is down, with a retry button', async () => {
    fetched.mockImplementation(async () => Response.json({ message: 'Resting.' }, { status: 503 }));
    await wake();
    await fillIn();
    await submit();
    expect(alarm()?.textContent).toContain('Resting.');
    expect(alarm()?.querySelector('button')?.textContent).toBe(messages.forms.tryAgain);
    expect(find('[name="password"]').value).toBe('three plain words');
    expect(done).toEqual([]);
  });

  it('waits for a new login', async () => {
    fetched.mockImplementation(async () => Response.json({ message: 'Over.' }, { status: 418 }));
    await wake(<CallForm plan={CHANGE} {...common} />);
    await type('currentPassword', 'what it was');
    await type('password', 'what it will be');
    await submit();
    expect(actions).toEqual([
      { action: 'leave-session', status: 418, next: '/settings/privacy?ref=cl' },
    ]);
  });
});

describe('an error of the server', () => {
  it('is shown beside its field', async () => {
    const details = [{ path: 'body/password', message: 'is among the passwords tried first' }];
    fetched.mockImplementation(async () =>
      Response.json({ code: 'VALIDATION', message: 'Some values.', details }, { status: 400 }),
    );
    await wake();
    await fillIn();
    await submit();
    expect(faultOf('password')).toBe('Password is among the passwords tried first.');
    expect(faultOf('email')).toBeUndefined();
  });

  it('is for the repeated password if that is wrong', async () => {
    const message = 'Wrong password. Try again.';
    fetched.mockImplementation(async () =>
      Response.json({ code: 'WRONG_PASSWORD', message }, { status: 403 }),
    );
    await wake(<CallForm plan={CHANGE} {...common} />);
    await type('currentPassword', 'what it was');
    await type('password', 'what it will be');
    await submit();
    expect(faultOf('currentPassword')).toBe(message);
  });

  it("is shown as the server's message if it has no field", async () => {
    const message = 'Wrong email or password. Try again, or reset your password.';
    fetched.mockImplementation(async () =>
      Response.json({ code: 'WRONG_CREDENTIALS', message }, { status: 401 }),
    );
    await wake();
    await fillIn();
    await submit();
    expect(alarm()?.textContent).toBe(message);
    expect(actions).toEqual([]);
  });
});
