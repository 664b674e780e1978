import { dataExport, deactivate, erase } from '@broadsheet/contract/calls/account';
import { validate } from '@broadsheet/contract/calls/auth';
import {
  identityLinks,
  linkProvider,
  loginProviders,
  providerTicket,
  registerWithProvider,
  sendProviderCode,
  unlinkProvider,
} from '@broadsheet/contract/calls/provider-login';
import { addSeeker, findSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import { findMessage, readMessage } from '@broadsheet/test-kit/database/find-message';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAppUser } from '../app-user.fixtures.ts';
import {
  BROWSER,
  logInAs,
  OTHER_BROWSER,
  openProviderSite,
  type ProviderSite,
} from './provider-site.fixtures.ts';

let site: ProviderSite;
beforeAll(async () => {
  site = await openProviderSite();
});
afterAll(() => site.close());

let people = 0;
const addPerson = (more: { email?: string; isEmailVerified?: boolean; name?: string } = {}) => {
  people += 1;
  const person = { id: `p${people}`, name: 'Asha Rao', isEmailVerified: true, ...more };
  site.provider.people.push(person);
  return person.id;
};
let mails = 0;
const newEmail = () => {
  mails += 1;
  return `person${mails}@example.com`;
};
const ticketOf = ({ pending }: Awaited<ReturnType<typeof logInAs>>): string => {
  if (!pending) throw new Error('the login needs no step');
  return pending.ticket;
};
const byTicket = (ticket: string, more: object = {}) => ({
  body: { ticket, browser: BROWSER, ...more },
});

/** A person who has registered with the provider. */
const register = async (email = newEmail()) => {
  const person = addPerson({ email });
  const ticket = ticketOf(await logInAs(site, person));
  const { token = '' } = await site.services.call(registerWithProvider, {
    body: { ticket, browser: BROWSER, name: 'Asha Rao' },
  });
  return { person, email, token };
};

describe('the offered providers', () => {
  it('are those that the brand has configured', async () => {
    const names = async (brand: 'tech' | 'management') =>
      (await site.services.call(loginProviders, { brand })).items.map(({ name }) => name);
    expect(await names('tech')).toEqual(['Sample', 'Other', 'Down']);
    expect(await names('management')).toEqual(['Sample']);
  });
});

describe('an unknown person', () => {
  it('registers with the name and the verified address of the provider, and logs in by it from then on', async () => {
    const email = newEmail();
    const person = addPerson({ email, name: 'Meera Shah' });
    const first = await logInAs(site, person);
    expect(first).toMatchObject({
      pending: { step: 'register' },
      failed: null,
      next: '/saved-jobs',
    });
    const ticket = ticketOf(first);
    const { services } = site;
    expect(await services.call(providerTicket, { query: { ticket } })).toEqual({
      provider: 'Sample',
      step: 'register',
      email,
      name: 'Meera Shah',
      isCodeSent: false,
    });
    const body = { ticket, browser: BROWSER, name: 'Meera Shah', promotions: 1 as const };
    const { token = '' } = await services.call(registerWithProvider, { body });
    expect((await services.call(validate, { token })).authInfo).toMatchObject({
      email,
      name: 'Meera Shah',
      verifiedEmail: true,
    });
    const again = await logInAs(site, person);
    expect(again).toMatchObject({ pending: null, secondFactor: null });
    expect(again.token).toBeTruthy();
    expect(await services.send(registerWithProvider, { body })).toMatchObject({
      status: 400,
      body: { code: 'PROVIDER_LOGIN_EXPIRED' },
    });
  });

  it('registers at one brand only: the other knows nothing of it', async () => {
    const { person } = await register();
    const elsewhere = await logInAs(site, person, { brand: 'management' });
    expect(elsewhere.pending?.step).toBe('register');
  });

  it('without a verified address proves one by a code first', async () => {
    const email = newEmail();
    const person = addPerson({ email, isEmailVerified: false });
    const first = await logInAs(site, person);
    expect(first.pending?.step).toBe('prove');
    const ticket = ticketOf(first);
    const { services } = site;
    const early = { body: { ticket, browser: BROWSER, name: 'Asha' } };
    expect((await services.send(registerWithProvider, early)).status).toBe(400);
    await services.call(sendProviderCode, byTicket(ticket));
    const otp = await readMessage(services, 'login-code', email);
    const proven = await services.call(linkProvider, byTicket(ticket, { otp }));
    expect(proven).toMatchObject({ step: 'register' });
    expect(proven.token).toBeUndefined();
    const { token } = await services.call(registerWithProvider, early);
    expect(token).toBeTruthy();
  });

  it('whose provider names no address types one', async () => {
    const ticket = ticketOf(await logInAs(site, addPerson()));
    const { services } = site;
    expect(await services.send(sendProviderCode, byTicket(ticket))).toMatchObject({
      status: 400,
      body: { details: [{ path: 'body/email' }] },
    });
    const email = newEmail();
    await services.call(sendProviderCode, byTicket(ticket, { email }));
    const otp = await readMessage(services, 'login-code', email);
    expect((await services.call(linkProvider, byTicket(ticket, { otp }))).step).toBe('register');
  });
});

