import { json } from '@broadsheet/upstream/fault-server.fixture';
import { describe, expect, it } from 'vitest';
import {
  cookieOf,
  FORM,
  OWN,
  post,
  services,
  sessionOf,
  setCookies,
  tokenOf,
  useTestSites,
  VALIDATE,
} from '../fixtures/session-site.fixture.ts';

const openSite = useTestSites();
const USE = '/api/user/resume-documents/2/profile';
const PAGE = '/resume-builder?resume=2';
const NAVIGATION = {
  ...OWN,
  ...FORM,
  accept: 'text/html',
  'sec-fetch-mode': 'navigate',
  referer: `http://tech.localhost${PAGE}&done=profile`,
};
const NEXT = `next=${encodeURIComponent(`${PAGE}&done=profile`)}`;
const FILE = {
  mediaType: 'resume',
  url: '/api/media/files/7c1d',
  name: 'asha-rao-java-resume.pdf',
  bytes: 4_000,
  uploadedAt: '2026-11-01T10:00:00.000Z',
};

/** A site whose user service notes the bodies that reach it. */
const open = async (status = 200, answer: object = FILE) => {
  const bodies: string[] = [];
  const site = await openSite({
    service: services({
      [VALIDATE]: json(sessionOf()),
      '/user/resume-documents/2/profile': (request, response) => {
        let text = '';
        request.on('data', (chunk) => {
          text += chunk;
        });
        request.on('end', () => {
          bodies.push(text);
          json(answer, status)(request, response);
        });
      },
    }),
  });
  return { site, bodies };
};

describe('the form that uses a resume for applications', () => {
  it('returns to its page with the outcome, and the browser learns what pages are chosen by', async () => {
    const { site, bodies } = await open();
    const answer = await post(site, USE, NEXT, { ...NAVIGATION, ...cookieOf(await tokenOf()) });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${PAGE}&done=profile`]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(setCookies(answer)).toMatchObject({ changed: '1' });
    expect(bodies).toEqual(['{}']);
  });

  it('answers the file to a program', async () => {
    const { site } = await open();
    const headers = { ...OWN, ...cookieOf(await tokenOf()), 'content-type': 'application/json' };
    const answer = await post(site, USE, '{}', headers);
    expect([answer.statusCode, answer.json()]).toEqual([200, FILE]);
  });

  it.each([
    [404, 'RESUME_NOT_FOUND', 'RESUME_NOT_FOUND'],
    [403, 'PLAN_NEEDED', 'PLAN_NEEDED'],
    [429, 'RATE_LIMITED', 'RATE_LIMITED'],
    [503, 'SERVICE_UNAVAILABLE', 'RESUME_UPLOAD_FAILED'],
  ] as const)('returns to its page with the reason of a %i', async (status, code, reason) => {
    const { site } = await open(status, { statusCode: status, code, message: 'No.' });
    const answer = await post(site, USE, NEXT, { ...NAVIGATION, ...cookieOf(await tokenOf()) });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${PAGE}&failed=${reason}`]);
  });

  it('costs as much as an upload: sixty of a session in a minute, and no more', async () => {
    const { site, bodies } = await open();
    const headers = { ...OWN, ...cookieOf(await tokenOf()), 'content-type': 'application/json' };
    const codes: number[] = [];
    for (let sent = 0; sent < 61; sent += 1)
      codes.push((await post(site, USE, '{}', headers)).statusCode);
    expect([codes[59], codes[60], bodies.length]).toEqual([200, 429, 60]);
  });

  it('is refused from pages of other sites, and from nobody', async () => {
    const { site, bodies } = await open();
    const own = cookieOf(await tokenOf());
    for (const foreign of ['cross-site', 'same-site', 'none']) {
      const headers = { ...FORM, ...own, accept: 'text/html', 'sec-fetch-site': foreign };
      expect((await post(site, USE, NEXT, headers)).statusCode).toBe(403);
    }
    expect((await post(site, USE, '{}', OWN)).statusCode).toBe(401);
    expect(bodies).toEqual([]);
  });
});
