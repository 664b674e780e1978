import { randomUUID } from 'node:crypto';
import { BRANDS } from '@broadsheet/contract/brand';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { makeResume } from '@broadsheet/test-kit/files/make-resume';
import { readMessage } from '@broadsheet/test-kit/site/create-caller';
import type { Locator } from '@playwright/test';
import { byTurns } from './by-turns.ts';
import { findPlainJob } from './find-plain-job.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';

const { outcomes } = builtInMessages();
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 }, hasTouch: false },
} as const;
/** From the home page to the application: each field that is tapped counts, and so does the file in the phone's own list. */
const MAX_TAPS = 12;
const MAX_SECONDS = 180;
/**
 * How long a person takes, by the keystroke-level model (Card, Moran and Newell, 1980), in seconds: to point, to make up
 * their mind, and to press a key at the average speed on phones (Palin and others, 2019).
 */
const POINT = 1.1;
const DECIDE = 1.35;
const KEY = 0.33;
/** To open the mail and to remember its code. */
const READ_MAIL = 30;

for (const brand of BRANDS)
  for (const [screen, device] of Object.entries(SCREENS))
    test.describe(`on the ${brand} site, on a ${screen}`, () => {
      const inTurn = byTurns(BRANDS.indexOf(brand), Object.keys(SCREENS).indexOf(screen));
      // The refusal by which a page learns that the profile has no resume.
      test.use({ ...device, refusals: [409] });

      if (inTurn())
        test('a new person with a resume applies within twelve taps and three minutes', async ({
          page,
          site,
        }) => {
          const email = `asha.${randomUUID()}@example.com`;
          const job = await findPlainJob(site, brand, '/');
          let taps = 0;
          let keys = 0;
          const tap = async (control: Locator): Promise<void> => {
            taps += 1;
            await (device.hasTouch ? control.tap() : control.click());
          };
          const type = async (control: Locator, text: string): Promise<void> => {
            await tap(control);
            await expect(control).toBeFocused();
            keys += text.length;
            await page.keyboard.type(text);
          };
          const main = page.locator('main');
          const sheet = page.getByRole('dialog');

          await page.goto(site.urlOf(brand, '/'));
          await tap(main.locator(`a[href="${job}"]`).first());
          await tap(page.getByRole('button', { name: 'Apply', exact: true }).first());
          await tap(sheet.getByRole('link', { name: 'Create an account' }));
          await type(sheet.getByRole('textbox', { name: 'Full name' }), 'Asha Rao');
          await type(sheet.getByRole('textbox', { name: 'Email' }), email);
          await type(sheet.getByRole('textbox', { name: 'Password' }), 'seven purple lanterns');
          await tap(sheet.getByRole('button', { name: 'Register' }));
          await expect(sheet.getByRole('heading', { name: 'Check your email' })).toBeVisible();
          let code = '';
          await expect
            .poll(async () => {
              code = await readMessage(site, brand, email, 'code').catch(() => '');
              return code;
            })
            .not.toBe('');
          await type(sheet.getByRole('textbox', { name: '6-digit code' }), code);
          await tap(sheet.getByRole('button', { name: 'Verify and continue' }));
          await expect(page).toHaveURL(/\/job\/applied\/\d+$/);
          await expectNoBarriers(page);
          const chooser = page.waitForEvent('filechooser');
          await tap(main.getByLabel('Add your resume to apply'));
          taps += 1;
          await (await chooser).setFiles({
            name: 'asha.docx',
            mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
            buffer: makeResume(60, Date.now()),
          });
          await tap(main.getByRole('button', { name: 'Submit application' }));
          await expect(main.getByText(outcomes.jobApplied)).toBeVisible();
          expect(taps).toBeLessThanOrEqual(MAX_TAPS);
          expect(taps * (POINT + DECIDE) + keys * KEY + READ_MAIL).toBeLessThan(MAX_SECONDS);
        });
    });
