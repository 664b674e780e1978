import type { Fault } from './mutate.ts';

export const validLanding = `{
  "page": "landing/diwali",
  "address": "/diwali-jobs",
  "brands": ["tech"],
  "seo": { "title": "Jobs for Diwali", "description": "Offers of the season." },
  "from": "2026-11-01T00:00:00+05:30",
  "until": "2026-12-01T00:00:00+05:30",
  "blocks": { "a": { "type": "text", "when": { "brand": ["tech"] } }, "b": { "type": "text" } },
  "order": ["a", "b"]
}
`;

/** Faults of a landing page. */
export const landingFaults: readonly Fault[] = [
  ['page of another file', '"landing/diwali"', '▶"landing/holi"', 'PAGE_MISMATCH'],
  ['page of the product', '"landing/diwali"', '▶"home"', 'PAGE_MISMATCH'],
  [
    'address left out',
    '"page": "landing/diwali",\n  "address": "/diwali-jobs",',
    '▶"page": "landing/diwali",',
    'LANDING_FIELDS',
  ],
  ['title left out', '{ "title": "Jobs for Diwali", ', '▶{ ', 'MISSING_FIELD'],
  [
    'seo left out',
    validLanding,
    `${validLanding.replace(/ {2}"seo".*\n/, '').replace('"page"', '▶"page"')}`,
    'LANDING_FIELDS',
  ],
  ['title too long', '"Jobs for Diwali"', `▶"${'Diwali '.repeat(11)}"`, 'INVALID_VALUE'],
  ['address with capitals', '"/diwali-jobs"', '▶"/Diwali-Jobs"', 'INVALID_VALUE'],
  ['address without a slash', '"/diwali-jobs"', '▶"diwali-jobs"', 'INVALID_VALUE'],
  ['address with three parts', '"/diwali-jobs"', '▶"/a/b/c"', 'INVALID_VALUE'],
  ['address of a page', '"/diwali-jobs"', '▶"/faq"', 'ADDRESS_OWNED'],
  ['address below a page', '"/diwali-jobs"', '▶"/blog/diwali"', 'ADDRESS_OWNED'],
  ['address that a parameter could mean', '"/diwali-jobs"', '▶"/jobs-in-diwali"', 'ADDRESS_OWNED'],
  ['address of calls', '"/diwali-jobs"', '▶"/api/diwali"', 'ADDRESS_OWNED'],
  ['address of Studio', '"/diwali-jobs"', '▶"/studio"', 'ADDRESS_OWNED'],
  [
    'brand that does not have it',
    '"brand": ["tech"]',
    '"brand": [▶"management"]',
    'BRAND_WITHOUT_PAGE',
  ],
  ['brand that does not exist', '"brands": ["tech"]', '"brands": [▶"teach"]', 'INVALID_VALUE'],
  ['no brand', '"brands": ["tech"]', '"brands": ▶[]', 'INVALID_VALUE'],
  [
    'end before its start',
    '"2026-12-01T00:00:00+05:30"',
    '▶"2026-10-01T00:00:00+05:30"',
    'SCHEDULE_EMPTY',
  ],
  [
    'day that does not exist',
    '"2026-11-01T00:00:00+05:30"',
    '▶"2026-11-31T00:00:00+05:30"',
    'SCHEDULE_EMPTY',
  ],
];

export const validRedirects = `[
  { "from": "/old-faq", "to": "/faq", "status": 301 },
  { "from": "/offers", "to": "/diwali-jobs?from=offers", "status": 302, "brands": ["tech"] },
  { "from": "/offers", "to": "https://offers.example/", "status": 302, "brands": ["management"] }
]
`;

/** Faults of single redirects: the others go on. */
export const redirectFaults: readonly Fault[] = [
  ['address of a page', '"/old-faq"', '▶"/faq"', 'ADDRESS_OWNED'],
  ['address that leads on already', '"/old-faq"', '▶"/settings"', 'ADDRESS_OWNED'],
  ['spelling of a city', '"/old-faq"', '▶"/jobs-in-Poona"', 'ADDRESS_OWNED'],
  ['address of a call', '"/old-faq"', '▶"/api/old"', 'ADDRESS_OWNED'],
  ['address of a landing page', '"/old-faq"', '▶"/Diwali-Jobs"', 'ADDRESS_TAKEN'],
  [
    'redirect of a brand twice',
    '{ "from": "/offers", "to": "https://offers.example/", "status": 302, "brands": ["management"] }',
    '{ "from": ▶"/offers", "to": "https://offers.example/", "status": 302, "brands": ["tech"] }',
    'ADDRESS_TAKEN',
  ],
  ['loop of one', '"/faq"', '▶"/old-faq"', 'REDIRECT_CHAIN'],
  ['chain', '"/faq"', '▶"/offers"', 'REDIRECT_CHAIN'],
  ['page that does not exist', '"/faq"', '▶"/nowhere"', 'DEAD_LINK'],
  ['landing page that a brand lacks', '"/faq"', '▶"/diwali-jobs"', 'DEAD_LINK'],
];

/** Faults of the shape of the file: none of its redirects is used. */
export const redirectShapeFaults: readonly Fault[] = [
  [
    'another status',
    '"to": "/faq", "status": 301',
    '"to": "/faq", "status": ▶307',
    'INVALID_VALUE',
  ],
  ['address with a query', '"/old-faq"', '▶"/old?faq"', 'INVALID_VALUE'],
  ['unsafe target', '"/faq"', '▶"javascript:alert(1)"', 'INVALID_VALUE'],
  ['another host', '"/faq"', '▶"//evil.example"', 'INVALID_VALUE'],
  ['comma left out', '"status": 301 },\n  ', '"status": 301 }\n  ▶', 'JSON_SYNTAX'],
  ['no list', validRedirects, '▶{ "from": "/a" }', 'INVALID_VALUE'],
];
