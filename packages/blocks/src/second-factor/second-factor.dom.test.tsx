import type { Action } from '@broadsheet/contract/actions';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { loadSecondFactor } from './loader.ts';
import { fixtures } from './second-factor.fixtures.ts';
import { SecondFactor } from './second-factor.tsx';

const load = async (path: string, session: typeof sessionFixture | null = sessionFixture) =>
  (await loadSecondFactor({}, loaderContext(path, {}, { session }).context)).data;
const renderBlock = (name: string) => renderFixture(SecondFactor, fixtures, name);

describe('the second step', () => {
  it("has the state of the user's account", async () => {
    expect(await load('/settings/changepassword')).toMatchObject({ isOn: false, hasNumber: false });
    const authInfo = { ...sessionFixture.authInfo, twoFactorAuth: true, verifiedNumber: true };
    expect(await load('/settings/changepassword', { ...sessionFixture, authInfo })).toMatchObject({
      isOn: true,
      hasNumber: true,
    });
    expect(await load('/settings/changepassword', null)).toBeNull();
    expect(await load('/settings/privacy')).toBeNull();
  });

  it('offers SMS only for a verified number', () => {
    expect(textOf(renderBlock('usual'))).toContain('Email SMS');
    expect(textOf(renderBlock('without number'))).not.toContain('Email SMS');
  });

  it('is turned off by the password, also without JavaScript', () => {
    expect(renderBlock('on')).toContain(
      'action="/api/user/twoFactorAuth/disableTwoAuth" method="post"',
    );
  });
});

describe('setting it up', () => {
  const actions: Action[] = [];
  const fetched = vi.fn<typeof fetch>();
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const found = document.querySelector<Found>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  const press = (label: string) =>
    act(async () => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === label)?.click();
    });
  const submit = (name: string, value: string): void => {
    const input = find<HTMLInputElement>(`[name="${name}"]`);
    input.value = value;
    const event = new Event('submit', { bubbles: true, cancelable: true });
    input.closest('form')?.dispatchEvent(event);
  };
  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('fetch', fetched);
    document.body.innerHTML = '<div id="root"></div>';
    const usual = fixtures.usual;
    if (!usual) throw new Error('nothing to draw');
    const dispatch = (action: Action) => void actions.push(action);
    await act(async () =>
      createRoot(find('#root')).render(
        <SecondFactor
          id="own"
          {...usual}
          slots={{}}
          messages={builtInMessages()}
          dispatch={dispatch}
        />,
      ),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('shows the secret as a QR code and as text, verifies a code, and shows the recovery codes once', async () => {
    const setup = {
      message: 'Add this account to your app.',
      channel: 'totp',
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Broadsheet:asha?secret=JBSWY3DPEHPK3PXP',
      sentTo: null,
    };
    fetched.mockImplementation(async () => Response.json(setup));
    await press(builtInMessages()['two-step'].app);
    // The QR code appears after its code is loaded, which no act() call waits for.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    submit('password', 'a long password');
    await vi.waitUntil(() => document.querySelector('path')?.getAttribute('d'));
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      channel: 'totp',
      password: 'a long password',
    });
    expect(document.body.textContent).toContain('JBSW Y3DP EHPK 3PXP');
    expect(find('path').getAttribute('d')).toMatch(/^M\d+,\d+h1v1h-1z/);

    const recoveryCodes = ['ab3de-fgh45', 'zz9yy-xx8ww'];
    fetched.mockImplementation(async () =>
      Response.json({ secondFactor: null, message: 'On.', recoveryCodes }),
    );
    await act(async () => submit('otp', '123 456'));
    expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(
      recoveryCodes,
    );
    await press(builtInMessages()['two-step'].codesSaved);
    expect(document.body.textContent).not.toContain('ab3de');
    expect(document.body.textContent).toContain(builtInMessages()['two-step'].isOn);
  });
});
