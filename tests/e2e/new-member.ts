import { randomUUID } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import { activateAccount } from '@broadsheet/contract/calls/account';
import { register } from '@broadsheet/contract/calls/auth';
import { consentCookie } from '@broadsheet/contract/consent';
import { type Caller, createCaller, readMessage } from '@broadsheet/test-kit/site/create-caller';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { expect, type Page } from '@playwright/test';

interface NewAccount {
  readonly caller: Caller;
  readonly email: string;
  readonly password: string;
}

const PASSWORD = 'seven purple lanterns';

/** A new account with an empty profile. */
export const createAccount = async (site: RunningSite, brand: Brand): Promise<NewAccount> => {
  const caller = createCaller(site, brand);
  const email = `asha.${randomUUID()}@example.com`;
  const body = { name: 'Asha Rao', email, password: PASSWORD };
  const { seekerId } = await caller.call(register, { body });
  let otp = '';
  await expect
    .poll(async () => {
      otp = await readMessage(site, brand, email, 'code').catch(() => '');
      return otp;
    })
    .not.toBe('');
  await caller.call(activateAccount, { body: { email, otp, ...(seekerId ? { seekerId } : {}) } });
  return { caller, email, password: PASSWORD };
};

/** Signs a browser in with a new account. */
export const newMember = async (page: Page, site: RunningSite, brand: Brand): Promise<Caller> => {
  const { caller } = await createAccount(site, brand);
  const cookieOptions = { url: site.urlOf(brand, '/'), sameSite: 'Lax' } as const;
  await page.context().addCookies([
    { name: 'token', value: caller.token ?? '', httpOnly: true, ...cookieOptions },
    { name: 'member', value: '1', ...cookieOptions },
    { name: 'consent', value: consentCookie('necessary'), ...cookieOptions },
  ]);
  return caller;
};
