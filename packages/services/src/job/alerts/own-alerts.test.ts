import type { CallBody } from '@broadsheet/contract/call';
import { settings } from '@broadsheet/contract/calls/account';
import {
  addJobAlert,
  changeJobAlert,
  jobAlerts,
  removeJobAlert,
} from '@broadsheet/contract/calls/alerts';
import { ALERTS_MAX } from '@broadsheet/contract/constants';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
});
afterAll(() => services.close());

type NewAlert = CallBody<typeof addJobAlert>;
const add = (token: string, body: NewAlert) => services.call(addJobAlert, { token, body });
const tryToAdd = (token: string, body: NewAlert) => services.send(addJobAlert, { token, body });
const list = async (token: string) => (await services.call(jobAlerts, { token })).items;
const namesOf = async (token: string) => (await list(token)).map(({ name }) => name);
const newestId = async (token: string) => (await list(token))[0]?.id ?? 0;

describe('job alerts', () => {
  it('are a list of searches, the newest first, and turn such mails on', async () => {
    const { token } = await addSeeker(services, { settings: '{"jobFeed":0}' });
    expect(await services.call(jobAlerts, { token })).toEqual({ items: [], paused: true });
    const filters = { query: 'java', locIds: '2,3', wfh: 1, exp: 4 } as const;
    await add(token, { frequency: 'off', query: 'painter' });
    expect(await services.call(jobAlerts, { token })).toMatchObject({ paused: true });
    const added = await add(token, { frequency: 'weekly', ...filters });
    expect(added).toMatchObject({
      paused: false,
      message: expect.stringContaining('“Java jobs in'),
    });
    expect(await list(token)).toMatchObject([
      { frequency: 'weekly', filters, mailedAt: null },
      { frequency: 'off', filters: { query: 'painter' } },
    ]);
    expect((await services.call(settings, { token })).settings.jobFeed).toBe(1);
    const other = await addSeeker(services);
    expect(await list(other.token)).toEqual([]);
  });

  it.each([
    [{}, 'All jobs'],
    [{ query: 'java jobs' }, 'Java jobs'],
    [{ query: 'java', locIds: '2', exp: 4 }, 'Java jobs in Bangalore, 4–6 years'],
    [{ cat: 1, wfh: 1 }, 'Backend jobs, Work from home'],
    [{ minPay: 12 }, 'All jobs, ₹12 lakh or more'],
    [
      { query: 'java', industry: '1', wfh: 1 },
      'Java jobs, IT Services & Consulting, Work from home',
    ],
    [{ query: 'java', industry: '9999' }, 'Java jobs'],
  ] as const)('for %j is named %s', async (filters, name) => {
    const { token } = await addSeeker(services);
    await add(token, { frequency: 'daily', ...filters });
    expect(await namesOf(token)).toEqual([name]);
  });

  it('for long searches have a name that fits', async () => {
    const { token } = await addSeeker(services);
    await add(token, { frequency: 'daily', query: 'x'.repeat(200), locIds: '1,2,3,4', exp: 4 });
    const [name = ''] = await namesOf(token);
    expect(name.length).toBeLessThanOrEqual(80);
  });

  it('are one for each search, which gets the new frequency and name', async () => {
    const { token } = await addSeeker(services);
    await add(token, { frequency: 'daily', query: 'java', locIds: '2,3' });
    await add(token, { frequency: 'weekly', query: ' Java ', locIds: '3,2', name: 'My Java' });
    expect(await list(token)).toMatchObject([{ name: 'My Java', frequency: 'weekly' }]);
  });

  it('have different names', async () => {
    const { token } = await addSeeker(services);
    await add(token, { frequency: 'daily', query: 'java', industry: '9998' });
    await add(token, { frequency: 'daily', query: 'java', industry: '9999' });
    expect(await namesOf(token)).toEqual(['Java jobs 2', 'Java jobs']);
    const conflict = { status: 409, body: { code: 'CONFLICT' } };
    const body = { frequency: 'daily', query: 'php', name: 'JAVA jobs' } as const;
    expect(await tryToAdd(token, body)).toMatchObject(conflict);
    const params = { id: await newestId(token) };
    const change = { token, params, body: { name: 'java JOBS' } };
    expect(await services.send(changeJobAlert, change)).toMatchObject(conflict);
    await services.call(changeJobAlert, { ...change, body: { name: ' Java JOBS 2 ' } });
    expect(await namesOf(token)).toEqual(['Java JOBS 2', 'Java jobs']);
  });

  it.each(['', ' ', 'a\nb', 'x'.repeat(81)])('refuse the name %j', async (name) => {
    const { token } = await addSeeker(services);
    await add(token, { frequency: 'daily' });
    const params = { id: await newestId(token) };
    expect(await services.send(changeJobAlert, { token, params, body: { name } })).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION',
        details: expect.arrayContaining([expect.objectContaining({ path: 'body/name' })]),
      },
    });
  });

  it('end at the limit, however many come at once', async () => {
    const { token } = await addSeeker(services);
    for (let number = 1; number < ALERTS_MAX; number += 1)
      await add(token, { frequency: 'daily', query: `maker ${number}` });
    const answers = await Promise.all(
      ['java', 'php', 'sql'].map((query) => tryToAdd(token, { frequency: 'daily', query })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(2);
    for (const { status, body } of refused)
      expect([status, body]).toEqual([409, expect.objectContaining({ code: 'ALERTS_FULL' })]);
    await add(token, { frequency: 'weekly', query: 'maker 1' });
    expect(await list(token)).toHaveLength(ALERTS_MAX);
  });

  it('are turned off one by one, or all by a call without a search', async () => {
    const { token } = await addSeeker(services, { settings: '{"jobFeed":0}' });
    const frequencies = async () => (await list(token)).map(({ frequency }) => frequency);
    await add(token, { frequency: 'daily', query: 'java' });
    await add(token, { frequency: 'daily', query: 'php' });
    await add(token, { frequency: 'off', query: 'php' });
    expect(await frequencies()).toEqual(['off', 'daily']);
    await add(token, { frequency: 'off' });
    expect(await frequencies()).toEqual(['off', 'off']);
    await add(token, { frequency: 'daily' });
    await add(token, { frequency: 'daily', query: 'java' });
    await add(token, { frequency: 'off' });
    expect(await frequencies()).toEqual(['off', 'off', 'daily']);
  });

  it('of another seeker do not exist, nor deleted ones', async () => {
    const { token } = await addSeeker(services);
    const other = await addSeeker(services);
    await add(token, { frequency: 'daily' });
    const params = { id: await newestId(token) };
    const missing = { status: 404, body: { code: 'ALERT_NOT_FOUND' } };
    const change = { params, body: { frequency: 'off' } } as const;
    expect(await services.send(changeJobAlert, { token: other.token, ...change })).toMatchObject(
      missing,
    );
    expect(await services.send(removeJobAlert, { token: other.token, params })).toMatchObject(
      missing,
    );
    expect(await list(token)).toMatchObject([{ frequency: 'daily' }]);
    expect(await services.call(removeJobAlert, { token, params })).toMatchObject({
      items: [],
      message: 'Job alert “All jobs” deleted.',
    });
    expect(await services.send(removeJobAlert, { token, params })).toMatchObject(missing);
    for (const call of [jobAlerts, addJobAlert, changeJobAlert, removeJobAlert])
      expect(
        await services.send(call, { params, body: { frequency: 'daily' } } as object),
      ).toMatchObject({ status: 401 });
  });
});
