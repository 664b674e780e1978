import Type from 'typebox';

/** The file of the metrics that decide experiments. */
export const METRICS_FILE = 'layouts/metrics.json';

export const METRIC_KEY_PATTERN = '^[a-z][a-z0-9-]{0,47}$';
export const MetricKey = Type.String({
  pattern: METRIC_KEY_PATTERN,
  title: 'Metric',
  description: 'A metric of layouts/metrics.json, such as applied.',
});

/**
 * What is recorded of people with consent: once a subject, with a value of 1, except `lcp` and `inp`, whose value is in
 * ms.
 */
export const METRIC_SOURCES = {
  apply: 'a job that somebody applied to',
  save: 'a job that somebody saved',
  register: 'a registration that began',
  'course-enquiry': 'a course that somebody enquired about',
  'profile-part': 'a part of the profile that somebody saved, each part once',
  'return-day': 'a day on which somebody visited the site',
  'search-success': 'a job opened from the first page of search results, once an hour',
  'banner-click': 'a banner that somebody followed, once an hour',
  'page-error': 'a minute in which a part of a page failed in the browser',
  lcp: 'the largest paint of a page that an experiment changes, once a page and day',
  inp: 'the slowest response to input on such a page, once a page and day',
} as const;
export type MetricSource = keyof typeof METRIC_SOURCES;
const SOURCES = Object.keys(METRIC_SOURCES) as MetricSource[];

/**
 * share: the share of people with the event. mean: its sum for each person. ratio: the sum of values of all people,
 * divided by the number of events of another source. time: days until the first event.
 */
const METRIC_KINDS = ['share', 'mean', 'ratio', 'time'] as const;

const METRIC_UNITS = ['jobs', 'rupees', 'ms', 'days', 'none'] as const;

/** As long as somebody is followed after exposure. */
const METRIC_WINDOW_MAX = 90;

export const Metric = Type.Object(
  {
    name: Type.String({ title: 'Name', minLength: 1, maxLength: 60 }),
    description: Type.String({
      title: 'What it counts',
      minLength: 1,
      maxLength: 300,
      description: 'In a sentence, for people who read the result.',
    }),
    kind: Type.Enum(METRIC_KINDS, { title: 'How people are compared' }),
    source: Type.Enum(SOURCES, { title: 'What is counted' }),
    of: Type.Optional(
      Type.Enum(SOURCES, {
        title: 'Divided by the number of',
        description: 'Only of a ratio: the source whose events are counted as its divisor.',
      }),
    ),
    unit: Type.Enum(METRIC_UNITS, { title: 'Unit' }),
    window: Type.Integer({
      title: 'Days after the first visit',
      minimum: 1,
      maximum: METRIC_WINDOW_MAX,
      description: 'Days after exposure in which events count.',
    }),
    cap: Type.Optional(
      Type.Number({
        title: 'Highest value that counts',
        minimum: 1,
        maximum: 1e9,
        description: 'Of a mean: the highest sum of one person. Of a ratio: the highest value.',
      }),
    ),
    better: Type.Enum(['more', 'less'] as const, { title: 'Better is' }),
    owner: Type.String({
      title: 'Owner',
      minLength: 1,
      maxLength: 60,
      description: 'The team that answers questions about it.',
    }),
  },
  { additionalProperties: false },
);
export type Metric = Type.Static<typeof Metric>;

/** `layouts/metrics.json`: every key without a dollar sign is a metric's. */
export const MetricsFile = Type.Object(
  { $schema: Type.Optional(Type.String()) },
  { additionalProperties: false, patternProperties: { '^(?!\\$)': Metric } },
);
export type MetricsFile = Type.Static<typeof MetricsFile> & Record<string, unknown>;

/** `layouts/metrics.json` as read, by key. */
export type Metrics = ReadonlyMap<string, Metric>;

export const NO_METRICS: Metrics = new Map();
