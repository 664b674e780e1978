import { BANNER_HEADER, bannerRow } from '@broadsheet/content-store/example-banners';

/** A good `layouts/audiences.json`: parts that overlap, refusals, and cities and categories that not every brand has. */
export const validAudiences = `{
  "$schema": "./schema/audiences.schema.json",
  "freshers": {
    "name": "Freshers",
    "any": [{ "cohort": ["freshers"] }, { "membership": ["visitor"], "experienceBand": [2] }]
  },
  "near-pune": {
    "name": "Near Pune",
    "any": [{ "city": ["pune"], "not": { "device": ["phone"] } }, { "category": ["backend"] }]
  },
  "leaders": { "name": "Leaders", "any": [{ "experienceBand": [7, 8, 9] }] },
  "members": { "name": "Members", "any": [{ "membership": ["basic", "pro"] }] }
}
`;

/** A good layout with these audiences, in every position of a condition. */
export const validTargetedLayout = `{
  "page": "home",
  "blocks": {
    "welcome": { "type": "text" },
    "offer": { "type": "text", "when": { "audience": ["freshers", "near-pune"] } },
    "late": { "type": "text", "when": { "not": { "audience": ["members"] }, "device": ["phone"] } },
    "jobs": { "type": "jobs" }
  },
  "order": ["welcome", "offer", "late", "jobs"],
  "variants": [
    {
      "name": "freshers",
      "when": { "audience": ["freshers"], "brand": ["tech"], "not": { "audience": ["near-pune"] } },
      "place": [{ "block": "jobs", "first": true }]
    },
    { "name": "pro", "when": { "audience": ["members"], "membership": ["pro"] }, "hide": ["welcome"] }
  ]
}
`;

/** Good experiments for these audiences. */
export const validTargetedExperiments = `{
  "home-greeting": {
    "page": "home",
    "unit": "visitor",
    "when": { "audience": ["freshers", "near-pune"], "not": { "audience": ["members"] } },
    "variants": { "control": 50, "b": 50 },
    "status": "draft",
    "activation": { "block": "jobs" }
  }
}
`;

/** Good banners for these audiences: one of two audiences, one with a limit of experience beside. */
export const validTargetedBanners = `${[
  BANNER_HEADER,
  bannerRow({ id: 'first', audience: 'freshers|near-pune' }),
  bannerRow({ id: 'juniors', maxExp: '1', audience: 'near-pune' }),
].join('\n')}\n`;
