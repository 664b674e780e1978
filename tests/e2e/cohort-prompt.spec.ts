import { randomUUID } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import { activateAccount } from '@broadsheet/contract/calls/account';
import { register, validate } from '@broadsheet/contract/calls/auth';
import { uploadResume } from '@broadsheet/contract/calls/media';
import { parseResume, saveProfile } from '@broadsheet/contract/calls/profile';
import { makeResume } from '@broadsheet/test-kit/files/make-resume';
import { type Caller, createCaller, readMessage } from '@broadsheet/test-kit/site/create-caller';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { timeLimit } from '../../scripts/test-run/time-scale.mjs';
import { readLayoutShift, recordLayoutShift } from './layout-shift.ts';
import { expect, test } from './site-test.ts';

const PASSWORD = 'nine purple lanterns';
const MAX_SHIFT = 0.02;
/** A process that reads a resume has to start, where others want the machine too. */
const READ_MS = timeLimit(60_000);
const THANKS = 'Your profile is up to date';

interface Person {
  readonly email: string;
  readonly caller: Caller;
}

const addPerson = async (site: RunningSite, brand: Brand): Promise<Person> => {
  const email = `asha.${randomUUID()}@example.com`;
  const caller = createCaller(site, brand);
  const { seekerId } = await caller.call(register, {
    body: { name: 'Asha Rao', email, password: PASSWORD },
  });
  let otp = '';
  // It is sent shortly after the response.
  await expect
    .poll(async () => {
      otp = await readMessage(site, brand, email, 'code').catch(() => '');
      return otp;
    })
    .not.toBe('');
  await caller.call(activateAccount, { body: { email, otp, seekerId } });
  return { email, caller };
};

const logIn = async (page: Page, { email }: Person): Promise<void> => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.locator('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('navigation', { name: 'Account' })).toContainText('Asha Rao');
};

const bandOf = async ({ caller }: Person): Promise<number> =>
  (await caller.call(validate)).reader.experienceBand;

const prompt = (page: Page, name: string) => page.getByRole('region', { name });

for (const [brand, width] of [
  ['tech', 360],
  ['management', 1280],
] as const) {
  test.describe(`on the ${brand} site, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('a resume that disagrees with the profile is asked about, and the answer followed at once', async ({
      page,
      site,
    }) => {
      const asha = await addPerson(site, brand);
      await asha.caller.call(saveProfile, {
        body: { step: 'addWorkExperience', experienceStatus: 'experienced', experienceYear: 4 },
      });
      await asha.caller.upload(uploadResume, { file: makeResume(84, Date.now()) });
      const status = async () => (await asha.caller.call(parseResume)).status;
      await expect.poll(status, { timeout: READ_MS }).toBe('read');
      expect(await bandOf(asha)).toBe(4);
      await page.goto(site.urlOf(brand, '/login?next=%2F'));
      await logIn(page, asha);
      await recordLayoutShift(page);
      await page.goto(site.urlOf(brand, '/'));
      const question = prompt(page, 'Your resume says 7 years, your profile 4 years');
      await expect(question.getByRole('button', { name: 'Keep 4 years' })).toBeVisible();
      expect(await readLayoutShift(page)).toBeLessThan(MAX_SHIFT);
      await question.getByRole('button', { name: 'Use 7 years' }).focus();
      await page.keyboard.press('Enter');
      await expect(prompt(page, THANKS)).toContainText('7 years');
      await expect(page).toHaveURL(site.urlOf(brand, '/'));
      expect(await bandOf(asha)).toBe(5);
    });
  });
}

test('somebody who has told nothing is asked, tells it in one form, and is back and thanked', async ({
  page,
  site,
}) => {
  const asha = await addPerson(site, 'management');
  await page.goto(site.urlOf('management', '/login?next=%2Fjobfeed'));
  await logIn(page, asha);
  await prompt(page, 'Add your years of experience').getByRole('link').click();
  await expect(page).toHaveURL(site.urlOf('management', '/update-profile?next=%2Fjobfeed'));
  await page.getByRole('radio', { name: 'I have work experience' }).check();
  await page.getByRole('textbox', { name: 'Years of experience' }).fill('12');
  await page.getByRole('combobox', { name: 'Current city' }).fill('Pune');
  await page.getByRole('option', { name: 'Pune' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(site.urlOf('management', '/jobfeed'));
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(prompt(page, THANKS)).toContainText('12 years');
  expect(await bandOf(asha)).toBe(6);
});
