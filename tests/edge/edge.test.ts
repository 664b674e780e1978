import { readBand } from '@broadsheet/bff/page/request/resolve-visitor';
import { parseSeekerClass } from '@broadsheet/contract/audience-class';
import { AUDIENCE_HEADERS } from '@broadsheet/contract/audience-headers';
import { isCrawler } from '@broadsheet/contract/crawler';
import { deviceOf } from '@broadsheet/contract/device';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeededRandom } from '../hostile/seeded-random.ts';
import { type OriginAnswer, send, startOrigin } from './origin.ts';
import { PURGE_SECRET, startVarnish, type TestVarnish, whyNoVarnish } from './start-varnish.ts';

const missing = whyNoVarnish();
const OF_CLASS = {
  'cache-control': 'private, no-cache',
  'cdn-cache-control': 'max-age=60, stale-while-revalidate=30',
  'cache-tag': 'tech,tech-home',
  vary: 'x-aud-band, x-aud-seeker, accept-encoding',
  etag: 'W/"one"',
  'x-request-id': 'of the first',
};
const OF_ALL = {
  ...OF_CLASS,
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=30',
  'cdn-cache-control': '',
  vary: 'accept-encoding',
};
const withoutEmpty = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));

describe.skipIf(missing)(`the edge${missing ? `: ${missing}` : ''}`, () => {
  let origin: Awaited<ReturnType<typeof startOrigin>>;
  let varnish: TestVarnish;
  beforeAll(async () => {
    origin = await startOrigin(() => ({}));
    varnish = await startVarnish({ bffs: [origin.address, origin.address] });
  });
  afterAll(async () => {
    await varnish?.close();
    await origin?.close();
  });

  let last = 0;
  let path = '';
  beforeEach(() => {
    last += 1;
    path = `/page-${last}`;
    origin.seen.length = 0;
  });
  /** Each answer of the origin says which of its requests it is for. */
  const answerWith = (answer: OriginAnswer) =>
    origin.answerWith(({ headers }) => ({
      body: `${origin.seen.length} for ${headers['x-aud-seeker'] ?? 'nobody'}`,
      ...answer,
      ...(answer.headers
        ? { headers: withoutEmpty(answer.headers as Record<string, string>) }
        : {}),
    }));
  const visit = (headers: Record<string, string> = {}, at = path) =>
    send(`${varnish.url}${at}`, { 'x-forwarded-for': '203.0.113.9', ...headers });
  const isHit = async (headers: Record<string, string> = {}, at = path): Promise<boolean> => {
    const before = origin.seen.length;
    await visit(headers, at);
    return origin.seen.length === before;
  };
  const purge = (tag: string, headers: Record<string, string> = {}) =>
    send(
      varnish.url,
      { 'cache-tag': tag, authorization: `Bearer ${PURGE_SECRET}`, ...headers },
      'PURGE',
    );

  it('stores a page for each class, and tells browsers that it is theirs alone', async () => {
    answerWith({ headers: OF_CLASS });
    const first = await visit();
    const again = await visit();
    expect(again.body).toBe(first.body);
    expect(again.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding',
      etag: 'W/"one"',
      'cache-status': 'edge; hit',
    });
    for (const hidden of ['cdn-cache-control', 'cache-tag', 'xkey', 'x-varnish', 'via', 'age'])
      expect(again.headers).not.toHaveProperty(hidden);
    const member = { cookie: 'token=t; aud=freshers.pro.2.pune.backend' };
    expect((await visit(member)).body).toContain('freshers.pro');
    expect((await visit({ ...member, cookie: `${member.cookie}; band=4` })).body).toMatch(/^3 /);
    expect(await isHit(member)).toBe(true);
  });

  it('gives each answer a request id of its own', async () => {
    answerWith({ headers: OF_ALL });
    const ids = [await visit(), await visit(), await visit()].map(
      ({ headers }) => headers['x-request-id'],
    );
    expect(ids[0]).toBe('of the first');
    expect(new Set(ids).size).toBe(3);
  });

  it('answers 304 to who has the bytes, from what it stores', async () => {
    answerWith({ headers: OF_CLASS });
    await visit();
    const again = await visit({ 'if-none-match': '"one"' });
    expect([again.status, again.body, origin.seen.length]).toEqual([304, '', 1]);
    expect(again.headers['cache-control']).toBe('private, no-cache');
  });

  it('stores each encoding as the BFF sent it', async () => {
    origin.answerWith(({ headers }) => ({
      headers: withoutEmpty(OF_ALL),
      body: `in ${headers['accept-encoding'] ?? 'plain'}`,
    }));
    const of = async (accepted: string) =>
      (await visit(accepted ? { 'accept-encoding': accepted } : {})).body;
    expect(await of('gzip, deflate, br')).toBe('in br');
    expect(await of('gzip;q=1.0, *;q=0.1')).toBe('in gzip');
    expect(await of('br;q=0, gzip')).toBe('in gzip');
    expect(await of('br;q=0.0,gzip;q=0')).toBe('in plain');
    expect(await of('')).toBe('in plain');
    expect(await of('deflate, BR ;q=0.5')).toBe('in br');
    expect(origin.seen).toHaveLength(3);
  });

  it.each<[string, OriginAnswer]>([
    ['that is private', { headers: { ...OF_ALL, 'cache-control': 'private, no-cache' } }],
    ['without a word on caching', { headers: {} }],
    ['that no cache may store', { headers: { 'cache-control': 'no-store' } }],
    ['that sets a cookie', { headers: { ...OF_ALL, 'set-cookie': 'token=secret' } }],
    ['of a class that sets a cookie', { headers: { ...OF_CLASS, 'set-cookie': 'aud=x' } }],
    ['that failed', { status: 503, headers: OF_ALL }],
    [
      'that has ended by the time that it comes',
      { headers: { ...OF_CLASS, 'cdn-cache-control': 'max-age=0, stale-while-revalidate=0' } },
    ],
  ])('does not store an answer %s', async (_, answer) => {
    answerWith(answer);
    expect((await visit()).body).toMatch(/^1 /);
    expect((await visit()).body).toMatch(/^2 /);
    answerWith({ headers: OF_ALL });
    expect((await visit()).body).toMatch(/^3 /);
    expect((await visit()).body).toMatch(/^3 /);
  });

  it.each<[string, Record<string, string>, string | undefined]>([
    ['of a seeker whose class is not known yet', { cookie: 'token=t' }, undefined],
    [
      'of a seeker with a class that does not exist',
      { cookie: 'token=t; aud=none.gold.1..' },
      undefined,
    ],
    ['of a program with a token', { authorization: 'Bearer t' }, undefined],
    ['with a stored token', { 'x-stored-token': 't' }, undefined],
    ['of an agent that is too long to be read here', { 'user-agent': 'x'.repeat(600) }, undefined],
    ['for a preview', {}, '/page?preview=t'],
    ['for a page of seekers', {}, '/jobfeed?sort=date'],
    ['for a page that a link was sent for', {}, '/recommend/abc'],
    ['for the data of a call', {}, '/api/job/search'],
    ['for blocks of one person', {}, '/api/blocks?path=/&ids=a'],
    ['for Studio', {}, '/studio'],
  ])('passes a request %s on, without a class', async (_, headers, at) => {
    answerWith({ headers: OF_ALL });
    const forged = { ...headers, 'x-aud-seeker': 'none.pro', 'x-aud-band': '4' };
    expect(await isHit(forged, at)).toBe(false);
    expect(await isHit(forged, at)).toBe(false);
    for (const header of Object.values(AUDIENCE_HEADERS))
      expect(origin.seen[0]?.headers).not.toHaveProperty(header.toLowerCase());
  });

  it('passes writes on with their body', async () => {
    origin.answerWith(async (incoming) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      return { headers: withoutEmpty(OF_ALL), body: `${incoming.method} ${Buffer.concat(chunks)}` };
    });
    const post = () => send(`${varnish.url}${path}`, { 'content-length': '2' }, 'POST', 'hi');
    expect((await post()).body).toBe('POST hi');
    await post();
    expect(origin.seen).toHaveLength(2);
  });

  it('names its client as the front does, and nobody else may', async () => {
    answerWith({});
    await visit({ 'x-forwarded-for': '198.51.100.7' });
    expect(origin.seen[0]?.headers).toMatchObject({
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-host': 'tech.localhost',
      'x-asks-elsewhere': 'yes',
    });
    const alone = await startVarnish({
      bffs: [origin.address, origin.address],
      front: '192.0.2.1',
    });
    try {
      await send(`${alone.url}${path}`, {
        'x-forwarded-for': '198.51.100.7',
        'x-forwarded-proto': 'https',
      });
      const headers = origin.seen[1]?.headers;
      expect(headers?.['x-forwarded-for']).toBe('127.0.0.1');
      expect(headers).not.toHaveProperty('x-forwarded-proto');
    } finally {
      await alone.close();
    }
  });

  it('forgets what carries a tag, when a program that knows the secret says so', async () => {
    const home = { headers: { ...OF_ALL, 'cache-tag': `tech,tech-${last}` } };
    answerWith(home);
    await visit();
    const answer = await purge(`management,tech-${last}`);
    expect([answer.status, answer.body]).toEqual([200, '1']);
    expect(await isHit()).toBe(false);
    expect((await purge('tech-other')).body).toBe('0');
    expect(await isHit()).toBe(true);
  });

  it.each<[string, Record<string, string>, number]>([
    ['without the secret', { authorization: '' }, 403],
    ['with another secret', { authorization: 'Bearer guess' }, 403],
    ['by way of a front', { 'x-forwarded-for': '203.0.113.9' }, 403],
    ['without a tag', { 'cache-tag': '' }, 400],
    ['with what is no tag', { 'cache-tag': 'tech;rm' }, 400],
  ])('forgets nothing when asked %s', async (_, headers, status) => {
    answerWith({ headers: OF_ALL });
    await visit();
    expect((await purge('tech', headers)).status).toBe(status);
    expect(await isHit()).toBe(true);
  });

  it('forgets for a program beside the front, as for one at its address', async () => {
    const alone = await startVarnish({
      bffs: [origin.address, origin.address],
      front: '192.0.2.1',
    });
    try {
      answerWith({ headers: OF_ALL });
      await send(`${alone.url}${path}`);
      const headers = { 'cache-tag': 'tech', authorization: `Bearer ${PURGE_SECRET}` };
      const answer = await send(alone.url, headers, 'PURGE');
      expect([answer.status, answer.body]).toEqual([200, '1']);
    } finally {
      await alone.close();
    }
  });

  it('forgets nothing for an address that may not purge', async () => {
    const strict = await startVarnish({
      bffs: [origin.address, origin.address],
      purger: '192.0.2.1',
    });
    try {
      const headers = { 'cache-tag': 'tech', authorization: `Bearer ${PURGE_SECRET}` };
      expect((await send(strict.url, headers, 'PURGE')).status).toBe(403);
    } finally {
      await strict.close();
    }
  });

  it('asks the other BFF where one closes without an answer, but for writes', async () => {
    let closed = 0;
    const closing = await startOrigin(() => {
      closed += 1;
      return null;
    });
    answerWith({ headers: { 'cache-control': 'no-store' } });
    const both = await startVarnish({ bffs: [closing.address, origin.address] });
    try {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (__, index) => send(`${both.url}${path}?${index}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(closed).toBeGreaterThan(0);
      const writes: number[] = [];
      while (!writes.includes(502) && writes.length < 50)
        writes.push((await send(`${both.url}/api/x`, { 'content-length': '0' }, 'POST')).status);
      expect(writes).toContain(502);
    } finally {
      await both.close();
      await closing.close();
    }
  });

  it('says in words of ours that no BFF can be reached, to programs in JSON', async () => {
    origin.answerWith(() => null);
    const page = await visit();
    expect([page.status, page.headers['cache-control']]).toEqual([502, 'no-store']);
    const call = await visit({}, '/api/x');
    expect(JSON.parse(call.body)).toMatchObject({ statusCode: 0, code: 'BAD_GATEWAY' });
  });

  it('reads a class as the BFF does, of whatever a client sends', async () => {
    origin.answerWith(({ headers }) => ({
      headers: { 'cache-control': 'no-store' },
      body: JSON.stringify(
        Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('x-aud-'))),
      ),
    }));
    const { below } = createSeededRandom(88);
    const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
    const brand = { cities: [], categories: [] };
    for (let count = 0; count < 400; count += 1) {
      const aud = pick([
        undefined,
        'freshers.pro.2.pune.backend',
        'none.basic.9..',
        'none.visitor.1..',
        'none.pro.0..',
        'none.pro.1.',
        '%',
        `none.pro.1.${'a'.repeat(250)}.`,
        'perfectMatch.basic.1..frontend',
        'none.pro.4.x;y.z',
      ]);
      const band = pick([undefined, '1', '2', '9', '0', '44', 'x']);
      const userAgent = pick([
        undefined,
        'iPhone Mobile',
        'Mozilla (Linux; Android 14) Mobile',
        'Mozilla (Linux; Android 14)',
        'iPad',
        'Googlebot/2.1',
        'Opera Mini',
        'Quora Link Preview',
        'robotics',
        'Silk/x',
      ]);
      const mobileHint = pick([undefined, '?1', '?0', '1']);
      const prefix = pick(['', '__Host-']);
      const cookie = [aud && `${prefix}aud=${aud}`, band && `${prefix}band=${band}`]
        .filter(Boolean)
        .join('; ');
      const headers = {
        ...(cookie ? { cookie } : {}),
        ...(userAgent ? { 'user-agent': userAgent } : {}),
        ...(mobileHint ? { 'sec-ch-ua-mobile': mobileHint } : {}),
      };
      const seeker = parseSeekerClass(aud?.split(';')[0], brand as never);
      const own = aud?.split('.') ?? [];
      const expected = {
        'x-aud-seeker': seeker ? `${seeker.cohort}.${seeker.membership}` : 'none.visitor',
        'x-aud-band': String(readBand(band) ?? seeker?.experienceBand ?? 1),
        'x-aud-city': seeker ? own[3] : '',
        'x-aud-category': seeker ? own[4] : '',
        'x-aud-device': deviceOf({ userAgent: userAgent ?? '', mobileHint }),
        'x-aud-crawler': isCrawler(userAgent ?? '') ? '1' : '0',
      };
      expect([headers, JSON.parse((await visit(headers, `/class-${count}`)).body)]).toEqual([
        headers,
        expected,
      ]);
    }
  });
});
