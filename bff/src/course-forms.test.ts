import { json } from '@broadsheet/upstream/fault-server.fixture';
import { describe, expect, it } from 'vitest';
import {
  cookieOf,
  FORM,
  OWN,
  post,
  services,
  tokenOf,
  useTestSites,
} from './session-site.fixture.ts';

const openSite = useTestSites();
const ENQUIRY = '/api/course/courseenquiry';
const BROCHURE = '/api/course/course/11/brochure';
const SEARCH = '/api/course/v2/course';
const LIST = { items: [], page: 1, size: 20, total: 0, hasMore: false };
const PAGES = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** A site with a course service that notes the bodies that reach it. */
const open = async () => {
  const bodies: unknown[] = [];
  const site = await openSite({
    service: services({
      '/course/courseenquiry': (request, response) => {
        let text = '';
        request.on('data', (chunk) => {
          text += chunk;
        });
        request.on('end', () => {
          bodies.push(JSON.parse(text));
          json({ message: 'Done.', courseIds: [1], similarCourses: 0 })(request, response);
        });
      },
      '/course/course/11/brochure': json({ fileName: 'sql"\r\n.txt', text: 'SQL\n<b>₹' }),
      '/course/v2/course/-1/search': json(LIST),
      '/course/v2/course/7/search': json(LIST),
    }),
  });
  return { site, bodies };
};

describe('a form with boxes of one name', () => {
  it('says all that are ticked, where the name says that they are many, and else the last', async () => {
    const { site, bodies } = await open();
    const headers = { ...cookieOf(await tokenOf()), ...OWN, ...FORM };
    const boxes = 'courseIds%5B%5D=3&courseIds%5B%5D=5&device=App&device=Web';
    await post(site, ENQUIRY, boxes, headers);
    expect(bodies).toMatchObject([{ courseIds: '3,5', device: 'Web' }]);
  });
});

describe('a document', () => {
  it('is shown as plain text to a browser that follows its link, and as JSON to a program', async () => {
    const { site } = await open();
    const cookie = cookieOf(await tokenOf());
    const shown = await site.ask(BROCHURE, { headers: { ...cookie, ...PAGES } });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'inline; filename="sql---.txt"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(shown.body).toBe('SQL\n<b>₹');
    const read = await site.ask(BROCHURE, { headers: { ...cookie, accept: 'application/json' } });
    expect(read.json()).toMatchObject({ text: 'SQL\n<b>₹' });
  });

  it('leads a visitor’s browser to the login and back, and refuses a program', async () => {
    const { site } = await open();
    const led = await site.ask(BROCHURE, { headers: PAGES });
    expect([led.statusCode, led.headers.location]).toEqual([
      303,
      `/login?next=${encodeURIComponent(BROCHURE)}`,
    ]);
    expect((await site.ask(BROCHURE)).statusCode).toBe(401);
  });
});

describe('the search for courses', () => {
  it('is open to visitors by their id, and to a seeker by their own alone', async () => {
    const { site } = await open();
    const headers = cookieOf(await tokenOf());
    const statusOf = async (id: number, asking: object = {}) =>
      (await site.ask(`${SEARCH}/${id}/search`, { headers: { ...asking } })).statusCode;
    expect(await statusOf(-1)).toBe(200);
    expect(await statusOf(-1, headers)).toBe(200);
    expect(await statusOf(7, headers)).toBe(200);
    expect(await statusOf(8, headers)).toBe(403);
    expect(await statusOf(7)).toBe(401);
    expect(await statusOf(-2)).toBe(400);
  });
});