describe('a verified address that has an account', () => {
  it('is linked by the password of the account, once, and its seeker is told', async () => {
    const { services } = site;
    const { seeker } = await addSeeker(services, { email: newEmail() });
    const person = addPerson({ email: seeker.email.toUpperCase() });
    const first = await logInAs(site, person);
    expect(first.pending?.step).toBe('link');
    expect(first.token).toBeUndefined();
    const ticket = ticketOf(first);
    const shown = await services.call(providerTicket, { query: { ticket } });
    expect(shown.email).toBe(seeker.email.toUpperCase());
    const wrong = await services.send(linkProvider, byTicket(ticket, { password: 'not it' }));
    expect(wrong).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
    const { token = '', step } = await services.call(
      linkProvider,
      byTicket(ticket, { password: TEST_PASSWORD }),
    );
    expect(step).toBeNull();
    expect((await services.call(validate, { token })).userId).toBe(seeker.id);
    expect(await findMessage(services, 'login-linked', seeker.email)).toBeTruthy();
    expect((await logInAs(site, person)).token).toBeTruthy();
  });

  it('is linked by a code to its mail as well', async () => {
    const { services } = site;
    const { seeker } = await addSeeker(services, { email: newEmail() });
    const ticket = ticketOf(await logInAs(site, addPerson({ email: seeker.email })));
    // A typed address counts for nothing: the account has one.
    await services.call(sendProviderCode, byTicket(ticket, { email: 'thief@example.com' }));
    expect(await findMessage(services, 'login-code', 'thief@example.com')).toBeUndefined();
    const otp = await readMessage(services, 'login-code', seeker.email);
    const { token } = await services.call(linkProvider, byTicket(ticket, { otp }));
    expect(token).toBeTruthy();
  });

  it('still needs its second factor', async () => {
    const { services } = site;
    const { seeker } = await addAppUser(services);
    const person = addPerson({ email: seeker.email });
    const ticket = ticketOf(await logInAs(site, person));
    const linked = await services.call(linkProvider, byTicket(ticket, { password: TEST_PASSWORD }));
    expect(linked.secondFactor).toBe('totp');
    expect((await logInAs(site, person)).secondFactor).toBe('totp');
  });

  it('that is deactivated gets the code that reactivates it, and no session', async () => {
    const { services } = site;
    const { seeker, token } = await addSeeker(services, { email: newEmail() });
    const person = addPerson({ email: seeker.email });
    const ticket = ticketOf(await logInAs(site, person));
    await services.call(linkProvider, byTicket(ticket, { password: TEST_PASSWORD }));
    await services.call(deactivate, { token, body: { password: TEST_PASSWORD } });
    const refused = await logInAs(site, person);
    expect(refused).toMatchObject({ failed: 'ACCOUNT_INACTIVE', pending: null });
    expect(refused.token).toBeUndefined();
    expect(await readMessage(services, 'reactivate-account', seeker.email)).toMatch(/^\d{6}$/);
  });
});

