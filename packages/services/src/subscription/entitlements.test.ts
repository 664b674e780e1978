import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isProAt, isProIn } from '../platform/entitlements/is-pro-at.ts';
import { mayUse } from '../platform/entitlements/may-use.ts';
import { grant } from './orders/grant.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const give = (seekerId: number, feature: 'pro' | 'early-applicant', months: number, now: number) =>
  services.database
    .transaction()
    .execute((transaction) => grant(transaction, { seekerId, feature, months }, now));
const START = Date.parse('2026-08-31T10:00:00+05:30');
const iso = (at: number | string) => new Date(at).toISOString();

describe('an entitlement', () => {
  it('runs for months of the calendar, and is off by the clock', async () => {
    const { seeker } = await addSeeker(services);
    const { until } = await give(seeker.id, 'pro', 6, START);
    expect(until.toISOString()).toBe(iso('2027-02-28T10:00:00+05:30'));
    const at = (now: number) => isProAt(services.database, seeker.id, now);
    expect(await at(until.getTime() - 1)).toBe(true);
    expect(await at(until.getTime())).toBe(false);
    const within = async (now: number) =>
      services.database
        .selectFrom('seekers')
        .select(isProIn('seekers.id', now).as('isPro'))
        .where('id', '=', seeker.id)
        .executeTakeFirst();
    expect(await within(until.getTime() - 1)).toEqual({ isPro: true });
    expect(await within(until.getTime())).toEqual({ isPro: false });
  });

  it('is of one feature and one seeker', async () => {
    const [{ seeker }, other] = [await addSeeker(services), await addSeeker(services)];
    await give(seeker.id, 'early-applicant', 6, START);
    const { database } = services;
    expect(await mayUse(database, seeker.id, 'early-applicant', START)).toBe(true);
    for (const feature of ['pro', 'resume-builder', 'spotlight'] as const)
      expect(await mayUse(database, seeker.id, feature, START)).toBe(false);
    expect(await mayUse(database, other.seeker.id, 'early-applicant', START)).toBe(false);
  });

  it('is prolonged from its end while it runs, and from now after that', async () => {
    const { seeker } = await addSeeker(services);
    const first = await give(seeker.id, 'pro', 3, START);
    const second = await give(seeker.id, 'pro', 3, START + 1);
    expect(second.from).toEqual(first.until);
    const late = second.until.getTime() + 86_400_000;
    expect((await give(seeker.id, 'pro', 3, late)).from.getTime()).toBe(late);
  });

  it('that many give at once is as long as all of them', async () => {
    const { seeker } = await addSeeker(services);
    const all = await Promise.all([1, 2, 3, 4].map(() => give(seeker.id, 'pro', 6, START)));
    const last = Math.max(...all.map(({ until }) => until.getTime()));
    expect(iso(last)).toBe(iso('2028-08-28T10:00:00+05:30'));
  });
});
