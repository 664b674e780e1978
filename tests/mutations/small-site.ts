import { BANNER_COLUMNS } from '@broadsheet/content-store/banner-cells';
import { exampleBrand, exampleSeo } from '@broadsheet/content-store/example-content';
import { BRANDS } from '@broadsheet/contract/brand';

const home = `{
  "page": "home",
  "blocks": {
    "header": {
      "type": "site-header",
      "settings": { "strip": ["backend"] }
    },
    "notices": {
      "type": "promo-banners",
      "settings": { "source": "home" }
    },
    "first-job": {
      "type": "promo-card",
      "when": { "experienceBand": [2] },
      "settings": {
        "title": "Looking for a first job?",
        "link": "/c/backend-jobs"
      }
    },
    "quote": {
      "type": "quote",
      "fallback": "drop",
      "settings": { "text": "Dream on.", "author": "Nobody" }
    },
    "footer": {
      "type": "site-footer"
    }
  },
  "order": ["header", "notices", "first-job", "quote", "footer"],
  "variants": [
    {
      "name": "phones",
      "when": { "device": ["phone"] },
      "place": [{ "block": "quote", "before": "notices" }]
    }
  ]
}
`;

const jobdetail = `{
  "page": "jobdetail",
  "blocks": {
    "header": { "type": "site-header" },
    "columns": { "type": "split", "slots": { "main": ["job"], "aside": ["share"] } },
    "job": { "type": "job-detail" },
    "share": { "type": "share-link" },
    "footer": { "type": "site-footer" }
  },
  "order": ["header", "columns", "footer"],
  "variants": [
    { "name": "tablets", "when": { "device": ["tablet"] }, "place": [{ "block": "share", "after": "columns" }] }
  ]
}
`;

const terms = `{
  "page": "terms",
  "blocks": {
    "header": { "type": "site-header" },
    "text": { "type": "prose", "settings": { "title": "Terms", "text": "terms" } },
    "footer": { "type": "site-footer" }
  },
  "order": ["header", "text", "footer"]
}
`;

const seo = `{
  "tech": {
    "title": "Technology jobs",
    "description": "All of them.",
    "additionalLinkTags": [{ "rel": "icon", "href": "/icon.svg" }],
    "meta": [{ "property": "og:type", "content": "website" }]
  },
  "management": { "title": "Jobs", "description": "All.", "additionalLinkTags": [], "meta": [] }
}
`;

const blogs = `{
  "articles": [
    {
      "slug": "read-an-offer-letter",
      "title": "How to read an offer letter",
      "topic": "Career Advice",
      "summary": "Line by line.",
      "imageUrl": null,
      "url": "/faq",
      "publishedAt": "2026-11-16T09:00:00+05:30",
      "minutes": 7
    },
    {
      "slug": "ask-for-more",
      "title": "How to ask for more",
      "topic": "Appraisals",
      "summary": "And when.",
      "imageUrl": null,
      "url": "/terms",
      "publishedAt": "2026-09-21T09:00:00+05:30",
      "minutes": 6
    },
    {
      "slug": "plan-a-week",
      "title": "How to plan a week",
      "topic": "Insights",
      "summary": "On Friday.",
      "imageUrl": null,
      "publishedAt": "2026-09-22T09:00:00+05:30",
      "minutes": 2
    }
  ]
}
`;

const surveys = `{
  "surveys": [
    {
      "id": "search",
      "title": "Your search",
      "placements": ["jobfeed"],
      "from": "2026-11-16T09:00:00+05:30",
      "questions": [
        { "id": "stage", "kind": "choice", "question": "How far?", "choices": ["Looking", "Applying"] },
        { "id": "fit", "kind": "scale", "question": "A fit?", "from": 1, "to": 5, "low": "No", "high": "Yes" },
        { "id": "missing", "kind": "text", "question": "What is missing?" }
      ]
    },
    {
      "id": "courses",
      "title": "Courses",
      "placements": ["myprofile"],
      "questions": [{ "id": "taken", "kind": "text", "question": "Which?" }]
    }
  ]
}
`;

const phase = (name: string, from: string, until: string): string =>
  `"${name}": { "startDate": "2026-${from}T09:00:00+05:30", "endDate": "2026-${until}T09:00:00+05:30" }`;
const round = (title: string): string =>
  `{ "title": "${title}", "subTitle": "Short", "details": "Long.", "instructions": ["Do it."], "elimination": true, "caseStudy": false }`;
const question = (_: unknown, index: number): string =>
  `{ "text": "Question ${index + 1}?", "choices": ["Yes ${index + 1}", "No"], "answer": "Yes ${index + 1}" }`;

const competitions = `{
  "competitions": [
    {
      "id": "first",
      "title": "The first",
      "subTitle": "For all.",
      "timelines": {
        ${phase('registration', '04-01', '04-10')},
        ${phase('round1', '04-05', '04-12')},
        ${phase('round2', '05-01', '05-10')},
        ${phase('round3', '06-01', '06-10')}
      },
      "rounds": [
        ${['The quiz', 'The case', 'The pitch'].map(round).join(',\n        ')}
      ],
      "quiz": {
        "minutes": 30,
        "goOn": 100,
        "questions": [
          ${Array.from({ length: 30 }, question).join(',\n          ')}
        ]
      }
    }
  ]
}
`;

const rows = `java,,Java teams,,,/c/backend-jobs,Six cities.,,See jobs,,,,true,2,10,Pune|Mumbai,,10,,,1,,,
first,,"Campus is over, the work begins",,,/,,,,,,,,,1,,,20,,,,,2026-11-05T09:00+05:30,2026-11-20T00:00+05:30`;
const brandText = (brand: (typeof BRANDS)[number]) => JSON.stringify(exampleBrand(brand), null, 2);

/** A site without a fault over the blocks of the product: path to text, one file of every sort. */
export const smallSite: Readonly<Record<string, string>> = {
  ...Object.fromEntries(BRANDS.map((brand) => [`brand-configs/${brand}.json`, brandText(brand)])),
  'layouts/home.json': home,
  'layouts/jobdetail.json': jobdetail,
  'layouts/terms.json': terms,
  'layouts/banners/home.csv': `${BANNER_COLUMNS.join(',')}\n${rows}\n`,
  'layouts/blogs/tech.json': blogs,
  'layouts/blogs/tech/plan-a-week.md': '## On Friday\n\nSee [the front page](/).\n',
  'layouts/competitions/tech.json': competitions,
  'layouts/surveys/tech.json': surveys,
  'layouts/seo/home.json': seo,
  'layouts/seo/jobdetail.json': exampleSeo('A job'),
  'layouts/seo/terms.json': exampleSeo('Terms', 'Terms of use'),
  'layouts/content/terms.md': '## What you may\n\nRead [the front page](/) of {brandName}.\n',
};
