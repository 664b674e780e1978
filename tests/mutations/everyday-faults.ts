import type { Fault } from './mutate.ts';

/** Words that the finding or its correction must contain, so that a marketer can act on it. */
export type EverydayFault = readonly [fault: Fault, words: string];

const LINK = '"link": "/c/backend-jobs"';
const WHEN = '"when": { "experienceBand": [2] }';
const PHONES = '"when": { "device": ["phone"] }';
const DROP = '"fallback": "drop"';
const VARIANTS = '"variants": [';
const variant = (rest: string): string =>
  `"variants": [{ "name": "tried", "when": { "device": ["phone"] }, ${rest} },`;
const when = (rest: string): string => `"when": { ${rest} }`;

const home: readonly EverydayFault[] = [
  [['quote inside a text', '"Dream on."', '"Dream "▶on"."', 'JSON_SYNTAX'], 'Write \\"'],
  [
    ['blank that was copied', '"page": "home"', '"page":▶\u00a0"home"', 'JSON_SYNTAX'],
    'invisible character (U+00A0)',
  ],
  [
    ['semicolon for a comma', '"page": "home",', '"page": "home"▶;', 'JSON_SYNTAX'],
    'a comma between two entries',
  ],
  [
    ['equals for a colon', '"page": "home"', '"page" ▶= "home"', 'JSON_SYNTAX'],
    'a colon between a name and its value',
  ],
  [
    [
      'block that is not closed',
      `"first-job": {
      "type": "promo-card",
      ${WHEN},
      "settings": {
        "title": "Looking for a first job?",
        ${LINK}
      }
    },`,
      `"first-job": ▶{
      "type": "promo-card",
      ${WHEN},
      "settings": {
        "title": "Looking for a first job?",
        ${LINK}
      },`,
      'JSON_SYNTAX',
    ],
    'this { is never closed',
  ],
  [
    [
      'setting beside its settings',
      '"type": "quote",',
      '"type": "quote", ▶"titel": "Said",',
      'UNKNOWN_FIELD',
    ],
    'Known here: "type"',
  ],
  [
    [
      'a video that nobody has uploaded',
      '"text": "Dream on."',
      '"text": "Dream on: ▶/videos/tour.mp4"',
      'UNKNOWN_VIDEO',
    ],
    'Upload it in Studio',
  ],
  [['type in capitals', '"type": "quote"', '"type": ▶"Quote"', 'INVALID_VALUE'], 'mean "quote"?'],
  [
    ['type with an underscore', '"type": "promo-card"', '"type": ▶"promo_card"', 'INVALID_VALUE'],
    'mean "promo-card"?',
  ],
  [
    ['category that no brand has', '["backend"]', '["backend", ▶"back-end"]', 'UNKNOWN_CATEGORY'],
    'mean "backend"?',
  ],
  [['category by its label', '["backend"]', '[▶"Backend"]', 'SETTINGS_INVALID'], 'mean "backend"?'],
  [
    ['category twice', '["backend"]', '["backend", ▶"backend"]', 'SETTINGS_INVALID'],
    'the same entry twice',
  ],
  [
    ['address without its beginning', LINK, '"link": ▶"www.example.com"', 'SETTINGS_INVALID'],
    'a path of this site, such as /c/backend-jobs',
  ],
  [
    ['address without encryption', LINK, '"link": ▶"http://example.com"', 'UNSAFE_URL'],
    'a full https:// address',
  ],
  [['place in capitals', WHEN, when('"city": [▶"Pune"]'), 'INVALID_VALUE'], 'mean "pune"?'],
  [['place with a blank', WHEN, when('"city": [▶"navi mumbai"]'), 'INVALID_VALUE'], 'navi-mumbai'],
  [
    ['experience for its band', WHEN, when('▶"experience": [2]'), 'UNKNOWN_FIELD'],
    'mean "experienceBand"?',
  ],
  [
    ['day as people write it', WHEN, when('"from": ▶"28/10/2026"'), 'INVALID_VALUE'],
    'such as 2026-10-28T00:00:00+05:30',
  ],
  [
    [
      'offset without its colon',
      WHEN,
      when('"from": ▶"2026-10-28T00:00:00+0530"'),
      'INVALID_VALUE',
    ],
    'such as 2026-10-28T00:00:00+05:30',
  ],
  [
    ['year with a wrong digit', WHEN, when('"from": ▶"2926-10-28T00:00:00Z"'), 'SCHEDULE_EMPTY'],
    'Check the year',
  ],
  [
    ['source that is a file', '"source": "home"', '"source": ▶"home.csv"', 'SETTINGS_INVALID'],
    'must be the list of banners',
  ],
  [
    ['source in capitals', '"source": "home"', '"source": ▶"Home"', 'UNKNOWN_BANNERS'],
    'mean "home"?',
  ],
  [
    ['position for a place', '"before": "notices"', '▶"position": 1', 'UNKNOWN_FIELD'],
    'mean "before"?',
  ],
  [
    ['fallback that is none', DROP, '"fallback": ▶"none"', 'INVALID_VALUE'],
    '"drop" or an object { }',
  ],
  [['fallback that is null', DROP, '"fallback": ▶null', 'INVALID_VALUE'], '"drop" or an object'],
  [
    ['fallback that is a list', DROP, '"fallback": ▶[{ "type": "promo-card" }]', 'INVALID_VALUE'],
    '"drop" or an object',
  ],
  [
    [
      'block misspelt in a variant',
      VARIANTS,
      variant('"blocks": { ▶"qoute": { "settings": {} } }'),
      'BLOCK_TYPE_CHANGED',
    ],
    'mean "quote"?',
  ],
  [
    ['condition that is a word', PHONES, '"when": ▶"phone"', 'INVALID_VALUE'],
    'Write an object { }',
  ],
  [
    ['device by another word', PHONES, '"when": { "device": [▶"mobile"] }', 'INVALID_VALUE'],
    '"phone", "tablet"',
  ],
];

