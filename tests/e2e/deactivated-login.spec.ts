import { BRANDS } from '@broadsheet/contract/brand';
import { deactivate } from '@broadsheet/contract/calls/account';
import { validate } from '@broadsheet/contract/calls/auth';
import { readMessage } from '@broadsheet/test-kit/site/create-caller';
import { newMember } from './new-member.ts';
import { expect, test } from './site-test.ts';

const PASSWORD = 'seven purple lanterns';

for (const [index, javaScriptEnabled] of [true, false].entries())
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, refusals: [400, 403] });

    test('a login to a deactivated account takes the emailed code on the login page, and goes on', async ({
      page,
      site,
    }) => {
      const brand = BRANDS[index] ?? 'tech';
      const caller = await newMember(page, site, brand);
      const email = (await caller.call(validate)).authInfo?.email ?? '';
      await caller.call(deactivate, { body: { password: PASSWORD } });
      await page.context().clearCookies();
      const codeOf = () => readMessage(site, brand, email, 'code');
      const before = await codeOf();

      await page.goto(site.urlOf(brand, '/login?next=%2Fsaved-jobs'));
      await page.locator('main input[name="email"]').fill(email);
      await page.locator('main input[name="password"]').fill(PASSWORD);
      await page.locator('main').getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('heading', { name: 'Reactivate your account' })).toBeVisible();
      await expect(page).toHaveURL(/\/login\?/);
      await expect.poll(codeOf).not.toBe(before);

      const enter = async (otp: string) => {
        const address = page.locator('main input[name="email"]:not([type="hidden"])');
        if (!javaScriptEnabled) await address.fill(email);
        await page.locator('main input[name="otp"]').fill(otp);
        await page.locator('main form button[type="submit"]').click();
      };
      const right = await codeOf();
      await enter(right === '123456' ? '654321' : '123456');
      await expect(page.getByRole('alert')).toContainText('OTP is wrong');
      await expect(page.getByRole('heading', { name: 'Reactivate your account' })).toBeVisible();
      await enter(right);
      await expect(page).toHaveURL(/\/saved-jobs/);
    });
  });
