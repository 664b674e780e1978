import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { CompetitionFile } from '@broadsheet/contract/entities/competition';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { makePdf } from '@broadsheet/test-kit/files/documents';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { Value } from 'typebox/value';
import { newMember } from './new-member.ts';
import { findBarriers } from './no-barriers.ts';
import { scoreCompetition } from './score-competition.ts';
import { inDatabaseOf } from './site-database.ts';
import { expect, test } from './site-test.ts';

const { outcomes } = builtInMessages();

/** Long enough to see the page's countdown end; a test sees it too if the time is over before the page has loaded. */
const LEFT_MS = 10_000;

const spanOf = (now: number, fromMs: number, untilMs: number) => ({
  startDate: new Date(now + fromMs).toISOString(),
  endDate: new Date(now + untilMs).toISOString(),
});

type Rounds = Readonly<Record<'round1' | 'round2' | 'round3', ReturnType<typeof spanOf>>>;

/**
 * Writes one competition into the site's content, by default with the rounds of round one; returns how to revert it.
 */
const holdCompetition = (
  { contentDir }: RunningSite,
  id: string,
  leftMs: number,
  rounds: Partial<Rounds> = {},
) => {
  const file = join(contentDir, 'layouts/competitions/management.json');
  const before = readFileSync(file, 'utf8');
  const [first] = Value.Parse(CompetitionFile, JSON.parse(before)).competitions;
  const now = Date.now();
  const timelines = {
    registration: spanOf(now, -HOUR_MS, HOUR_MS),
    round1: spanOf(now, -HOUR_MS, leftMs),
    round2: spanOf(now, 2 * HOUR_MS, 3 * HOUR_MS),
    round3: spanOf(now, 4 * HOUR_MS, 5 * HOUR_MS),
    ...rounds,
  };
  writeFileSync(file, JSON.stringify({ competitions: [{ ...first, id, timelines }] }));
  return () => writeFileSync(file, before);
};

/** Ends the round, and with it every quiz that is open. */
const endQuizzes = async (site: RunningSite, id: string): Promise<void> => {
  holdCompetition(site, id, LEFT_MS);
  await inDatabaseOf(site, (database) =>
    database
      .updateTable('assessment_attempts')
      .set({ ends_at: new Date(Date.now() + LEFT_MS) })
      .where('completed_at', 'is', null)
      .execute(),
  );
};

const expectAccessible = async (page: Page) => expect(await findBarriers(page)).toEqual([]);

test('somebody registers, and takes the quiz through a reload until the clock runs out', async ({
  page,
  site,
  complaints,
}) => {
  const main = page.locator('main');
  const restore = holdCompetition(site, 'epoch-clock', HOUR_MS);
  try {
    await newMember(page, site, 'management');
    await page.goto(site.urlOf('management', '/epoch'));
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Register or see your entry' }).click();
    await main.getByRole('textbox', { name: 'Institute' }).fill('IIM Ahmedabad');
    await main.getByRole('checkbox', { name: 'I agree to the terms' }).check();
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Register' }).click();
    await expect(main.getByRole('status')).toHaveText(outcomes.competitionRegistered);
    await main.getByRole('link', { name: /^Go to Round one/ }).click();
    await expect(main.getByText('30 questions in 30 minutes')).toBeVisible();
    await main.getByRole('button', { name: 'Start the quiz' }).click();
    await expect(main.getByRole('timer')).toHaveText(/^\d\d:\d\d$/);
    await expectAccessible(page);
    const saved = page.waitForResponse((answer) =>
      answer.url().endsWith('/competition/quiz_answer'),
    );
    await main.getByRole('radio').nth(1).check();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await main.getByRole('link', { name: 'Question 1, answered' }).click();
    await expect(main.getByRole('radio').nth(1)).toBeChecked();
    await endQuizzes(site, 'epoch-clock');
    await page.reload();
    await expect(main).toContainText('Quiz submitted. You answered 1 of 30 questions.');
    await expectAccessible(page);
  } finally {
    restore();
  }
  expect(complaints).toEqual([]);
});

test('one seeker goes from registering to the results, and judges do their part at the command line', async ({
  page,
  site,
  complaints,
}) => {
  const main = page.locator('main');
  const { runCommand, score } = scoreCompetition(site);
  const publish = (round: number) =>
    runCommand('publish', '--round', String(round), '--go-on', '1', '--by', 'Meera');
  const now = Date.now();
  const over = spanOf(now, -3 * HOUR_MS, -2 * HOUR_MS);
  const runs = spanOf(now, -HOUR_MS, HOUR_MS);
  const restore = holdCompetition(site, 'epoch-judged', HOUR_MS);
  try {
    await newMember(page, site, 'management');
    await page.goto(site.urlOf('management', '/epoch/entry'));
    await main.getByRole('textbox', { name: 'Institute' }).fill('Narmada School');
    await main.getByRole('checkbox', { name: 'Show my name' }).check();
    await main.getByRole('checkbox', { name: 'I agree to the terms' }).check();
    await main.getByRole('button', { name: 'Register' }).click();
    await main.getByRole('link', { name: /^Go to Round one/ }).click();
    await main.getByRole('button', { name: 'Start the quiz' }).click();
    await main.getByRole('link', { name: 'Review and submit' }).click();
    await main.getByRole('button', { name: 'Submit' }).click();
    await expect(main).toContainText('Quiz submitted');

    holdCompetition(site, 'epoch-judged', HOUR_MS, { round1: over });
    await publish(1);
    holdCompetition(site, 'epoch-judged', HOUR_MS, { round1: over, round2: runs });
    await page.goto(site.urlOf('management', '/epoch/round-two'));
    await main.getByLabel('Your case study', { exact: true }).setInputFiles({
      name: 'case.pdf',
      mimeType: 'application/pdf',
      buffer: makePdf(),
    });
    await expect(main.getByRole('link', { name: 'case.pdf' })).toBeVisible();

    const earlier = spanOf(now, -5 * HOUR_MS, -4 * HOUR_MS);
    holdCompetition(site, 'epoch-judged', HOUR_MS, { round1: earlier, round2: over });
    await score(2, 71.5);
    await publish(2);
    await page.goto(site.urlOf('management', '/epoch/entry'));
    await expect(main).toContainText('Rank 1, score 71.5. You qualified for the next round.');
    await expectAccessible(page);
    await page.goto(site.urlOf('management', '/epoch'));
    await expect(main.getByRole('row', { name: /Asha Rao Narmada School/ })).toContainText('71.5');
  } finally {
    restore();
  }
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/147.0 Mobile Safari' });

  test('the quiz asks to come back on a laptop', async ({ page, site }) => {
    await newMember(page, site, 'management');
    await page.goto(site.urlOf('management', '/epoch/round-one'));
    await expect(page.locator('main')).toContainText('Take the quiz on a laptop or desktop.');
    await expect(page.getByRole('button', { name: 'Start the quiz' })).toHaveCount(0);
  });
});
