const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
const TABLET = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/147.0 Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const VISITOR_ID = 'f81d4fae-7dec-4d0e-8765-00a0c91e6bf6';
const BANDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Headers of visitors who have only the address in common; the first one sends none. */
export const VISITORS: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'user-agent': PHONE, 'sec-ch-ua-mobile': '?1' },
  { 'user-agent': TABLET },
  { 'user-agent': CRAWLER, cookie: 'band=7' },
  ...BANDS.map((band) => ({
    'user-agent': band % 2 === 0 ? PHONE : DESKTOP,
    cookie: `band=${band}`,
  })),
  {
    'user-agent': DESKTOP,
    cookie: `consent=all.1; vid=${VISITOR_ID}; arms=home-order.b; band=9`,
  },
  { 'user-agent': DESKTOP, cookie: 'consent=all.1' },
  { cookie: 'band=<script>; vid=; ;; =x; token=aaa.bbb.ccc; __proto__=1' },
  {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '203.0.113.7',
    'x-original-url': '/login',
    'accept-language': 'hi-IN, hi;q=0.9',
    'if-none-match': '"of-another-page", W/"x"',
    'save-data': 'on',
    accept: 'text/plain',
    dnt: '1',
    origin: 'https://evil.example',
    referer: 'https://evil.example/?q=1',
    authorization: 'Bearer nobody',
  },
];

/** What a page of a class may depend on: the chosen experience, and the kind of device. */
export const classOf = (headers: Readonly<Record<string, string>>): string => {
  const band = /(?:^|; )band=([1-9])(?:;|$)/.exec(headers.cookie ?? '')?.[1] ?? '1';
  const agents: Readonly<Record<string, string>> = {
    [PHONE]: 'phone',
    [TABLET]: 'tablet',
    [CRAWLER]: 'crawler',
  };
  return `${band} ${agents[headers['user-agent'] ?? ''] ?? 'desktop'}`;
};
