import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { multipartOf, type TestUpload } from '@broadsheet/test-kit/database/send-upload';
import { makeDocx, makePdf } from '@broadsheet/test-kit/files/documents';
import { makeMp3, makeMp4 } from '@broadsheet/test-kit/files/recordings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, OWN } from '../fixtures/session-site.fixture.ts';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

let services: TestServices;
let site: TestSite;
beforeAll(async () => {
  services = await createTestServices();
  const url = await services.app.listen({ port: 0, host: '127.0.0.1' });
  site = await openTestSite({
    env: { SERVICES_URL: url },
    siteSecret: TEST_SITE_SECRET,
    now: () => services.now,
  });
});
afterAll(async () => {
  await site.close();
  await services.close();
});

const RESUME = '/api/media/resume';
const FILES = '/api/media/files';

const send = async (path: string, upload: TestUpload, headers: Record<string, string> = {}) => {
  const { contentType, body } = await multipartOf(upload);
  return site.request(path, {
    method: 'POST',
    headers: { 'content-type': contentType, ...OWN, ...headers },
    payload: body,
  });
};

const ownFiles = async (headers: Record<string, string>) =>
  (await site.request(FILES, { headers })).json().items;

describe('an upload through the BFF', () => {
  it('is kept for who is signed in, and given back to nobody else', async () => {
    const headers = cookieOf((await addSeeker(services)).token);
    const video = makeMp4({ bytes: 2_000_000 });
    const fields = { mediaType: 'RoundZeroVideo', unknown: 'x' };
    const sent = await send(FILES, { file: video, name: 'Üben "1".mp4', fields }, headers);
    expect([sent.statusCode, sent.headers['cache-control']]).toEqual([200, 'no-store']);
    const { url, name, bytes } = sent.json();
    expect([name, bytes, await ownFiles(headers)]).toEqual([
      'Üben %221%22.mp4',
      video.length,
      [sent.json()],
    ]);
    const file = await site.request(url, { headers });
    expect(file.rawPayload.equals(video)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const part = await site.request(url, { headers: { ...headers, range: 'bytes=4-7' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'ftyp',
      `bytes 4-7/${video.length}`,
    ]);
    const other = cookieOf((await addSeeker(services)).token);
    const answers = [
      await site.request(url, { headers: other }),
      await site.request(url),
      await site.request(`${FILES}/..%2Ffiles`, { headers }),
      await site.request(url, { headers: { ...headers, range: 'bytes=9999999-' } }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [404, 'FILE_NOT_FOUND'],
      [401, 'UNAUTHORIZED'],
      [404, 'FILE_NOT_FOUND'],
      [416, 'RANGE_NOT_SATISFIABLE'],
    ]);
  });

  it('is refused in the words of the catalogue, before or after it was looked at', async () => {
    const headers = cookieOf((await addSeeker(services)).token);
    const pdf = { file: makePdf() };
    const audio = { mediaType: 'audio' };
    const large = Buffer.concat([makeMp3(), Buffer.alloc(51 * 2 ** 20)]);
    const cases = [
      [await send(RESUME, { file: Buffer.from('text') }, headers), 415, 'FILE_WRONG_TYPE'],
      [await send(FILES, { ...pdf, fields: audio }, headers), 415, 'FILE_WRONG_TYPE'],
      [await send(FILES, pdf, headers), 400, 'VALIDATION'],
      [await send(FILES, { ...pdf, fields: { mediaType: 'resume' } }, headers), 400, 'VALIDATION'],
      [await send(FILES, { file: large, fields: audio }, headers), 413, 'FILE_TOO_LARGE'],
      [await send(RESUME, { file: makeDocx(), name: '' }, { ...headers }), 200, undefined],
      [await send(RESUME, { file: Buffer.alloc(0), name: '' }, headers), 400, 'FILE_MISSING'],
      [await send(RESUME, pdf), 401, 'UNAUTHORIZED'],
      [await send(RESUME, pdf, { ...headers, 'sec-fetch-site': 'cross-site' }), 403, 'FORBIDDEN'],
      [await send(RESUME, pdf, { ...headers, 'idempotency-key': 'a b' }), 400, 'VALIDATION'],
      [
        await site.request(RESUME, {
          method: 'POST',
          headers: { ...headers, ...OWN },
          payload: {},
        }),
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ],
      [
        await site.request(RESUME, {
          method: 'POST',
          headers: { ...headers, ...OWN, 'content-type': 'multipart/form-data; boundary=x' },
          payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF',
        }),
        400,
        'BAD_REQUEST',
      ],
    ] as const;
    expect(cases.map(([answer]) => [answer.statusCode, answer.json().code])).toEqual(
      cases.map(([, status, code]) => [status, code]),
    );
    expect((await ownFiles(headers)).length).toBe(1);
  });

  it('uses a refreshed token after the old one has expired', async () => {
    const headers = cookieOf((await addSeeker(services)).token);
    services.now += 3_600_000;
    const sent = await send(RESUME, { file: makePdf() }, headers);
    expect(sent.json().message).toBe('Your resume has been uploaded successfully!');
    const renewed = sent.cookies.find(({ name }) => name === 'token')?.value ?? '';
    expect(await ownFiles(cookieOf(renewed))).toHaveLength(1);
  });

  it('is answered as before when it is sent again with its key', async () => {
    const headers = cookieOf((await addSeeker(services)).token);
    const keyed = { ...headers, 'idempotency-key': 'one-and-the-same' };
    const first = await send(RESUME, { file: makePdf() }, keyed);
    expect((await send(RESUME, { file: makePdf() }, keyed)).json()).toEqual(first.json());
    const another = await send(RESUME, { file: makeDocx() }, keyed);
    expect([another.statusCode, another.json().code]).toEqual([422, 'KEY_REUSED']);
  });

  it('from a form without scripts returns to its page with the outcome', async () => {
    const headers = {
      ...cookieOf((await addSeeker(services)).token),
      'sec-fetch-mode': 'navigate',
      referer: 'http://tech.localhost/settings?failed=OLD',
    };
    const uploaded = await send(
      RESUME,
      { file: makePdf(), fields: { next: '/myprofile' } },
      headers,
    );
    expect([uploaded.statusCode, uploaded.headers.location]).toEqual([
      303,
      '/myprofile?done=resume',
    ]);
    const bad = await send(RESUME, { file: Buffer.from('text') }, headers);
    expect([bad.statusCode, bad.headers.location]).toEqual([
      303,
      '/settings?failed=FILE_WRONG_TYPE',
    ]);
  });

  it('beside the fields of a form without scripts is stored with them, whichever button is pressed; a bad file loses no field', async () => {
    const { token } = await addSeeker(services);
    const step = '/registration/addPersonalDetails';
    const headers = {
      ...cookieOf(token),
      'sec-fetch-mode': 'navigate',
      referer: `http://tech.localhost${step}?failed=OLD`,
    };
    const sendForm = async (
      file: Buffer | null,
      changed: Record<string, string>,
    ): Promise<readonly unknown[]> => {
      const form = new FormData();
      // The file is the first field, as on the page.
      form.append('resume', new File(file ? [new Uint8Array(file)] : [], file ? 'asha.pdf' : ''));
      const fields = { step: 'addPersonalDetails', next: '/registration/next', ...changed };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const { headers: of, body } = new Request('http://site', { method: 'POST', body: form });
      const sent = await site.request('/api/user/v2/profile/with-file', {
        method: 'POST',
        headers: { ...OWN, ...headers, 'content-type': of.get('content-type') ?? '' },
        payload: Buffer.from(await new Response(body).arrayBuffer()),
      });
      const { profile: own } = (await site.request('/api/user/v2/profile', { headers })).json();
      const files = (await ownFiles(headers)).map(({ name }: { name: string }) => name);
      return [sent.statusCode, sent.headers.location, own?.pd.name, files];
    };
    const large = Buffer.concat([makePdf(), Buffer.alloc(6 * 2 ** 20)]);
    expect([
      await sendForm(null, { name: 'Asha One' }),
      await sendForm(Buffer.from('text'), { name: 'Asha Two' }),
      await sendForm(large, { name: 'Asha Three' }),
      await sendForm(makePdf(), { name: 'Asha Four' }),
      await sendForm(makePdf(), { name: 'Asha Five', stay: step }),
      await sendForm(makePdf(), { name: 'Asha Six', dob: 'no day' }),
    ]).toEqual([
      [303, '/registration/next', 'Asha One', []],
      [303, `${step}?failed=FILE_WRONG_TYPE`, 'Asha Two', []],
      [303, `${step}?failed=FILE_TOO_LARGE`, 'Asha Three', []],
      [303, '/registration/next', 'Asha Four', ['asha.pdf']],
      [303, step, 'Asha Five', ['asha.pdf']],
      [303, `${step}?failed=VALIDATION`, 'Asha Five', ['asha.pdf']],
    ]);
  });

  it('of several in one form goes to its own call, and a refused one does not affect the others', async () => {
    const { token } = await addSeeker(services);
    const step = '/registration/addAudioVideoProfile';
    const headers = { ...cookieOf(token), 'sec-fetch-mode': 'navigate' };
    const sendBoth = async (
      audio: Buffer,
      video: Buffer,
      more: Record<string, string> = {},
    ): Promise<readonly unknown[]> => {
      const form = new FormData();
      form.append('audio', new File([new Uint8Array(audio)], 'hello.mp3'));
      form.append('RoundZeroVideo', new File([new Uint8Array(video)], 'me.mp4'));
      form.append('unknown', new File(['x'], 'x.txt'));
      const fields = { step: 'addAudioVideoProfile', next: '/registration/next', ...more };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const { headers: of, body } = new Request('http://site', { method: 'POST', body: form });
      const sent = await site.request('/api/user/v2/profile/with-file', {
        method: 'POST',
        headers: {
          ...OWN,
          ...headers,
          referer: `http://tech.localhost${step}`,
          'content-type': of.get('content-type') ?? '',
        },
        payload: Buffer.from(await new Response(body).arrayBuffer()),
      });
      const stored = (await ownFiles(headers)).map(({ name }: { name: string }) => name);
      return [sent.statusCode, sent.headers.location, stored.sort()];
    };
    expect([
      await sendBoth(Buffer.from('no sound'), makeMp4({})),
      await sendBoth(makeMp3(), Buffer.from('no video'), { stay: step }),
      await sendBoth(makeMp3(), makeMp4({})),
    ]).toEqual([
      [303, `${step}?failed=FILE_WRONG_TYPE`, ['me.mp4']],
      [303, `${step}?failed=FILE_WRONG_TYPE`, ['hello.mp3', 'me.mp4']],
      [303, '/registration/next', ['hello.mp3', 'me.mp4']],
    ]);
  });

  it('that is cut in the middle leaves nothing, and counts against no service', async () => {
    const { token } = await addSeeker(services);
    if (!site.app.server.listening) await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.app.server.address() as AddressInfo;
    const { contentType, body } = await multipartOf({
      file: makeMp4({ bytes: 5_000_000 }),
      fields: { mediaType: 'RoundZeroVideo' },
    });
    const arrived = once(services.app.server, 'request');
    const sending = httpRequest({
      port,
      path: FILES,
      method: 'POST',
      headers: {
        host: 'tech.localhost',
        'content-type': contentType,
        'content-length': body.length,
        ...cookieOf(token),
        ...OWN,
      },
    });
    sending.on('error', () => undefined);
    sending.write(body.subarray(0, 1_000_000));
    const [validating] = (await arrived) as [IncomingMessage];
    const [reached] =
      validating.method === 'POST'
        ? [validating]
        : ((await once(services.app.server, 'request')) as [IncomingMessage]);
    expect(reached.url).toBe('/media/files');
    const ended = new Promise((resolve) => reached.once('close', resolve));
    sending.destroy();
    await ended;
    expect(await ownFiles(cookieOf(token))).toEqual([]);
    expect(await readdir(services.media.spoolDir)).toEqual([]);
    expect(site.upstream.degraded()).toEqual([]);
  });
});

it('takes so many files of a client in a minute, and no more', async () => {
  const headers = { ...cookieOf((await addSeeker(services)).token), ...OWN };
  const codes: string[] = [];
  for (let sent = 0; sent < 31; sent += 1)
    codes.push((await site.request(RESUME, { method: 'POST', headers, payload: {} })).json().code);
  expect([codes[0], codes.at(-1)]).toEqual(['UNSUPPORTED_MEDIA_TYPE', 'RATE_LIMITED']);
});
