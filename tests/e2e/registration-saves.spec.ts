import { uploadResume } from '@broadsheet/contract/calls/media';
import { parseResume, profile } from '@broadsheet/contract/calls/profile';
import { REGISTRATION_STEPS } from '@broadsheet/contract/constants';
import { p } from '@broadsheet/resume-parser/fixtures/docx-writer.fixtures';
import { makeDocx } from '@broadsheet/test-kit/files/documents';
import type { Caller } from '@broadsheet/test-kit/site/create-caller';
import type { Page } from '@playwright/test';
import { newMember } from './new-member.ts';
import { expect, test } from './site-test.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const RESUME = [
  'Asha Rao',
  'asha.rao@example.in',
  '+91 98450 12345',
  'Bengaluru',
  'Experience',
  'Senior Software Engineer, Kaveri Systems',
  'Apr 2021 - Present',
  'Leads the team that carries payments',
  'Software Engineer, Godavari Labs',
  'Jun 2017 - Mar 2021',
  'Built services that carry orders',
  'Education',
  'MCA, Pune University, 2017',
  'B.Sc, Fergusson College, 2014',
  'Other details',
  'Current CTC: 12.5 LPA, expected CTC: 18 LPA',
  'Notice period: 60 days',
  'Skills',
  'Java, React, SQL',
];

/** The filled fields of a step's form, by name. */
const shownIn = (page: Page): Promise<readonly (readonly [string, string])[]> =>
  page.evaluate(() => {
    const form = [...document.querySelectorAll('main form')].find((each) =>
      /^(Save & Next|Continue)/.test(
        each.querySelector('button[type="submit"]')?.textContent ?? '',
      ),
    );
    if (!(form instanceof HTMLFormElement)) throw new Error('no form leads on');
    const unsaid = new Set(['step', 'next']);
    return [...new FormData(form)].flatMap(([name, value]) =>
      // The file field is empty: the member has uploaded theirs already.
      typeof value !== 'string' || unsaid.has(name) || value === '' || value === '0'
        ? []
        : [[name, value] as const],
    );
  });

const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOf)
    : [String(value)];

/** All texts of the profile. */
const loadProfileTexts = async (caller: Caller): Promise<ReadonlySet<string>> =>
  new Set(textsOf((await caller.call(profile, { query: {} })).profile));

const sendResume = async (caller: Caller): Promise<void> => {
  const body = RESUME.map((line) => p(line)).join('');
  const text = `<?xml version="1.0" encoding="UTF-8"?><w:document ${W}><w:body>${body}</w:body></w:document>`;
  const file = makeDocx([{ name: 'word/document.xml', text }]);
  await caller.upload(uploadResume, { name: 'asha.docx', file });
  await expect
    .poll(async () => (await caller.call(parseResume, {})).status, { timeout: 60_000 })
    .toBe('read');
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('every step saves all that it shows by its main button, as a resume has filled it in', async ({
      page,
      site,
    }) => {
      const caller = await newMember(page, site, 'tech');
      await sendResume(caller);
      const seen: string[] = [];
      for (const step of REGISTRATION_STEPS) {
        await page.goto(site.urlOf('tech', `/registration/${step}`));
        await expect(page).toHaveURL(new RegExp(`/registration/${step}$`));
        const shown = await shownIn(page);
        seen.push(...shown.map(([, value]) => value));
        await page.getByRole('button', { name: /^(Save & Next|Continue)$/ }).click();
        await expect(page).not.toHaveURL(new RegExp(step));
        expect(page.url()).not.toContain('failed');
        const texts = await loadProfileTexts(caller);
        for (const [name, value] of shown)
          for (const each of name.startsWith('skills') ? value.split(/, ?/) : [value])
            expect(texts, `${step} ${name}`).toContain(each);
      }
      for (const value of ['bangalore', 'full-time', 'Kaveri Systems', 'Godavari Labs', 'MCA'])
        expect(seen).toContain(value);
    });
  });
