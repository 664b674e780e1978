import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { callApi, newChange } from './studio-home.ts';
import { logIn, publish } from './studio-site.ts';

const FILE = 'layouts/landing/work-from-home.json';
const PATH = '/work-from-home-jobs';
const FORM = {
  type: 'answer-form',
  settings: {
    title: 'Meet us in Pune',
    fields: [
      { kind: 'name', label: 'Name', required: true },
      { kind: 'email', label: 'Email', required: true },
      { kind: 'several-choices', label: 'Talks', required: true, choices: ['Pay', 'Offers'] },
    ],
    submitText: 'Register',
    thanks: 'You are on the list.',
    consent: 'I agree to be contacted.',
  },
};

interface LandingLayout {
  readonly blocks: Readonly<Record<string, unknown>>;
  readonly order: readonly string[];
}

/** Publishes the page with the form before its footer. */
const publishForm = async (page: Page, live: (path: string) => string): Promise<void> => {
  const change = await newChange(page, 'Form');
  const { text } = await callApi<{ text: string }>(page, `/file?file=${FILE}`);
  const layout: LandingLayout = JSON.parse(text);
  const changed = {
    ...layout,
    blocks: { ...layout.blocks, signup: FORM },
    order: layout.order.toSpliced(layout.order.indexOf('heading') + 1, 0, 'signup'),
  };
  const body = { file: FILE, version: null, text: JSON.stringify(changed, null, 2) };
  await callApi(page, `/changes/${change}/document`, 'PUT', body);
  await page.goto(live(`/studio/changes/${change}`));
  await publish(page);
};

const fill = async (page: Page, name: string, email: string): Promise<void> => {
  const form = page.getByRole('form', { name: 'Meet us in Pune' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('I agree to be contacted.').check();
};

test('a form is answered with JavaScript and without, and a publisher reads and exports the answers', async ({
  page,
  site,
  browser,
}) => {
  const live = (path: string) => site.urlOf('tech', path);
  await page.goto(live('/studio/'));
  await logIn(page, 'marketer@tech.example');
  await publishForm(page, live);
  await expect
    .poll(async () => (await site.request('tech', PATH)).text())
    .toContain('Meet us in Pune');

  const visitor = await page.context().newPage();
  await visitor.goto(live(PATH));
  await fill(visitor, 'Asha Rao', 'asha@');
  const register = visitor.getByRole('button', { name: 'Register' });
  await register.click();
  await expect(visitor.getByLabel('Email')).toBeFocused();
  await expect(visitor.getByRole('alert')).toContainText('Enter a valid email');
  await expectNoBarriers(visitor, 'main');
  await visitor.getByLabel('Email').fill('asha@example.com');
  await visitor.getByLabel('Pay').check();
  await register.click();
  await expect(visitor.getByText('You are on the list.')).toBeFocused();
  await visitor.close();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const without = await plain.newPage();
  await without.goto(live(PATH));
  await fill(without, '=Ravi', 'ravi@example.com');
  await without.getByRole('button', { name: 'Register' }).click();
  await expect(without.getByRole('alert')).toContainText('Choose “Talks”.');
  expect(without.url()).not.toContain('ravi');
  await fill(without, '=Ravi', 'ravi@example.com');
  await without.getByLabel('Offers').check();
  await without.getByRole('button', { name: 'Register' }).click();
  await expect(without.getByText('You are on the list.')).toBeVisible();
  await plain.close();

  await page.getByRole('link', { name: 'Answers', exact: true }).click();
  await page.getByRole('button', { name: 'Show answers to Meet us in Pune' }).click();
  const table = page.getByRole('table', { name: 'Answers' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table).toContainText('asha@example.com');
  await expectNoBarriers(page, 'main');
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export for spreadsheets' }).click();
  const csv = await readFile(await (await begun).path(), 'utf8');
  expect(csv).toContain(",'=Ravi,ravi@example.com,Offers,I agree to be contacted.,");
  await page.getByLabel('Search all answers').fill('ravi');
  await page.keyboard.press('Enter');
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('button', { name: /^Delete the answer of/ }).click();
  await page.getByRole('button', { name: 'Delete answer' }).click();
  await expect(page.getByText('No answer contains this.')).toBeVisible();
});
