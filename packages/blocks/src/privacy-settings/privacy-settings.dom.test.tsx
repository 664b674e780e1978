import type { Action } from '@broadsheet/contract/actions';
import { settings as readSettings } from '@broadsheet/contract/calls/account';
import { DEFAULT_SETTINGS } from '@broadsheet/contract/entities/profile-settings';
import { SETTABLE_FLAGS, SWITCHES } from '@broadsheet/contract/profile-flags';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { loadPrivacySettings } from './loader.ts';
import { fixtures } from './privacy-settings.fixtures.ts';
import { PrivacySettings } from './privacy-settings.tsx';

const stored = {
  ...DEFAULT_SETTINGS,
  invalidEmail: 0,
  emailChangeRequestedOn: 0,
  testPending: 0,
  followUpUsed: 0,
  twoFactorAuth: 0,
};
const answers = { [readSettings.path]: { settings: stored } };
const load = (path: string, session: typeof sessionFixture | null = sessionFixture) =>
  loadPrivacySettings({}, loaderContext(path, answers, { session }).context);

describe('what a seeker sets', () => {
  it('is every flag but those of notices once, with its state', async () => {
    const { data } = await load('/settings/privacy');
    const flags = data?.groups.flatMap((group) => group.flags) ?? [];
    // Notices on devices have a block of their own.
    const others = SETTABLE_FLAGS.filter((name) => SWITCHES[name].group !== 'devices');
    expect(flags.map(({ name }) => name).sort()).toEqual(others.sort());
    expect(flags.filter(({ isOn }) => isOn).map(({ name }) => name)).toContain('weeklyJobReport');
    expect(flags.find(({ name }) => name === 'promotions')?.isOn).toBe(false);
  });

  it('has notes that apply, each with a link', async () => {
    expect((await load('/settings/privacy')).data?.known).toEqual([]);
    const known = { invalidEmail: 1, emailChangeRequestedOn: 90, testPending: 1, followUpUsed: 1 };
    const answer = { settings: { ...stored, ...known, twoFactorAuth: 1 } };
    const { context } = loaderContext(
      '/settings/privacy',
      { [readSettings.path]: answer },
      { session: sessionFixture },
    );
    const { data } = await loadPrivacySettings({}, context);
    expect(data?.known.map(({ name, href }) => [name, href])).toEqual([
      ['invalidEmail', '/settings/verify-contact-details'],
      ['emailChangeRequestedOn', '/settings/verify-contact-details'],
      ['testPending', '/pendingassessments'],
      ['followUpUsed', '/applied-jobs'],
      ['twoFactorAuth', '/settings/changepassword'],
    ]);
    expect(renderFixture(PrivacySettings, fixtures)).toContain('href="/pendingassessments"');
  });

  it('is absent for visitors and in other sections', async () => {
    expect(await load('/settings/privacy', null)).toEqual({ data: null });
    expect(await load('/settings/changepassword')).toEqual({ data: null });
  });

  it('is changed without JavaScript by a button with the change', () => {
    const html = renderFixture(PrivacySettings, fixtures);
    expect(html).toContain('action="/api/user/settings" method="post"');
    expect(html).toContain('value="{&quot;search&quot;:0}"');
    expect(html).toContain('value="{&quot;hideResume&quot;:1}"');
  });
});

describe('a switch', () => {
  const actions: Action[] = [];
  const fetched = vi.fn<typeof fetch>();
  const renderBlock = () => {
    document.body.innerHTML = '<div id="root"></div>';
    const usual = fixtures.usual;
    const root = document.getElementById('root');
    if (!usual || !root) throw new Error('nothing to draw');
    const dispatch = (action: Action) => void actions.push(action);
    return act(async () =>
      createRoot(root).render(
        <PrivacySettings
          id="own"
          {...usual}
          messages={builtInMessages()}
          slots={{}}
          dispatch={dispatch}
        />,
      ),
    );
  };
  const first = () => document.querySelector('[role="switch"]');
  const press = () =>
    act(async () => {
      const event = new Event('submit', { bubbles: true, cancelable: true });
      first()?.closest('form')?.dispatchEvent(event);
    });
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('fetch', fetched);
    fetched.mockReset();
    actions.length = 0;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('saves at once, and shows the saved state', async () => {
    const settings = { ...stored, search: 0 };
    fetched.mockImplementation(async () => Response.json({ settings, message: 'Saved.' }));
    await renderBlock();
    expect(first()?.getAttribute('aria-checked')).toBe('true');
    await press();
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      settings: '{"search":0}',
    });
    expect(first()?.getAttribute('aria-checked')).toBe('false');
    expect(actions).toEqual([{ action: 'toast', tone: 'success', message: 'Saved.' }]);
  });

  it('goes back if that fails, and shows the message of the server', async () => {
    const message = 'Failed to update, try again';
    const code = 'SETTINGS_SAVE_FAILED';
    fetched.mockImplementation(async () => Response.json({ code, message }, { status: 502 }));
    await renderBlock();
    await press();
    expect(first()?.getAttribute('aria-checked')).toBe('true');
    expect(actions).toEqual([{ action: 'toast', tone: 'error', message }]);
    fetched.mockImplementation(async () => Response.json({ message }, { status: 406 }));
    await press();
    expect(actions.at(-1)).toEqual({ action: 'leave-session', status: 406 });
  });
});
