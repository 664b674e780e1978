import {
  addComment,
  addSocialUser,
  externalProfile,
  externalRecommendation,
  externalRecruiterId,
  socialInfo,
  socialUserId,
} from '@broadsheet/contract/calls/external';
import { outbox } from '@broadsheet/contract/calls/internal';
import { uploadRecommenderPicture } from '@broadsheet/contract/calls/media';
import {
  processRecommendation,
  recommendationList,
} from '@broadsheet/contract/calls/recommendations';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addRecommendation } from '@broadsheet/test-kit/database/add-recommendation';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sendUpload } from '@broadsheet/test-kit/database/send-upload';
import { runTestJobs } from '@broadsheet/test-kit/messages/run-test-jobs';
import { SignJWT } from 'jose';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSecretsOf } from '../../platform/call/account-secrets.ts';
import { signRecommendLink } from './recommend-link.ts';

const { links: KEY, token: tokenKeys } = accountSecretsOf(TEST_SITE_SECRET);
const SPENT = {
  status: 400,
  body: {
    code: 'LINK_SPENT',
    message: 'This link has expired or was already used. Please request a new one.',
  },
};
const WHO = {
  name: 'Meera Iyer',
  title: 'Head of Payments',
  company: 'Deccan Ledger',
  type: 'manager',
} as const;

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const openRequest = async () => {
  const asha = await addSeeker(services, { name: 'Asha Rao', phone: '+919876543210' });
  const recommendationId = await addRecommendation(services, asha.seeker.id);
  const link = { recommendationId, brand: 'tech' } as const;
  return { asha, recommendationId, token: await signRecommendLink(link, KEY, services.now) };
};

const everyRead = (token: string, brand: 'tech' | 'management' = 'tech') => {
  const query = { token };
  return Promise.all([
    services.send(externalRecommendation, { query, brand }),
    services.send(socialUserId, { query, brand }),
    services.send(externalProfile, { query, brand }),
    services.send(socialInfo, { query, brand }),
    services.send(externalRecruiterId, { query: { token, publicId: '1' }, brand }),
  ]);
};
const everyCall = async (token: string, brand: 'tech' | 'management' = 'tech') => [
  ...(await everyRead(token, brand)),
  await services.send(addSocialUser, { body: { token, ...WHO }, brand }),
  await services.send(addComment, { body: { token, comment: 'Good.' }, brand }),
];
const refusedBy = async (token: string, brand?: 'management') => {
  const answers = await everyCall(token, brand);
  for (const answer of answers) expect(answer, token).toMatchObject(SPENT);
};

describe('the outside person', () => {
  it('learns who asks and what, no address and no number, and says who they are before they write', async () => {
    const { asha, token } = await openRequest();
    const reads = await everyRead(token);
    expect(reads.slice(0, 4).map(({ body }) => body)).toMatchObject([
      { name: 'Asha Rao', recommender: 'Meera Iyer', isIntroduced: false },
      { userId: 0 },
      { name: 'Asha Rao', recommendations: [] },
      { user: null },
    ]);
    expect(JSON.stringify(reads)).not.toContain(asha.seeker.email);
    expect(JSON.stringify(reads)).not.toContain(asha.seeker.phone);
    const { token: early } = await openRequest();
    const body = { token: early, comment: 'Good.' };
    expect(await services.send(addComment, { body })).toMatchObject({
      status: 409,
      body: { code: 'INTRODUCTION_MISSING' },
    });
  });
});