const jobdetail: readonly EverydayFault[] = [
  [
    ['main block hidden on phones', VARIANTS, variant('"hide": [▶"job"]'), 'PRIMARY_LEFT_OUT'],
    'is what the page is about',
  ],
  [
    [
      'main block with a when',
      '"type": "job-detail"',
      '"type": "job-detail", "when": ▶{ "until": "2027-01-01T00:00:00Z" }',
      'PRIMARY_LEFT_OUT',
    ],
    'its "when" does not hold',
  ],
  [
    [
      'main block left out of a slot',
      VARIANTS,
      variant('"blocks": { "columns": { "slots": { "main": ▶[] } } }'),
      'PRIMARY_LEFT_OUT',
    ],
    'this list leaves it out',
  ],
  [
    [
      'main block of another type',
      '"blocks": {\n    "header": { "type": "site-header" },\n    "columns": { "type": "split", "slots": { "main": ["job"], "aside": ["share"] } },\n    "job": { "type": "job-detail" }',
      '▶"blocks": {\n    "header": { "type": "site-header" },\n    "columns": { "type": "split", "slots": { "main": ["job"], "aside": ["share"] } },\n    "job": { "type": "perks" }',
      'PRIMARY_LEFT_OUT',
    ],
    'Add a block "Job"',
  ],
];

const banners: readonly EverydayFault[] = [
  [['column in capitals', ',title,', ',▶Title,', 'CSV_COLUMN_UNKNOWN'], 'mean "title"?'],
  [
    [
      'comma in a text',
      'first,,"Campus is over, the work begins"',
      '▶first,,Campus is over, the work begins',
      'CSV_WIDTH',
    ],
    'in quotes',
  ],
  [['cities with commas', 'Pune|Mumbai', '▶"Pune, Mumbai"', 'UNKNOWN_CITY'], 'Known here: "Pune"'],
  [['years in words', ',true,2,', ',true,▶2 years,', 'CSV_VALUE'], 'without units'],
  [
    ['half a picture', 'Java teams,,,/c/', 'Java teams,,▶/media/java.webp,/c/', 'UNKNOWN_IMAGE'],
    'Upload the picture in Studio',
  ],
  [
    ['a day without its time', ',2026-11-05T09:00+05:30,', ',▶5 November 2026,', 'CSV_VALUE'],
    'Write it like 2026-11-05T09:00+05:30',
  ],
  [
    [
      'end before the beginning',
      '2026-11-20T00:00+05:30',
      '▶2026-11-02T00:00+05:30',
      'SCHEDULE_EMPTY',
    ],
    'a later "until"',
  ],
  [['category by its name', ',10,,,1,,,\n', ',10,,,▶Backend,,,\n', 'CSV_VALUE'], 'like 3|14'],
];

