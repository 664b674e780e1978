import { saveProfile } from '@broadsheet/contract/calls/profile';
import { makePdf } from '@broadsheet/test-kit/files/documents';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { awake } from './awake.ts';
import { newMember } from './new-member.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';

const SCREENS = [
  { brand: 'tech', name: 'phone', viewport: { width: 360, height: 740 } },
  { brand: 'management', name: 'desktop', viewport: { width: 1280, height: 900 } },
] as const;

const sectionOf = (page: Page, name: string) => page.locator(`#profile-${name}`);

/** Opens a form of a section by the keyboard. */
const open = async (page: Page, section: string, label = 'Edit'): Promise<void> => {
  await sectionOf(page, section).locator('summary', { hasText: label }).first().focus();
  await awake(sectionOf(page, section));
  await page.keyboard.press('Enter');
};
const write = async (page: Page, section: string, label: string, text: string): Promise<void> => {
  await sectionOf(page, section).locator('details[open]').getByLabel(label).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};
const save = async (page: Page, section: string): Promise<void> => {
  await sectionOf(page, section)
    .locator('details[open]')
    .getByRole('button', { name: 'Save' })
    .focus();
  await page.keyboard.press('Enter');
  await expect(
    sectionOf(page, section).locator('> section > div > [role="status"]').last(),
  ).toContainText(/Your profile is \d+% complete\./);
  await expect(sectionOf(page, section).locator('summary').first()).toBeVisible();
};
const percentage = async (page: Page): Promise<number> => {
  const label = await page.getByRole('img', { name: /% complete$/ }).getAttribute('aria-label');
  return Number(/(\d+)%/.exec(label ?? '')?.[1]);
};

/** A picture whose right half is blue. */
const redAndBlue = async (): Promise<Buffer> => {
  const half = { width: 320, height: 480, channels: 3 } as const;
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width: 640, background: '#ff0000' } })
    .composite([{ input: blue, left: 320, top: 0 }])
    .jpeg()
    .toBuffer();
};
/** The colour of a picture's left edge. */
const colourOf = (picture: Locator): Promise<'red' | 'blue'> =>
  picture.evaluate((image) => {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    if (!(image instanceof HTMLImageElement) || !pen) throw new Error('no picture');
    pen.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] = pen.getImageData(2, 2, 1, 1).data;
    return red > blue ? 'red' : 'blue';
  });