describe('an address that the provider has not verified', () => {
  it('never opens the account that has it', async () => {
    const { services } = site;
    const { seeker } = await addSeeker(services, { email: newEmail() });
    const person = addPerson({ email: seeker.email, isEmailVerified: false });
    const first = await logInAs(site, person);
    expect(first).toMatchObject({ pending: { step: 'prove' } });
    expect(first.token).toBeUndefined();
    const ticket = ticketOf(first);
    // Not even by the password: the page does not reveal that there is an account.
    const byPassword = await services.send(
      linkProvider,
      byTicket(ticket, { password: TEST_PASSWORD }),
    );
    expect(byPassword).toMatchObject({ status: 400, body: { code: 'CODE_WRONG' } });
    await services.call(sendProviderCode, byTicket(ticket));
    const otp = await readMessage(services, 'login-code', seeker.email);
    // Somebody who is led to another person's ticket links nothing: it is of the browser that has begun it.
    const foreign = { ticket, otp, browser: OTHER_BROWSER };
    expect(await services.send(linkProvider, { body: foreign })).toMatchObject({
      status: 400,
      body: { code: 'PROVIDER_LOGIN_EXPIRED' },
    });
    expect((await services.send(linkProvider, { body: { ticket, otp } })).status).toBe(400);
    const { token } = await services.call(linkProvider, byTicket(ticket, { otp }));
    expect(token).toBeTruthy();
  });
});

describe('the links of an account', () => {
  it('are added and removed in the settings, but not the last way in', async () => {
    const { services } = site;
    const { token, person } = await register();
    const links = await services.call(identityLinks, { token });
    expect(links).toMatchObject({
      items: [{ provider: 'sample', name: 'Sample' }],
      hasPassword: false,
    });
    expect(links.available.map(({ id }) => id)).toEqual(['other', 'down']);
    const body = { provider: 'sample' };
    expect(await services.send(unlinkProvider, { token, body })).toMatchObject({
      status: 409,
      body: { code: 'LAST_WAY_IN' },
    });
    expect((await services.call(identityLinks, { token })).items).toHaveLength(1);
    const { seeker, token: withPassword } = await addSeeker(services, { email: newEmail() });
    const second = addPerson({ email: 'elsewhere@example.com' });
    const linked = await logInAs(site, second, { purpose: 'link', token: withPassword });
    expect(linked).toMatchObject({ purpose: 'link', failed: null, pending: null });
    expect(linked.token).toBeUndefined();
    expect((await logInAs(site, second)).token).toBeTruthy();
    const taken = await logInAs(site, person, { purpose: 'link', token: withPassword });
    expect(taken.failed).toBe('IDENTITY_TAKEN');
    const after = await services.call(unlinkProvider, { token: withPassword, body });
    expect(after.items).toEqual([]);
    expect((await logInAs(site, second)).pending?.step).toBe('register');
    expect((await findSeeker(services, seeker.id)).email).toBe(seeker.email);
  });

  it('are exported and erased with the account', async () => {
    const { services } = site;
    const { token, email, person } = await register();
    const { identityLinks: exported } = await services.call(dataExport, { token });
    expect(exported).toMatchObject([{ issuer: site.provider.issuer, subject: person, email }]);
    const refused = await services.send(erase, {
      token,
      body: { password: 'any' },
    });
    expect(refused).toMatchObject({ status: 403, body: { code: 'PASSWORD_NOT_SET' } });
    await services.database.deleteFrom('seekers').where('email', '=', email).execute();
    const left = await services.database
      .selectFrom('identity_links')
      .selectAll()
      .where('subject', '=', person)
      .execute();
    expect(left).toEqual([]);
  });
});