const seo: readonly EverydayFault[] = [
  [['brand by another word', '"tech": {', '▶"technology": {', 'UNKNOWN_FIELD'], 'mean "tech"?'],
  [
    ['value for content', '"content": "website"', '▶"value": "website"', 'UNKNOWN_FIELD'],
    'mean "content"?',
  ],
  [
    ['content of nothing', '{ "property": "og:type", "content"', '▶{ "content"', 'MISSING_FIELD'],
    '"name" or "property"',
  ],
  [['second canonical link', '"icon"', '▶"canonical"', 'INVALID_VALUE'], 'canonical link already'],
  [
    ['fact in braces', '"Technology jobs"', '▶"Jobs of {brandName}"', 'INVALID_VALUE'],
    'shown as it is written',
  ],
];

const READ = 'Read [the front page](/) of {brandName}.';
const text: readonly EverydayFault[] = [
  [['fact in other letters', READ, 'Of ▶{brandname}.', 'TEXT_MARKUP'], 'mean {brandName}?'],
  [['fact with blanks', READ, 'Of ▶{ brandName }.', 'TEXT_MARKUP'], 'mean {brandName}?'],
  [['bold that is not closed', READ, 'Read ▶**all.', 'TEXT_MARKUP'], 'Close bold'],
  [['heading without a blank', READ, '▶##More', 'TEXT_MARKUP'], 'a blank between the #'],
  [['link with a blank', READ, 'Read [it▶] (/).', 'TEXT_MARKUP'], 'without a blank between'],
  [['HTML', READ, 'Read ▶<b>it</b>.', 'TEXT_MARKUP'], 'no page shows HTML'],
];

const brand: readonly EverydayFault[] = [
  [
    [
      'text that cannot be read on its ground',
      '"light": {\n      "accent": "#aa3300",\n      "accentText": "#992200"',
      '"light": {\n      "accent": "#aa3300",\n      "accentText": ▶"#ffb080"',
      'LOW_CONTRAST',
    ],
    'to 1: text needs 4.5 to 1',
  ],
  [
    [
      'price of a month that is that of all',
      '"months": 1,\n      "perMonthRupees": 1\n    },\n    "resumeBuilder"',
      '"months": 1,\n      "perMonthRupees": ▶6\n    },\n    "resumeBuilder"',
      'PRICE_MISMATCH',
    ],
    'not 6',
  ],
  [
    [
      'price of nothing',
      '"priceRupees": 1,\n      "months": 1,\n      "perMonthRupees": 1\n    },\n    "resumeBuilder"',
      '"priceRupees": ▶0,\n      "months": 1,\n      "perMonthRupees": 0\n    },\n    "resumeBuilder"',
      'INVALID_VALUE',
    ],
    'a whole number from 1 to 999999',
  ],
  [
    ['saving of a whole price', '"bothSaveRupees": 0', '"bothSaveRupees": ▶1', 'SAVING_TOO_HIGH'],
    'less than 1 rupees',
  ],
  [['palette misspelt', '"dark": {', '▶"drak": {', 'UNKNOWN_FIELD'], 'mean "dark"?'],
  [['host in capitals', '"tech.localhost"', '▶"Tech.localhost"', 'INVALID_VALUE'], 'mean "tech.'],
];

/** Faults that people make on a working day, by file of the small site: each is one finding. */
const blogs: readonly EverydayFault[] = [
  [
    [
      'day that there is not',
      '"2026-11-16T09:00:00+05:30"',
      '▶"2026-02-30T09:00:00+05:30"',
      'INVALID_VALUE',
    ],
    'Write it like "2026-11-16T09:00:00+05:30"',
  ],
  [
    [
      'day as people write it',
      '"2026-11-16T09:00:00+05:30"',
      '▶"16 November 2026"',
      'INVALID_VALUE',
    ],
    'expected a date and time with an offset',
  ],
  [
    ['topic that there is not', '"Career Advice"', '▶"Career advise"', 'INVALID_VALUE'],
    'mean "Career Advice"?',
  ],
  [['article twice', '"ask-for-more"', '▶"read-an-offer-letter"', 'DUPLICATE_SLUG'], 'articles[0]'],
  [['article at no page', '"/faq"', '▶"/fqa"', 'DEAD_LINK'], 'the full https:// address'],
  [['article without encryption', '"/faq"', '▶"http://blog.example/a"', 'INVALID_VALUE'], 'https'],
  [['article that leaves the site', '"/faq"', '▶"//blog.example/a"', 'INVALID_VALUE'], 'https'],
  [['slip in a name', '"minutes": 7', '▶"minute": 7, "minutes": 7', 'UNKNOWN_FIELD'], '"minutes"'],
];