for (const { brand, name, viewport } of SCREENS) {
  test.describe(`the profile on the ${brand} site, on a ${name}`, () => {
    test.use({ viewport });

    test('leads from nothing to a whole one, each section by keyboard', async ({ page, site }) => {
      const caller = await newMember(page, site, brand);
      await page.goto(site.urlOf(brand, '/myprofile'));
      await expect(page.getByRole('status')).toContainText('Profile not found.');
      await expect(page.getByRole('link', { name: 'Create profile' })).toHaveAttribute(
        'href',
        '/registration/next',
      );
      await expectNoBarriers(page);

      await caller.call(saveProfile, { body: { step: 'addPersonalDetails', countryCode: 'IN' } });
      await page.reload();
      const before = await percentage(page);

      await open(page, 'details');
      await write(page, 'details', 'Your name', 'Asha Menon');
      await save(page, 'details');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Menon');

      await open(page, 'work', 'Add a job');
      await write(page, 'work', 'Job title', 'Tester');
      await write(page, 'work', 'Company', 'Kaveri Systems');
      const from = sectionOf(page, 'work')
        .locator('details[open]')
        .getByRole('group', { name: 'From' });
      await from.getByLabel('Month').selectOption('April');
      await from.getByLabel('Year').selectOption('2021');
      await save(page, 'work');
      await expect(page.getByText('Tester, Kaveri Systems').first()).toBeVisible();
      await expect(sectionOf(page, 'work')).toContainText('April 2021 to present');
      await sectionOf(page, 'work')
        .getByRole('button', { name: /^Remove Tester/ })
        .focus();
      await page.keyboard.press('Enter');
      const back = page.getByRole('button', { name: 'Add back Tester, Kaveri Systems' });
      await expect(back).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(sectionOf(page, 'work').getByRole('heading', { level: 3 })).toHaveText(
        'Tester, Kaveri Systems',
      );

      await open(page, 'additional');
      await write(page, 'additional', 'Expected CTC', '18');
      await save(page, 'additional');
      await expect(sectionOf(page, 'additional')).toContainText('₹18 lakh a year');

      await open(page, 'skills');
      const field = sectionOf(page, 'skills').getByRole('combobox');
      await field.focus();
      await page.keyboard.type('s');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(sectionOf(page, 'skills').getByRole('status').first()).toContainText(
        ': 1 of 50',
      );
      await save(page, 'skills');
      await expect(sectionOf(page, 'skills').locator('a[href^="/k/"]')).toHaveCount(1);

      await open(page, 'cover');
      await write(page, 'cover', 'Cover letter', 'I find what others miss.');
      await save(page, 'cover');
      await expect(sectionOf(page, 'cover')).toContainText('I find what others miss.');

      await open(page, 'about');
      await sectionOf(page, 'about').getByLabel('I want to work from home').focus();
      await page.keyboard.press('Space');
      await save(page, 'about');
      await expect(sectionOf(page, 'about').getByRole('list')).toContainText(
        'I want to work from home',
      );

      expect(await percentage(page)).toBeGreaterThan(before);
      await expectNoBarriers(page);
    });

    test('takes files, and a picture that is cut by keys', async ({ page, site }) => {
      const caller = await newMember(page, site, brand);
      await caller.call(saveProfile, { body: { step: 'addPersonalDetails', countryCode: 'IN' } });
      await page.goto(site.urlOf(brand, '/myprofile'));
      const before = await percentage(page);

      await open(page, 'files', 'Add');
      const resume = { name: 'asha.pdf', mimeType: 'application/pdf', buffer: makePdf() };
      await sectionOf(page, 'files').getByLabel('Choose your resume').setInputFiles(resume);
      await expect(sectionOf(page, 'files').getByRole('link', { name: 'asha.pdf' })).toBeVisible();

      const buffer = await redAndBlue();
      const top = page.locator('main');
      await top.locator('summary', { hasText: 'Add picture' }).focus();
      await page.keyboard.press('Enter');
      const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
      await top.getByLabel('Picture', { exact: true }).setInputFiles(picture);
      for (const slider of ['Zoom', 'Move left or right']) {
        await top.getByLabel(slider).focus();
        await page.keyboard.press('End');
      }
      await expectNoBarriers(page);
      await top.getByRole('button', { name: 'Save picture' }).focus();
      await page.keyboard.press('Enter');
      const shown = top.locator('img[src^="/api/media/files/"]');
      await expect(shown).toHaveJSProperty('complete', true);
      expect(await colourOf(shown)).toBe('blue');
      await expect.poll(() => percentage(page)).toBe(before + 18 + 6);
      await page.reload();
      expect(await percentage(page)).toBe(before + 18 + 6);
    });
  });
}

test('a long profile stays within a small screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const caller = await newMember(page, site, 'tech');
  const name = 'Venkatanarasimharajuvaripeta-Subrahmanyabharatidasan-Krishnamurthy';
  await caller.call(saveProfile, { body: { step: 'addPersonalDetails', name } });
  for (const year of [2011, 2014, 2017]) {
    await caller.call(saveProfile, {
      body: {
        step: 'savePosition',
        title: `Principal-consultant-for-very-large-systems-of-${year}`,
        company: 'KaveriSystemsAndAllOfItsSubsidiariesWithinTheWholeOfIndia',
        from: `${year}-01`,
        until: `${year + 1}-06`,
        description: 'What was done there, at some length.\n'.repeat(40),
      },
    });
  }
  await page.goto(site.urlOf('tech', '/myprofile'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectNoBarriers(page);
});
