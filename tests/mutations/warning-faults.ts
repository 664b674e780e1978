import type { EverydayFault } from './everyday-faults.ts';

const PHONES = '"when": { "device": ["phone"] }';
const BANNER_FROM = '2026-11-05T09:00+05:30';
const BANNER_UNTIL = '2026-11-20T00:00+05:30';
const PRICE =
  '"priceRupees": 1,\n      "months": 1,\n      "perMonthRupees": 1\n    },\n    "resumeBuilder"';
const SURVEY_FROM = '"from": "2026-11-16T09:00:00+05:30"';

/** What is valid and probably not meant, by file of the small site: each is one warning. */
export const warningFaults: Readonly<Record<string, readonly EverydayFault[]>> = {
  'layouts/home.json': [
    [
      [
        'variant that is over',
        PHONES,
        '"when": { "device": ["phone"], "until": ▶"2026-11-01T00:00:00Z" }',
        'CONTENT_ENDED',
      ],
      'variant "phones" ended on 1 Nov 2026, 5:30 am: nobody sees it any more',
    ],
    [
      [
        'block that is over',
        '"when": { "experienceBand": [2] }',
        '"when": { "until": ▶"2026-11-10T00:00:00Z" }',
        'CONTENT_ENDED',
      ],
      'choose a later end',
    ],
    [
      [
        'year with two digits changed',
        PHONES,
        '"when": { "device": ["phone"], "from": ▶"2062-11-01T00:00:00Z" }',
        'DATE_IMPLAUSIBLE',
      ],
      'Check the year',
    ],
    [
      [
        'end in twenty years',
        PHONES,
        '"when": { "device": ["phone"], "until": ▶"2046-11-01T00:00:00Z" }',
        'DATE_IMPLAUSIBLE',
      ],
      'more than 10 years from now',
    ],
    [
      [
        'host of the other brand in a link of one brand',
        '"when": { "experienceBand": [2] },\n      "settings": {\n        "title": "Looking for a first job?",\n        "link": "/c/backend-jobs"',
        '"when": { "brand": ["tech"] },\n      "settings": {\n        "title": "Looking for a first job?",\n        "link": ▶"https://management.localhost/faq"',
        'OTHER_BRAND',
      ],
      'only tech shows this, and it names management.localhost',
    ],
    [
      ['salary in paise', '"Dream on."', '"Earn ▶₹18,00,00,000 a year."', 'AMOUNT_IMPLAUSIBLE'],
      'in paise',
    ],
    [
      ['salary of lakhs of lakhs', '"Dream on."', '"Earn ▶18,00,000 LPA."', 'AMOUNT_IMPLAUSIBLE'],
      'such as 18 LPA',
    ],
    [
      [
        'more jobs than people',
        '"Dream on."',
        '"Choose of ▶1,200,000,000 jobs."',
        'AMOUNT_IMPLAUSIBLE',
      ],
      'more than there can be',
    ],
  ],
  'layouts/banners/home.csv': [
    [
      ['banner that is over', BANNER_UNTIL, '▶2026-11-06T00:00+05:30', 'BANNER_EXPIRED'],
      'end later',
    ],
    [
      [
        'banner of a far year',
        `${BANNER_FROM},${BANNER_UNTIL}`,
        '▶2031-11-05T09:00+05:30,2031-11-20T00:00+05:30',
        'DATE_IMPLAUSIBLE',
      ],
      'more than 3 years from now',
    ],
  ],
  'layouts/audiences.json': [
    [
      [
        'audience of a running experiment that gets other people',
        '"any": [{ "experienceBand": [8, 9] }]',
        '"any": ▶[{ "experienceBand": [7, 8, 9] }]',
        'EXPERIMENT_PEOPLE_MOVED',
      ],
      'who takes part in experiment "first", which is running',
    ],
  ],
  'layouts/surveys/tech.json': [
    [
      [
        'survey that is over',
        SURVEY_FROM,
        '"from": "2026-11-01T09:00:00+05:30", "until": ▶"2026-11-08T09:00:00+05:30"',
        'CONTENT_ENDED',
      ],
      'survey "Your search"',
    ],
  ],
  'layouts/content/terms.tech.md': [
    [
      [
        'host of the other brand in a text of one brand',
        'Read [the front page](/).',
        'Read ▶management.localhost.',
        'OTHER_BRAND',
      ],
      'Nothing to do if you mean the other one',
    ],
  ],
  'layouts/seo/home.json': [
    [
      [
        'host of the other brand in a title',
        '"description": "All of them."',
        '"description": ▶"All of management.localhost."',
        'OTHER_BRAND',
      ],
      'only tech shows this',
    ],
  ],
  'brand-configs/tech.json': [
    [
      [
        'price of a hundred times',
        PRICE,
        '"priceRupees": ▶149900,\n      "months": 1,\n      "perMonthRupees": 149900\n    },\n    "resumeBuilder"',
        'AMOUNT_IMPLAUSIBLE',
      ],
      'without paise',
    ],
  ],
  'layouts/experiments.json': [
    [
      [
        'experiment that nothing decides',
        '"first": { "page": "terms", "unit": "visitor", "plan": { "primary": "applied", "effect": 0.05, "days": 14 },',
        '"first": ▶{ "page": "terms", "unit": "visitor",',
        'EXPERIMENT_WITHOUT_PLAN',
      ],
      'nothing says which metric decides it',
    ],
    [
      [
        'experiment that is over',
        '"status": "running"',
        '"status": "running", "until": ▶"2026-11-09T00:00:00Z"',
        'CONTENT_ENDED',
      ],
      'everybody gets the page without it',
    ],
    [
      [
        'arm of weight 0',
        '"control": 50, "quote": 50',
        '"control": 100, "quote": ▶0',
        'ARM_WITHOUT_PEOPLE',
      ],
      'keep the best version',
    ],
  ],
  'layouts/landing/offers.json': [
    [
      [
        'landing page that is over',
        '"address": "/offers"',
        '"address": "/offers", "until": ▶"2026-11-09T00:00:00Z"',
        'CONTENT_ENDED',
      ],
      'nobody can open it any more',
    ],
  ],
};
