/** Valid experiments for the layout below, with every field of their file. */
export const validExperiments = `{
  "$schema": "./schema/experiments.schema.json",
  "$holdout": { "share": 0.05 },
  "home-order": {
    "page": "home",
    "unit": "visitor",
    "hypothesis": "Jobs first bring more applications.",
    "when": { "brand": ["tech"], "city": ["pune"], "not": { "category": ["backend"] } },
    "layer": { "name": "home", "range": [0, 0.5] },
    "variants": { "control": 50, "bold": 30, "brief": 20 },
    "coverage": 0.8,
    "status": "running",
    "from": "2026-10-01T00:00:00+05:30",
    "until": "2026-12-01T00:00:00+05:30",
    "activation": { "block": "jobs" },
    "bucketVersion": 2
  },
  "home-words": {
    "page": "home",
    "unit": "visitor",
    "layer": { "name": "home", "range": [0.5, 1] },
    "variants": { "control": 90, "warm": 10 },
    "status": "draft"
  },
  "home-once": { "page": "home", "unit": "seeker", "variants": { "control": 50, "without": 50 }, "status": "running" },
  "home-old": { "page": "home", "unit": "seeker", "variants": { "control": 100 }, "status": "stopped" },
  "faq-order": { "page": "faq", "unit": "visitor", "variants": { "control": 50, "b": 50 }, "status": "draft" }
}
`;

/** A valid layout that uses these experiments. */
export const validTestedLayout = `{
  "page": "home",
  "blocks": {
    "lead": { "type": "text" },
    "frame": { "type": "box", "slots": { "main": ["once", "deep"] } },
    "once": { "type": "single" },
    "deep": { "type": "text" },
    "jobs": { "type": "jobs" }
  },
  "order": ["lead", "frame", "jobs"],
  "variants": [
    { "name": "bold", "when": { "experiment": { "home-order": ["bold"] } }, "order": ["jobs", "lead", "frame"] },
    { "name": "brief", "when": { "experiment": { "home-order": ["brief"] } }, "hide": ["frame"] },
    { "name": "warm", "when": { "experiment": { "home-words": ["warm"] } }, "blocks": { "lead": { "settings": { "title": "Warm" } } } },
    { "name": "without", "when": { "not": { "experiment": { "home-once": ["control"] } } }, "hide": ["once"] },
    { "name": "spring", "when": { "from": "2027-03-01T00:00:00+05:30" }, "blocks": { "deep": { "settings": { "limit": 8 } } } }
  ]
}
`;
