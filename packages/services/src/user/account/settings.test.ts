import { saveSettings, settings } from '@broadsheet/contract/calls/account';
import { DEFAULT_SETTINGS } from '@broadsheet/contract/entities/profile-settings';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

describe('the settings of a profile', () => {
  it('are those that nobody chose, under those that were, and what the site knows', async () => {
    const { token, seeker } = await addSeeker(services, {
      settings: JSON.stringify({ promotions: 1, chat: 0 }),
      email_invalid_at: new Date(services.now),
      second_factor: 'email',
    });
    const known = { invalidEmail: 1, testPending: 0, followUpUsed: 0, twoFactorAuth: 1 };
    const expected = { ...DEFAULT_SETTINGS, promotions: 1, chat: 0, ...known };
    expect((await services.call(settings, { token })).settings).toEqual({
      ...expected,
      emailChangeRequestedOn: 0,
    });
    await services.database
      .insertInto('email_changes')
      .values({ seeker_id: seeker.id, email: 'a@example.org', requested_at: new Date(90_500) })
      .execute();
    expect((await services.call(settings, { token })).settings.emailChangeRequestedOn).toBe(90);
  });

  it('change where a change names them, and nowhere else', async () => {
    const { token } = await addSeeker(services);
    const other = await addSeeker(services);
    const save = (change: object) =>
      services.call(saveSettings, { token, body: { settings: JSON.stringify(change) } });
    await save({ jobFeed: 0 });
    const saved = await save({ education: 1 });
    expect(saved.settings).toMatchObject({ ...DEFAULT_SETTINGS, jobFeed: 0, education: 1 });
    expect(saved.message).toBe('Settings saved.');
    expect((await services.call(settings, { token })).settings).toEqual(saved.settings);
    expect((await services.call(settings, { token: other.token })).settings).toMatchObject(
      DEFAULT_SETTINGS,
    );
  });

  it('keep every one of many changes at once', async () => {
    const { token } = await addSeeker(services);
    const flags = ['boost', 'diversity', 'coverLetter', 'hideResume', 'unpublish'];
    await Promise.all(
      flags.map((flag) =>
        services.call(saveSettings, { token, body: { settings: JSON.stringify({ [flag]: 1 }) } }),
      ),
    );
    const saved = (await services.call(settings, { token })).settings;
    expect(saved).toMatchObject(Object.fromEntries(flags.map((flag) => [flag, 1])));
  });

  it.each([
    ['{', 'body/settings', 'must be JSON'],
    ['[]', 'body/settings', 'must be flags'],
    ['null', 'body/settings', 'must be flags'],
    ['{"jobFeed":2}', 'body/settings/jobFeed', 'must be 0 or 1'],
    ['{"jobFeed":"1"}', 'body/settings/jobFeed', 'must be 0 or 1'],
    ['{"isPro":1}', 'body/settings/isPro', 'is no setting'],
    ['{"invalidEmail":0}', 'body/settings/invalidEmail', 'is no setting'],
    ['{"twoFactorAuth":0}', 'body/settings/twoFactorAuth', 'is no setting'],
    ['{"__proto__":{"jobFeed":1}}', 'body/settings/__proto__', 'is no setting'],
  ])('refuse %s and name %s', async (text, path, message) => {
    const { token } = await addSeeker(services);
    expect(await services.send(saveSettings, { token, body: { settings: text } })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: [{ path, message }] },
    });
  });

  it('are nothing to visitors', async () => {
    expect(await services.send(settings)).toMatchObject({ status: 401 });
    expect(await services.send(saveSettings, { body: { settings: '{}' } })).toMatchObject({
      status: 401,
    });
  });
});
