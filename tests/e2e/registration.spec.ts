import { randomUUID } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import { makeResume } from '@broadsheet/test-kit/files/make-resume';
import { readMessage } from '@broadsheet/test-kit/site/create-caller';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';

const MAX_TABS = 120;
const MONTHS = 63;
const VISITS = [
  { brand: 'tech', viewport: { width: 360, height: 800 } },
  { brand: 'management', viewport: { width: 1280, height: 900 } },
] as const;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** On to a control as people without a mouse get there. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let turn = 0; turn < MAX_TABS; turn += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by Tab to ${target}`);
};
const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};
const type = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, field(page, label));
  await page.keyboard.type(text);
};
const field = (page: Page, label: string) => page.locator('main').getByLabel(label).first();
const button = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true });
/** A step is shown when its heading has the focus: readers continue there. */
const atStep = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

const register = async (page: Page, site: RunningSite, brand: Brand): Promise<void> => {
  const email = `asha.${randomUUID()}@example.com`;
  await page.goto(site.urlOf(brand, '/register'));
  await type(page, 'Full name', 'Asha Rao');
  await type(page, 'Email', email);
  await type(page, 'Password', 'seven purple lanterns');
  await press(page, button(page, 'Register'));
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  let code = '';
  await expect
    .poll(async () => {
      code = await readMessage(site, brand, email, 'code').catch(() => '');
      return code;
    })
    .not.toBe('');
  await type(page, '6-digit code', code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tell us about yourself' })).toBeVisible();
};

const sendResume = async (page: Page): Promise<void> => {
  await tabTo(page, page.locator('input[type="file"]'));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (await chooser).setFiles({
    name: 'asha.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: makeResume(MONTHS, Date.now()),
  });
  await expect(page.getByText('Your resume has been uploaded successfully!')).toBeVisible();
  await expect(page.getByText("We've filled in details from your resume")).toBeVisible();
};

for (const { brand, viewport } of VISITS) {
  test.describe(`on the ${brand} site, ${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    // Listened for from the start: a press may overtake the wish to hear of it.
    test.beforeEach(({ page }) => page.on('filechooser', () => {}));

    test('somebody new gets from the registration to the jobs by keyboard, and nothing is lost on the way', async ({
      page,
      site,
    }) => {
      await register(page, site, brand);
      await sendResume(page);
      await expect(field(page, 'Current city')).toHaveValue('Pune');
      await type(page, 'Mobile number', '98450 12345');
      await page.reload();
      await expect(field(page, 'Mobile number')).toHaveValue('+919845012345');
      await expectNoBarriers(page);
      await press(page, button(page, 'Save & Next'));

      await atStep(page, 'Your education');
      await type(page, 'Degree', 'B.Tech');
      await type(page, 'College or school', 'College of Engineering, Pune');
      await type(page, 'Year of passing', '2018');
      await press(page, button(page, 'Save & Next'));

      await atStep(page, 'Your work experience');
      await expect(field(page, 'Years of experience')).toHaveValue('5');
      await page.goBack();
      await expect(page.getByText('B.Tech, College of Engineering, Pune').first()).toBeVisible();
      await press(page, button(page, 'Save & Next'));
      await atStep(page, 'Your work experience');
      await expectNoBarriers(page);
      await press(page, button(page, 'Save & Next'));

      await atStep(page, 'Your CTC and notice period');
      await page.goto(site.urlOf(brand, '/registration/addCoverLetterAndSkills'));
      await expect(page).toHaveURL(/\/registration\/addAdditionalDetails$/);
      await press(page, button(page, 'Skip this step'));
      await atStep(page, 'Add an audio or video introduction');
      await expectNoBarriers(page);
      await press(page, button(page, 'Continue'));
      await atStep(page, 'Your skills and cover letter');
      await type(page, 'Cover letter (optional)', 'I like quiet systems.');
      await press(page, button(page, 'Save & Next'));
      await expect(page).toHaveURL(/\/jobfeed$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await page.goto(site.urlOf(brand, '/registration'));
      await expect(page).toHaveURL(/\/jobfeed$/);
      await page.goto(site.urlOf(brand, '/registration/addPersonalDetails'));
      await expect(page.getByText('+919845012345')).toBeVisible();
    });
  });
}
