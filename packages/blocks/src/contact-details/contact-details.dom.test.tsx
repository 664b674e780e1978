import type { Action } from '@broadsheet/contract/actions';
import { emailSettings } from '@broadsheet/contract/calls/account';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './contact-details.fixtures.ts';
import { ContactDetails } from './contact-details.tsx';
import { loadContactDetails } from './loader.ts';

const PATH = '/settings/verify-contact-details';
const contact = fixtures.usual?.data.contact;
const load = (path: string, session: typeof sessionFixture | null = sessionFixture) =>
  loadContactDetails(
    {},
    loaderContext(path, { [emailSettings.path]: contact }, { session }).context,
  );
const renderBlock = (name: string) => renderFixture(ContactDetails, fixtures, name);

describe('contact details', () => {
  it('are those of the signed-in user, in their section', async () => {
    expect((await load(PATH)).data?.contact).toEqual(contact);
    expect(await load(PATH, null)).toEqual({ data: null });
    expect(await load('/settings/privacy')).toEqual({ data: null });
  });

  it('can be changed, with the password', () => {
    const html = renderBlock('usual');
    expect(html).toContain('action="/api/user/settings/update-email"');
    expect(html).toContain('action="/api/otp/send"');
    expect(html.match(/autoComplete="current-password"/g)).toHaveLength(2);
    expect(textOf(html).match(/✓ Verified/g)).toHaveLength(2);
  });

  it('show what is not verified, and how to verify it', () => {
    const html = renderBlock('empty');
    expect(textOf(html)).toContain('Not verified');
    expect(html).toContain('action="/api/user/resend_verification_email"');
    expect(textOf(html)).toContain('No mobile number added');
  });

  it('show a pending change, which can be resent or cancelled', () => {
    const html = renderBlock('open');
    expect(textOf(html)).toContain("You're changing your email to asha.rao@example.org");
    expect(html).toContain('action="/api/user/resend_email_verification"');
    expect(html).toContain('action="/api/user/cancel_email_change"');
    expect(html).not.toContain('update-email');
  });
});

describe('trial mode', () => {
  it('stores the token in the browser after a code', async () => {
    expect((await load(PATH)).data?.isTrial).toBe(false);
    expect(renderBlock('empty')).toContain('name="purpose" value="stored-token"');
    expect(renderBlock('usual')).not.toContain('stored-token');
  });
});

describe('the link of a mail', () => {
  const actions: Action[] = [];
  const fetched = vi.fn<typeof fetch>();
  const arrive = async () => {
    window.history.replaceState(null, '', `${PATH}#token=${'a'.repeat(24)}`);
    document.body.innerHTML = '<div id="root"></div>';
    const root = document.getElementById('root');
    const open = fixtures.open;
    if (!root || !open) throw new Error('nothing to draw');
    const dispatch = (action: Action) => void actions.push(action);
    await act(async () =>
      createRoot(root).render(
        <ContactDetails
          id="own"
          {...open}
          slots={{}}
          messages={builtInMessages()}
          dispatch={dispatch}
        />,
      ),
    );
  };
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('fetch', fetched);
    fetched.mockReset();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('verifies on arrival, once, and removes the token from the URL', async () => {
    fetched.mockImplementation(async () => Response.json({ message: 'Verified.' }));
    await arrive();
    expect(fetched).toHaveBeenCalledOnce();
    expect(String(fetched.mock.calls[0]?.[0])).toBe('/api/user/verify_email');
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Verified.');
    expect(document.body.textContent).toContain('asha.rao@example.org');
    expect(window.location.hash).toBe('');
  });

  it('shows that it was used, and changes nothing', async () => {
    const message = 'This link has expired or was already used.';
    fetched.mockImplementation(async () => Response.json({ message }, { status: 400 }));
    await arrive();
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(message);
    expect(document.body.textContent).toContain("You're changing your email to");
  });
});
