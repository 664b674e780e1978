import { files } from '@broadsheet/contract/calls/media';
import { profile, saveProfile, skipWork } from '@broadsheet/contract/calls/profile';
import { makePdf } from '@broadsheet/test-kit/files/documents';
import { makeMp3, makeMp4 } from '@broadsheet/test-kit/files/recordings';
import { newMember } from './new-member.ts';
import { expect, test } from './site-test.ts';

const STEP = '/registration/addPersonalDetails';

test.use({ javaScriptEnabled: false });

test('a resume that is chosen is stored by either button of its step, and a bad file loses no field', async ({
  page,
  site,
}) => {
  const caller = await newMember(page, site, 'tech');
  const city = page.locator('main').locator('[name="currentCity"]');
  const press = async (slug: string, file: string, buffer: Buffer, button: string) => {
    await page.goto(site.urlOf('tech', STEP));
    await city.selectOption(slug);
    const mimeType = 'application/pdf';
    await page.locator('input[type="file"]').setInputFiles({ name: file, mimeType, buffer });
    await page.getByRole('button', { name: button, exact: true }).click();
    const savedProfile = await caller.call(profile, { query: {} });
    const stored = await caller.call(files, { query: {} });
    const { current } = savedProfile.profile.pd?.locations ?? {};
    return [current?.slug, stored.items.map((item) => item.name)];
  };
  const text = Buffer.from('no resume');
  expect(await press('pune', 'one.pdf', text, 'Save & Next')).toEqual(['pune', []]);
  await expect(page).toHaveURL(new RegExp(`${STEP}\\?failed=FILE_WRONG_TYPE$`));
  await expect(page.getByText('We accept PDF, DOC or DOCX resumes')).toBeVisible();
  await expect(city).toHaveValue('pune');
  const large = Buffer.concat([makePdf(), Buffer.alloc(6 * 2 ** 20)]);
  expect(await press('mumbai', 'two.pdf', large, 'Upload')).toEqual(['mumbai', []]);
  await expect(page.getByText('This file is too large')).toBeVisible();
  expect(await press('chennai', 'three.pdf', makePdf(), 'Upload')).toEqual([
    'chennai',
    ['three.pdf'],
  ]);
  await expect(page).toHaveURL(new RegExp(`${STEP}$`));
  expect(await press('pune', 'four.pdf', makePdf(), 'Save & Next')).toEqual(['pune', ['four.pdf']]);
  await expect(page).toHaveURL(/\/registration\/addEducationalDetails$/);
});

test('a recording and a video that are chosen are stored by whichever button is pressed', async ({
  page,
  site,
}) => {
  const caller = await newMember(page, site, 'management');
  const step = '/registration/addAudioVideoProfile';
  const education = { degree: 'B.Tech', courseType: 'full-time', year: 2018 } as const;
  const institute = 'College of Engineering, Pune';
  for (const body of [
    { step: 'addPersonalDetails', dob: '1996-02-29', countryCode: 'IN', currentCity: 'pune' },
    { step: 'addEducationalDetails', ...education, institute },
    { step: 'addWorkExperience', experienceStatus: 'fresher' },
  ] as const)
    await caller.call(saveProfile, { body });
  await caller.call(skipWork, { body: { step: 'addAdditionalDetails' } });
  const choose = async (audio: Buffer) => {
    await page.goto(site.urlOf('management', step));
    const files = { audio, RoundZeroVideo: makeMp4({}) };
    for (const [name, buffer] of Object.entries(files))
      await page
        .locator(`input[name="${name}"]`)
        .setInputFiles({ name: `${name}.bin`, mimeType: 'application/octet-stream', buffer });
  };
  const storedTypes = async () =>
    (await caller.call(files, { query: {} })).items.map(({ mediaType }) => mediaType).sort();

  await choose(Buffer.from('no sound'));
  await page.getByRole('button', { name: 'Upload', exact: true }).first().click();
  await expect(page.getByText('We accept PDF, DOC or DOCX resumes')).toBeVisible();
  expect(await storedTypes()).toEqual(['RoundZeroVideo']);
  await choose(makeMp3());
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(/\/registration\/addCoverLetterAndSkills$/);
  expect(await storedTypes()).toEqual(['RoundZeroVideo', 'audio']);
});
