import type { Brand } from '@broadsheet/contract/brand';
import { validate } from '@broadsheet/contract/calls/auth';
import { outbox } from '@broadsheet/contract/calls/internal';
import { giveFeature } from '@broadsheet/test-kit/database/give-feature';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { sql } from 'kysely';
import Value from 'typebox/value';
import { byTurns } from './by-turns.ts';
import { newMember } from './new-member.ts';
import { findBarriers } from './no-barriers.ts';
import { chooseState, payAtSandbox } from './pay-at-sandbox.ts';
import { inDatabaseOf } from './site-database.ts';
import { expect, test } from './site-test.ts';

const PHONE = { width: 360, height: 740 };
const CHECKOUT = /\/subscribe\/checkout\/bs[0-9a-f]{18}$/;
const inDays = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long' });

/** The text of a mail, once it has been sent. */
const mailTo = async (site: RunningSite, brand: Brand, to: string, template: string) => {
  let text = '';
  await expect
    .poll(async () => {
      const answer = await site.request(brand, `/dev/outbox?${new URLSearchParams({ to })}`, {
        headers: { accept: 'application/json' },
      });
      const { items } = Value.Parse(outbox.answer, await answer.json());
      text = items.find((item) => item.template === template)?.text ?? '';
      return text;
    })
    .not.toBe('');
  return text;
};

const run = (site: RunningSite, task: string) =>
  inDatabaseOf(site, (database) => sql`select graphile_worker.add_job(${task})`.execute(database));
const give = (site: RunningSite, seekerId: number, days: number) =>
  inDatabaseOf(site, (database) =>
    giveFeature({ database, now: Date.now() }, seekerId, 'resume-builder', days),
  );
/** The ends of the current plan, and of one extended by six months. */
const endsOf = (site: RunningSite, seekerId: number) =>
  inDatabaseOf(site, async (database) => {
    const { rows } = await sql<{ now: Date; renewed: Date }>`
      select until as now,
        ((until at time zone 'Asia/Kolkata') + interval '6 months') at time zone 'Asia/Kolkata' as renewed
      from entitlements where seeker_id = ${seekerId} and feature = 'resume-builder'`.execute(
      database,
    );
    const [ends] = rows;
    if (!ends) throw new Error('the plan is not there');
    return ends;
  });

for (const brand of ['tech', 'management'] as const)
  test.describe(`a plan at ${brand}`, () => {
    const inTurn = byTurns(brand === 'tech' ? 0 : 1);
    // The plan is missing once it has ended.
    test.use({ refusals: [403], viewport: PHONE });

    if (inTurn())
      test('is renewed from its reminder without losing a day, and is off when it ends, in an open page too', async ({
        page,
        site,
      }) => {
        const main = page.locator('main');
        const { userId, authInfo } = await (await newMember(page, site, brand)).call(validate);
        await give(site, userId, 2);
        const { renewed } = await endsOf(site, userId);
        await run(site, 'renewal-reminders');
        const reminder = await mailTo(site, brand, authInfo.email, 'plan-reminder');
        const [link = ''] = /https?:\S+\?ref=106\b/.exec(reminder) ?? [];
        const { pathname, search } = new URL(link);
        await page.goto(site.urlOf(brand, pathname + search));
        await main.getByRole('button', { name: 'Renew Resume Builder' }).click();
        await expect(page).toHaveURL(CHECKOUT);
        await payAtSandbox(page, 'Pay, lose the confirmation');
        await expect(main.getByRole('status')).toContainText('Your payment is being confirmed');
        await inDatabaseOf(site, (database) =>
          sql`update orders set opened_at = opened_at - interval '31 minutes' where seeker_id = ${userId}`.execute(
            database,
          ),
        );
        await run(site, 'reconcile-orders');
        await expect(main.getByRole('status')).toContainText('Payment successful');
        await expect(main).toContainText(`Resume Builder until ${inDays.format(renewed)}`);
        expect((await endsOf(site, userId)).now).toEqual(renewed);
        const receipt = await mailTo(site, brand, authInfo.email, 'payment-received');
        expect(receipt).toMatch(/\/api\/subscription\/orders\/bs[0-9a-f]{18}\/invoice/);

        await main.getByRole('link', { name: 'plans and orders' }).click();
        await expect(page).toHaveURL(/\/settings\/plans$/);
        await expect(main).toContainText(`Active until ${inDays.format(renewed)}`);
        expect(await findBarriers(page)).toEqual([]);

        await page.goto(site.urlOf(brand, '/resume-builder'));
        const what = page.getByRole('textbox', { name: 'Professional title' });
        await expect(what).toBeEnabled();
        await give(site, userId, -1);
        await what.fill('Lead engineer');
        await expect(page.getByText('You need a plan for this.')).toBeVisible();
        await page.goto(site.urlOf(brand, '/resume-builder'));
        await expect(main).toContainText('Ended on');
        await expect(what).toHaveCount(0);
      });

    for (const javaScriptEnabled of [true, false])
      test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
        test.use({ javaScriptEnabled });

        if (inTurn())
          test('is ordered by a visitor, who logs in and is at the checkout', async ({
            page,
            site,
          }) => {
            const main = page.locator('main');
            const { authInfo } = await (await newMember(page, site, brand)).call(validate);
            await page.context().clearCookies();
            await page.goto(site.urlOf(brand, '/subscribe/plans'));
            await main.getByRole('button', { name: 'Buy Early Applicant' }).click();
            await main.getByRole('textbox', { name: 'Email' }).fill(authInfo.email);
            await main.getByRole('textbox', { name: 'Password' }).fill('seven purple lanterns');
            await main.getByRole('button', { name: 'Log in' }).click();
            await expect(page).toHaveURL(CHECKOUT);
            await expect(main).toContainText('Early Applicant');
            await chooseState(page);
            await main.getByRole('button', { name: 'Pay ₹1,499' }).click();
            await page.getByRole('button', { name: 'Pay', exact: true }).click();
            await expect(main.getByRole('status')).toContainText('Payment successful');
            await page.goto(site.urlOf(brand, '/settings/plans'));
            await main.getByText('Request a refund', { exact: true }).click();
            await main.getByRole('button', { name: 'Yes, refund Early Applicant' }).click();
            await expect(main).toContainText('Refund requested on');
          });
      });
  });