describe('a recommendation', () => {
  it('is received with all that was given, and the seeker is told by mail', async () => {
    const { asha, token, recommendationId } = await openRequest();
    const { pictureToken } = await services.call(externalRecommendation, { query: { token } });
    const linkedIn = 'in.linkedin.com/in/meera-iyer/';
    await services.call(addSocialUser, { body: { token, ...WHO, linkedIn } });
    expect(await services.call(socialUserId, { query: { token } })).toEqual({
      userId: recommendationId,
    });
    expect(await services.call(socialInfo, { query: { token } })).toMatchObject({
      user: { ...WHO, linkedIn: 'https://in.linkedin.com/in/meera-iyer', hasPicture: false },
    });
    const square = { width: 9, height: 9, channels: 3, background: '#c02020' } as const;
    const file = await sharp({ create: square }).png().toBuffer();
    const picture = { file, fields: { token: pictureToken ?? '' } };
    expect(await sendUpload(services, uploadRecommenderPicture, picture)).toMatchObject({
      status: 200,
    });
    const comment = '<script>alert(1)</script>\nKind & careful: "the best" of us.';
    await services.call(addComment, { body: { token, comment } });
    await refusedBy(token);
    const { items } = await services.call(recommendationList, {
      token: asha.token,
      query: { status: 'received' },
    });
    expect(items).toMatchObject([
      {
        userId: recommendationId,
        type: 'manager',
        name: 'Meera Iyer',
        publicId: 'meera-iyer',
        positions: [{ title: 'Head of Payments', company: 'Deccan Ledger' }],
        loginVia: 'mail',
        comment,
        picUrl: expect.stringMatching(/^\/api\/media\/files\//),
      },
    ]);
    const mails = await services.call(outbox, { query: { to: asha.seeker.email } });
    expect(mails.items).toMatchObject([{ template: 'recommendation-received' }]);
    expect(mails.items[0]?.html).not.toContain('alert(1)');
    const body = { action: 'remove', recommendationId } as const;
    await services.call(processRecommendation, { token: asha.token, body });
    await runTestJobs(services);
    const files = await services.database
      .selectFrom('media_files')
      .select('id')
      .where('recommendation_id', '=', recommendationId)
      .execute();
    expect(files).toEqual([]);
  });

  it('of a recruiter carries a number that one has, and no other', async () => {
    const { asha, token } = await openRequest();
    const { id, name } = await services.database
      .selectFrom('recruiters')
      .select(['id', 'name'])
      .where('brand', '=', 'tech')
      .executeTakeFirstOrThrow();
    const find = (publicId: string) =>
      services.call(externalRecruiterId, { query: { token, publicId } });
    expect(await find(String(id))).toMatchObject({ recruiterId: id, name });
    expect(await find('999999999')).toEqual({ recruiterId: null, name: null, company: null });
    const as = (more: object) =>
      services.send(addSocialUser, { body: { token, ...WHO, type: 'recruiter', ...more } });
    expect(await as({ recruiterId: 999_999_999 })).toMatchObject({ status: 400 });
    expect(await as({ linkedIn: 'https://evil.example/in/x' })).toMatchObject({ status: 400 });
    expect(await as({ recruiterId: id })).toMatchObject({ status: 200 });
    const { items } = await services.call(recommendationList, { token: asha.token });
    expect(items).toMatchObject([{ publicId: String(id), type: 'recruiter' }]);
  });
});

describe('a link that is not good', () => {
  it('is refused in one way by every call: forged, foreign, for something else, expired, removed', async () => {
    const { asha, token, recommendationId } = await openRequest();
    const link = { recommendationId, brand: 'tech' } as const;
    const [head, , signature] = token.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: '1', aud: 'tech' })).toString('base64url');
    const { pictureToken } = await services.call(externalRecommendation, { query: { token } });
    const endless = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', typ: 'recommend' })
      .setSubject(String(recommendationId))
      .setAudience('tech')
      .sign(KEY);
    await refusedBy(await signRecommendLink(link, tokenKeys.signing, services.now));
    await refusedBy(await signRecommendLink({ ...link, brand: 'management' }, KEY, services.now));
    await refusedBy(
      await signRecommendLink({ ...link, recommendationId: 2_000_000_000 }, KEY, services.now),
    );
    for (const wrong of [
      `${head}.${claims}.${signature}`,
      pictureToken ?? '',
      endless,
      'x'.repeat(40),
    ])
      await refusedBy(wrong);
    await refusedBy(token, 'management');
    services.now += 31 * DAY_MS;
    await refusedBy(token);
    services.now -= 31 * DAY_MS;
    expect((await services.send(socialInfo, { query: { token } })).status).toBe(200);
    const body = { action: 'remove', recommendationId } as const;
    await services.call(processRecommendation, { token: asha.token, body });
    await refusedBy(token);
  });
});
