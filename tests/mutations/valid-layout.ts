/** A valid layout over the example definitions, with every feature of a layout. */
export const validLayout = `{
  "$schema": "./schema/layout.schema.json",
  "page": "home",
  "blocks": {
    "once": { "type": "single" },
    "notice": { "type": "legal" },
    "lead": { "type": "text", "settings": { "title": "Lead", "limit": 3, "link": "/jobfeed", "range": { "from": 1 } } },
    "promo": { "type": "text", "when": { "brand": ["tech"], "not": { "city": ["pune"] } }, "settings": { "tone": "loud" } },
    "old": { "type": "aged", "version": 1, "settings": { "heading": "Old" } },
    "frame": { "type": "box", "slots": { "main": ["inner"], "aside": ["note"] } },
    "inner": { "type": "box", "fallback": { "type": "text", "settings": { "title": "In short" } }, "slots": { "main": ["deep"] } },
    "deep": { "type": "text" },
    "note": { "type": "text" },
    "jobs": { "type": "jobs" }
  },
  "order": ["notice", "lead", "promo", "old", "once", "frame", "jobs"],
  "variants": [
    { "name": "senior", "when": { "experienceBand": [7, 8, 9] }, "place": [{ "block": "jobs", "first": true }] },
    { "name": "management", "when": { "brand": ["management"] }, "order": ["lead", "frame", "notice"] },
    {
      "name": "diwali",
      "when": { "from": "2026-10-28T00:00:00+05:30", "until": "2026-11-10T00:00:00+05:30" },
      "blocks": { "lead": { "settings": { "limit": 8 } }, "lamp": { "type": "text" } },
      "place": [{ "block": "lamp", "before": "lead" }, { "block": "note", "last": true, "in": "frame.main" }]
    },
    { "name": "small", "when": { "device": ["phone"] }, "hide": ["once"] },
    { "name": "pune", "when": { "city": ["pune"], "category": ["backend"] }, "blocks": { "lead": { "settings": { "title": "In Pune" } } } }
  ]
}
`;
