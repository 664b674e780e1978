import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { layout } from '../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const open = async (options?: Parameters<typeof openTestSite>[0]): Promise<TestSite> => {
  const site = await openTestSite(options);
  sites.push(site);
  return site;
};

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; font-src 'self'; media-src 'self'; connect-src 'self'; frame-src https://www.youtube-nocookie.com https://player.vimeo.com; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types broadsheet";
const EXPECTED = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

describe('the security headers', () => {
  it('stand on every answer, good or bad', async () => {
    const broken = layout('category', { main: { type: 'main' } });
    const site = await open({ files: broken });
    const attempts: [number, string, Parameters<TestSite['request']>[1]?][] = [
      [200, '/'],
      [200, '/api/layout?path=/'],
      [200, '/health/live'],
      [200, '/assets/app-abc.js'],
      [200, '/robots.txt'],
      [301, '/favicon.ico'],
      [302, '/settings'],
      [
        303,
        '/preferences/experience',
        {
          method: 'POST',
          payload: 'band=2',
          headers: {
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/x-www-form-urlencoded',
          },
        },
      ],
      [400, '/%c0'],
      [400, '/api/layout'],
      [400, '/assets/%c0'],
      [403, '/preferences/experience', { method: 'POST', payload: 'band=2' }],
      [404, '/nothing'],
      [404, '/api/nothing'],
      [404, '/assets/none.js'],
      [405, '/', { method: 'POST' }],
      [405, '/preferences/experience'],
      [
        413,
        '/preferences/experience',
        {
          method: 'POST',
          payload: `band=2&next=${'a'.repeat(5000)}`,
          headers: {
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/x-www-form-urlencoded',
          },
        },
      ],
      [414, `/${'a'.repeat(9000)}`],
      [
        415,
        '/preferences/experience',
        {
          method: 'POST',
          payload: '{}',
          headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        },
      ],
      [421, '/', { headers: { host: 'evil.example' } }],
    ];
    for (const [status, url, options] of attempts) {
      const { statusCode, headers } = await site.request(url, options);
      expect([url.slice(0, 60), statusCode]).toEqual([url.slice(0, 60), status]);
      expect(headers).toMatchObject(EXPECTED);
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('stand on a 500, which says nothing of its cause', async () => {
    const site = await open({
      service: (_, response) =>
        response.end(
          JSON.stringify({
            title: 'break the renderer',
            description: '',
            additionalLinkTags: [],
            meta: [],
          }),
        ),
    });
    const answer = await site.request('/');
    expect(answer.statusCode).toBe(500);
    expect(answer.headers).toMatchObject({ ...EXPECTED, 'cache-control': 'no-store' });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('Unknown error');
    expect(answer.body).not.toContain('secret');
    expect(answer.body).not.toMatch(/ style=|<script|<style/);
  });

  it('stand on a 503, which is a page whose main part cannot be had', async () => {
    const files = layout('jobdetail', { job: { type: 'job' } });
    const site = await open({ files, service: (request) => void request.socket.destroy() });
    for (const path of ['/j/java-developer-12', '/api/job/jobdetail/detail?jobcode=12']) {
      const { statusCode, headers } = await site.request(path);
      expect([502, 503]).toContain(statusCode);
      expect(headers).toMatchObject({ ...EXPECTED, 'cache-control': 'no-store' });
    }
  });

  it('have HSTS in production', async () => {
    const site = await open({ env: { APP_ENV: 'production' } });
    const { headers } = await site.request('/health/live');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('errors', () => {
  it('are pages for people and JSON in the catalogue’s shape under /api', async () => {
    const site = await open();
    const page = await site.request('/%c0');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain(
      '<h1>We couldn&#x27;t read this request. Reload the page and try again.</h1>',
    );
    const { statusCode, body, headers } = await site.request('/api/%c0');
    expect([statusCode, JSON.parse(body)]).toEqual([
      400,
      {
        statusCode: 400,
        code: 'BAD_REQUEST',
        message: "We couldn't read this request. Reload the page and try again.",
        requestId: headers['x-request-id'],
      },
    ]);
  });
});

describe('files', () => {
  it('of the client build are immutable, and nothing beside them can be read', async () => {
    const site = await open();
    const { headers } = await site.request('/assets/app-abc.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of [
      '/assets/../secret.txt',
      '/assets/..%2fsecret.txt',
      '/assets/%2e%2e/secret.txt',
      '/assets/..%5csecret.txt',
      '/assets/%252e%252e/secret.txt',
      '/assets//../../server/entry-server.js',
    ]) {
      const answer = await site.request(path);
      expect([path, answer.statusCode >= 400]).toEqual([path, true]);
      expect(answer.body).not.toContain('createRenderer');
      expect(answer.body).not.toMatch(/^secret/);
    }
  });

  it('of a theme are immutable under the address that pages name, and never kept under another', async () => {
    const site = await open();
    const href = /href="([^"]+)"/.exec((await site.request('/')).body)?.[1] ?? '';
    expect(href).toMatch(/^\/theme\/tech-[0-9a-f]{12}\.css\?v=2\.1\.3$/);
    const file = await site.request(href);
    expect(file.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.body).toContain('--accent:#b44700');
    const old = await site.request('/theme/tech-000000000000.css');
    expect([old.body, old.headers['cache-control']]).toEqual([file.body, 'no-cache']);
    expect((await site.request('/theme/law-000000000000.css')).statusCode).toBe(400);
  });

  it('of pages without the renderer ask for nothing that the theme does not have', async () => {
    const site = await open();
    const href = /href="([^"]+)"/.exec((await site.request('/')).body)?.[1] ?? '';
    const { body: themed } = await site.request(href);
    const { body: plain } = await site.request('/theme/plain.css');
    const attempts = [...plain.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(attempts).not.toEqual([]);
    expect(attempts.filter((name) => !themed.includes(`${name}:`))).toEqual([]);
  });

  it('for crawlers and tabs are the brand’s', async () => {
    const site = await open();
    const robots = (await site.request('/robots.txt')).body;
    expect(robots).toContain('Disallow: /api/');
    expect(robots).toContain('Sitemap: http://tech.localhost:3000/sitemap.xml');
    const icon = await site.request('/favicon.svg');
    expect([icon.headers['content-type'], icon.body.includes('#b44700')]).toEqual([
      'image/svg+xml',
      true,
    ]);
  });
});

describe('what Node would answer by itself', () => {
  const exchange = async (site: TestSite, request: string): Promise<string> => {
    if (!site.app.server.listening) await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    socket.write(request);
    await once(socket, 'close');
    return answer;
  };
  const cases: [string, string, string, string][] = [
    [
      'is 431 for headers that are too large',
      `GET / HTTP/1.1\r\nHost: tech.localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'HEADERS_TOO_LARGE',
    ],
    ['is 400 for what is not HTTP', 'HELLO\r\n\r\n', '400 Bad Request', 'BAD_REQUEST'],
    [
      'is 400 for two lengths of one body',
      'POST / HTTP/1.1\r\nHost: tech.localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      '400 Bad Request',
      'BAD_REQUEST',
    ],
    [
      'is 400 for a request without a host',
      'GET /api/layout?path=/ HTTP/1.1\r\nConnection: close\r\n\r\n',
      '400 Bad Request',
      'BAD_REQUEST',
    ],
  ];
  it('leaves out no header when a request expects something odd', async () => {
    const request =
      'GET /health/live HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n';
    const answer = await exchange(await open(), request);
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 200 OK');
    expect(answer).toContain(`content-security-policy: ${POLICY}`);
  });

  for (const [what, request, status, code] of cases) {
    it(`${what}, with all headers`, async () => {
      const answer = await exchange(await open(), request);
      expect(answer.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
      for (const [name, value] of Object.entries(EXPECTED))
        expect(answer).toContain(`${name}: ${value}\r\n`);
      expect(answer).toContain(`"code":"${code}"`);
    });
  }
});
