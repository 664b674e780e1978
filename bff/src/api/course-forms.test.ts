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
} from '../fixtures/session-site.fixture.ts';

const openSite = useTestSites();
const ENQUIRY = '/api/course/courseenquiry';
const BROCHURE = '/api/course/course/11/brochure';
const BROCHURE_ANSWER = {
  fileName: 'sql-brochure.pdf',
  mediaType: 'application/pdf',
  base64: btoa('%PDF'),
};
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
      '/course/course/11/brochure': json(BROCHURE_ANSWER),
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
  it('is a file to keep for a browser that follows its link, and JSON for a program', async () => {
    const { site } = await open();
    const cookie = cookieOf(await tokenOf());
    const shown = await site.request(BROCHURE, { headers: { ...cookie, ...PAGES } });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="sql-brochure.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(shown.body).toBe('%PDF');
    const read = await site.request(BROCHURE, {
      headers: { ...cookie, accept: 'application/json' },
    });
    expect(read.json()).toEqual(BROCHURE_ANSWER);
  });

  it('leads a visitor’s browser to the login and back to its page, and refuses a program', async () => {
    const { site } = await open();
    const ledFrom = async (referer: string) => {
      const led = await site.request(BROCHURE, { headers: { ...PAGES, referer } });
      return [led.statusCode, led.headers.location];
    };
    const page = `/login?next=${encodeURIComponent('/course/sql')}`;
    expect(await ledFrom('http://tech.localhost/course/sql')).toEqual([303, page]);
    const document = `/login?next=${encodeURIComponent(BROCHURE)}`;
    expect(await ledFrom('https://elsewhere.example/course/sql')).toEqual([303, document]);
    expect((await site.request(BROCHURE)).statusCode).toBe(401);
  });
});

describe('the search for courses', () => {
  it('is open to visitors by their id, and to a seeker by their own alone', async () => {
    const { site } = await open();
    const headers = cookieOf(await tokenOf());
    const statusOf = async (id: number, extra: object = {}) =>
      (await site.request(`${SEARCH}/${id}/search`, { headers: { ...extra } })).statusCode;
    expect(await statusOf(-1)).toBe(200);
    expect(await statusOf(-1, headers)).toBe(200);
    expect(await statusOf(7, headers)).toBe(200);
    expect(await statusOf(8, headers)).toBe(403);
    expect(await statusOf(7)).toBe(401);
    expect(await statusOf(-2)).toBe(400);
  });
});
