import type { Brand } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import { consentCookie } from '@broadsheet/contract/consent';
import { createCaller } from '@broadsheet/test-kit/site/create-caller';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { ownRecruiter } from './own-recruiter.ts';

/** The pro demo account, in the browser and as a program, and a recruiter from its chats. */
export const beginChat = async (page: Page, site: RunningSite, brand: Brand) => {
  const member = createCaller(site, brand);
  const body = { email: `pro@${brand}.example`, password: 'broadsheet demo' };
  await member.call(login, { body });
  const cookieOptions = { url: site.urlOf(brand, '/'), sameSite: 'Lax' } as const;
  await page.context().addCookies([
    { name: 'token', value: member.token ?? '', httpOnly: true, ...cookieOptions },
    { name: 'member', value: '1', ...cookieOptions },
    { name: 'consent', value: consentCookie('necessary'), ...cookieOptions },
  ]);
  return { member, ...(await ownRecruiter(site, brand, member)) };
};
