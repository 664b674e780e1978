/** A good `layouts/metrics.json` with every kind of metric. */
export const validMetrics = `{
  "$schema": "./schema/metrics.schema.json",
  "applied": {
    "name": "Applied",
    "description": "People who applied.",
    "kind": "share", "source": "apply", "unit": "none", "window": 14, "better": "more", "owner": "Seekers"
  },
  "saved": {
    "name": "Saved",
    "description": "People who saved a job.",
    "kind": "share", "source": "save", "unit": "none", "window": 7, "better": "more", "owner": "Seekers"
  },
  "applications": {
    "name": "Applications",
    "description": "Applications per person.",
    "kind": "mean", "source": "apply", "unit": "jobs", "window": 7, "cap": 30, "better": "more", "owner": "Seekers"
  },
  "pay": {
    "name": "Applications per search",
    "description": "Applications per successful search.",
    "kind": "ratio", "of": "search-success", "source": "apply", "unit": "none", "window": 7, "better": "more", "owner": "Seekers"
  },
  "days-to-apply": {
    "name": "Days to apply",
    "description": "Days until the first application.",
    "kind": "time", "source": "apply", "unit": "days", "window": 7, "better": "less", "owner": "Seekers"
  }
}
`;

/** Good experiments with a plan over these metrics. */
export const validPlannedExperiments = `{
  "home-order": {
    "page": "home",
    "unit": "visitor",
    "plan": {
      "primary": "applied",
      "guardrails": [{ "metric": "saved", "margin": 0.02 }, { "metric": "pay", "margin": 0.1 }],
      "effect": 0.05,
      "days": 28
    },
    "variants": { "control": 50, "b": 50 },
    "status": "running"
  }
}
`;