const surveys: readonly EverydayFault[] = [
  [['survey twice', '"courses"', '▶"search"', 'DUPLICATE_ID'], 'an id of its own'],
  [['question twice', '"fit"', '▶"stage"', 'DUPLICATE_ID'], 'an id of its own'],
  [['survey at no page', '"jobfeed"', '▶"jobfeeds"', 'INVALID_VALUE'], 'mean "jobfeed"?'],
  [
    [
      'beginning without an offset',
      '"2026-11-16T09:00:00+05:30"',
      '▶"2026-11-16"',
      'INVALID_VALUE',
    ],
    'Write it like',
  ],
  [['choice of one', '["Looking", "Applying"]', '▶["Looking"]', 'INVALID_VALUE'], 'Add an entry'],
  [['slip in a question', '"low": "No"', '▶"lo": "No"', 'UNKNOWN_FIELD'], '"low"'],
];

const competitions: readonly EverydayFault[] = [
  [
    ['answer that is no choice', '"answer": "Yes 7"', '"answer": ▶"yes 7"', 'INVALID_VALUE'],
    'word',
  ],
  [
    ['day that there is not', '"2026-04-10T09', '▶"2026-04-31T09', 'INVALID_VALUE'],
    'Write it like',
  ],
  [
    ['day without an offset', '"2026-05-10T09:00:00+05:30"', '▶"2026-05-10"', 'INVALID_VALUE'],
    'like',
  ],
  [
    [
      'round that ends before it begins',
      '"2026-06-10T09:00:00+05:30"',
      '▶"2026-05-31T09:00:00+05:30"',
      'NEVER_RUNS',
    ],
    'Let it end after it has begun',
  ],
  [
    [
      'round within the one before',
      '"2026-05-01T09:00:00+05:30"',
      '▶"2026-04-11T09:00:00+05:30"',
      'NEVER_RUNS',
    ],
    'the round before it is over',
  ],
  [['slip in a name', '"goOn": 100', '▶"goon": 100', 'UNKNOWN_FIELD'], 'mean "goOn"?'],
  [['choice that appears twice', '["Yes 9", "No"]', '["Yes 9", ▶"Yes 9"]', 'INVALID_VALUE'], ''],
  [['nobody goes on', '"goOn": 100', '"goOn": ▶0', 'INVALID_VALUE'], ''],
];

const seoOfTerms: readonly EverydayFault[] = [
  [
    [
      'title of another page',
      '"title": "Terms",',
      '"title": ▶"technology  jobs",',
      'DUPLICATE_TITLE',
    ],
    'Begin it with what this page is about',
  ],
];

const article: readonly EverydayFault[] = [
  [
    [
      'link of an article to no page',
      '[the front page](/)',
      '▶[the front page](/fqa)',
      'DEAD_LINK',
    ],
    'a page that has a layout',
  ],
  [['heading of an article without a blank', '## On', '▶##On', 'TEXT_MARKUP'], 'Put a blank'],
];

export const everydayFaults: Readonly<Record<string, readonly EverydayFault[]>> = {
  'layouts/home.json': home,
  'layouts/jobdetail.json': jobdetail,
  'layouts/banners/home.csv': banners,
  'layouts/blogs/tech.json': blogs,
  'layouts/blogs/tech/plan-a-week.md': article,
  'layouts/seo/home.json': seo,
  'layouts/seo/terms.json': seoOfTerms,
  'layouts/competitions/tech.json': competitions,
  'layouts/surveys/tech.json': surveys,
  'layouts/content/terms.md': text,
  'brand-configs/tech.json': brand,
};
