import type { Audience } from '@broadsheet/contract/audience';

/** The page of one person: the person, the instant, and the blocks in order, those in slots in brackets. */
export interface Seen {
  readonly who?: Partial<Audience>;
  readonly arms?: Readonly<Record<string, string>>;
  readonly at?: string;
  readonly blocks: string;
}
export interface ValidLayout {
  readonly kind: string;
  readonly layout: Readonly<Record<string, unknown>>;
  readonly experiments?: Readonly<Record<string, unknown>>;
  readonly seen: readonly Seen[];
}

const text = (title: string, more: object = {}) => ({ type: 'text', settings: { title }, ...more });
const three = { a: text('A'), b: text('B'), c: text('C') };
const abc = ['a', 'b', 'c'];
const experiment = (name: string, range: readonly number[]) => ({
  page: 'home',
  unit: 'visitor',
  layer: { name, range },
  variants: { control: 50, b: 50 },
  status: 'running',
});

/** Valid but unusual layouts, over the example blocks. */
export const validLayouts: readonly ValidLayout[] = [
  {
    kind: 'every field of a when together',
    layout: {
      blocks: {
        ...three,
        b: text('B', {
          when: {
            brand: ['tech'],
            cohort: ['freshers', 'none'],
            experienceBand: [1, 2],
            membership: ['visitor', 'basic'],
            device: ['phone'],
            city: ['pune'],
            category: ['backend'],
            crawler: [false],
            from: '2026-10-01T00:00:00+05:30',
            until: '2026-12-01T00:00:00+05:30',
          },
        }),
      },
      order: abc,
    },
    seen: [
      { who: { device: 'phone', city: 'pune', category: 'backend' }, blocks: 'a b c' },
      {
        who: { device: 'phone', city: 'pune', category: 'backend', crawler: true },
        blocks: 'a c',
      },
      { who: { device: 'phone', city: 'mumbai', category: 'backend' }, blocks: 'a c' },
      {
        who: { device: 'phone', city: 'pune', category: 'backend' },
        at: '2026-11-30T18:30:00Z',
        blocks: 'a c',
      },
    ],
  },
  {
    kind: 'not over each field by itself',
    layout: {
      blocks: {
        ...three,
        b: text('B', { when: { not: { device: ['phone'], experienceBand: [9] } } }),
      },
      order: abc,
    },
    seen: [
      { blocks: 'a b c' },
      { who: { device: 'phone' }, blocks: 'a c' },
      { who: { experienceBand: 9 }, blocks: 'a c' },
      { who: { device: 'phone', experienceBand: 9 }, blocks: 'a c' },
    ],
  },
  {
    kind: 'a field wanted, and a part of it taken away again',
    layout: {
      blocks: {
        ...three,
        b: text('B', { when: { city: ['pune', 'mumbai'], not: { city: ['mumbai'] } } }),
      },
      order: abc,
    },
    seen: [
      { who: { city: 'pune' }, blocks: 'a b c' },
      { who: { city: 'mumbai' }, blocks: 'a c' },
      { blocks: 'a c' },
    ],
  },
  {
    kind: 'a city taken away from those who have none too',
    layout: {
      blocks: { ...three, b: text('B', { when: { not: { city: ['pune'] } } }) },
      order: abc,
    },
    seen: [{ blocks: 'a b c' }, { who: { city: 'pune' }, blocks: 'a c' }],
  },
  {
    kind: 'slots as deep as they go',
    layout: {
      blocks: {
        one: { type: 'box', slots: { main: ['two'] } },
        two: { type: 'box', slots: { main: ['three'], aside: ['note'] } },
        three: { type: 'box', slots: { main: ['deep'] } },
        deep: text('Deep'),
        note: text('Note'),
      },
      order: ['one'],
    },
    seen: [{ blocks: 'one[two[three[deep] note]]' }],
  },
  {
    kind: 'a block moved from slot to slot and out of its parent',
    layout: {
      blocks: {
        one: { type: 'box', slots: { main: ['x'], aside: [] } },
        two: { type: 'box', slots: { main: [] } },
        x: text('X'),
      },
      order: ['one', 'two'],
      variants: [
        {
          name: 'phone',
          when: { device: ['phone'] },
          place: [{ block: 'x', last: true, in: 'two.main' }],
        },
        { name: 'tablet', when: { device: ['tablet'] }, place: [{ block: 'x', after: 'two' }] },
      ],
    },
    seen: [
      { blocks: 'one[x] two' },
      { who: { device: 'phone' }, blocks: 'one two[x]' },
      { who: { device: 'tablet' }, blocks: 'one two x' },
    ],
  },
  {
    kind: 'every form of place in one variant, in their order',
    layout: {
      blocks: { ...three, d: text('D'), box: { type: 'box', slots: { main: ['d'] } } },
      order: [...abc, 'box'],
      variants: [
        {
          name: 'all',
          when: { device: ['phone'] },
          place: [
            { block: 'c', first: true },
            { block: 'a', last: true },
            { block: 'b', before: 'c' },
            { block: 'd', after: 'a' },
            { block: 'a', first: true, in: 'box.main' },
            { block: 'd', last: true, in: 'box.main' },
          ],
        },
      ],
    },
    seen: [{ blocks: 'a b c box[d]' }, { who: { device: 'phone' }, blocks: 'b c box[a d]' }],
  },
  {
    kind: 'a place in a list that an earlier variant has replaced',
    layout: {
      blocks: three,
      order: abc,
      variants: [
        { name: 'management', when: { brand: ['management'] }, order: ['c', 'a'] },
        { name: 'phone', when: { device: ['phone'] }, place: [{ block: 'b', before: 'a' }] },
      ],
    },
    seen: [
      { who: { brand: 'management' }, blocks: 'c a' },
      { who: { brand: 'management', device: 'phone' }, blocks: 'c b a' },
      { who: { device: 'phone' }, blocks: 'b a c' },
    ],
  },
  {
    kind: 'a schedule in two offsets over the end of summer time',
    layout: {
      blocks: three,
      order: abc,
      variants: [
        {
          name: 'one hour of New York',
          when: { from: '2026-11-01T01:30:00-04:00', until: '2026-11-01T01:30:00-05:00' },
          hide: ['b'],
        },
      ],
    },
    seen: [
      { at: '2026-11-01T05:29:59.999Z', blocks: 'a b c' },
      { at: '2026-11-01T05:30:00Z', blocks: 'a c' },
      { at: '2026-11-01T06:29:59.999Z', blocks: 'a c' },
      { at: '2026-11-01T06:30:00Z', blocks: 'a b c' },
    ],
  },
  {
    kind: 'schedules that meet at one instant, written in three offsets',
    layout: {
      blocks: {
        a: text('A', { when: { until: '2026-11-10T00:00:00+05:30' } }),
        b: text('B', { when: { from: '2026-11-09T18:30Z', until: '2026-11-10T18:30:00.000Z' } }),
        c: text('C', { when: { from: '2026-11-10T13:30:00-05:00' } }),
      },
      order: abc,
    },
    seen: [
      { at: '2026-11-09T18:29:59.999Z', blocks: 'a' },
      { at: '2026-11-09T18:30:00Z', blocks: 'b' },
      { at: '2026-11-10T18:30:00Z', blocks: 'c' },
    ],
  },
  {
    kind: 'the leap day',
    layout: {
      blocks: {
        ...three,
        b: text('B', {
          when: { from: '2028-02-29T00:00:00Z', until: '2028-03-01T00:00:00Z' },
        }),
      },
      order: abc,
    },
    seen: [
      { at: '2028-02-29T12:00:00Z', blocks: 'a b c' },
      { at: '2028-03-01T00:00:00Z', blocks: 'a c' },
    ],
  },
  {
    kind: 'a variant for everybody that a later one takes back',
    layout: {
      blocks: three,
      order: abc,
      variants: [
        { name: 'less', when: {}, hide: ['b'] },
        { name: 'pro sees all', when: { membership: ['pro'] }, show: ['b'] },
      ],
    },
    seen: [{ blocks: 'a c' }, { who: { membership: 'pro' }, blocks: 'a b c' }],
  },
  {
    kind: 'a setting taken away by null, which brings its default back',
    layout: {
      blocks: {
        a: { type: 'text', settings: { title: 'A', tone: 'loud', range: { from: 1 } } },
      },
      order: ['a'],
      variants: [
        {
          name: 'calm',
          when: { device: ['phone'] },
          blocks: { a: { settings: { title: null, range: { from: null, until: 4 } } } },
        },
      ],
    },
    seen: [{ blocks: 'a=A' }, { who: { device: 'phone' }, blocks: 'a=Hello' }],
  },
  {
    kind: 'a block that only a variant adds, in a slot that it adds too',
    layout: {
      blocks: { a: text('A') },
      order: ['a'],
      variants: [
        {
          name: 'festival',
          when: { from: '2026-12-24T00:00:00Z', until: '2026-12-27T00:00:00Z' },
          blocks: { box: { type: 'box', slots: { main: ['lamp'] } }, lamp: text('Lamp') },
          place: [{ block: 'box', first: true }],
        },
      ],
    },
    seen: [{ blocks: 'a' }, { at: '2026-12-25T00:00:00Z', blocks: 'box[lamp] a' }],
  },
  {
    kind: 'a block of an earlier version, patched in that version’s words',
    layout: {
      blocks: { a: { type: 'aged', version: 1, settings: { heading: 'Old' } } },
      order: ['a'],
      variants: [
        {
          name: 'phone',
          when: { device: ['phone'] },
          blocks: { a: { settings: { heading: 'New' } } },
        },
      ],
    },
    seen: [{ blocks: 'a=Old' }, { who: { device: 'phone' }, blocks: 'a=New' }],
  },
  {
    kind: 'fallbacks of a parent, of its child and of nothing at all',
    layout: {
      blocks: {
        box: { type: 'box', slots: { main: ['a', 'b'] }, fallback: { type: 'text' } },
        a: { type: 'aged', fallback: { type: 'text', settings: { title: 'In short' } } },
        b: text('B', { fallback: 'drop' }),
      },
      order: ['box'],
    },
    seen: [{ blocks: 'box[a b]' }],
  },
  {
    kind: 'two experiments in stretches apart of one layer, over one list',
    layout: {
      blocks: three,
      order: abc,
      variants: [
        {
          name: 'b first',
          when: { experiment: { 'first-b': ['b'] } },
          place: [{ block: 'b', first: true }],
        },
        {
          name: 'c first',
          when: { experiment: { 'first-c': ['b'] } },
          place: [{ block: 'c', first: true }],
        },
      ],
    },
    experiments: {
      'first-b': experiment('home', [0, 0.5]),
      'first-c': experiment('home', [0.5, 1]),
    },
    seen: [
      { blocks: 'a b c' },
      { arms: { 'first-b': 'b' }, blocks: 'b a c' },
      { arms: { 'first-c': 'b' }, blocks: 'c a b' },
    ],
  },
  {
    kind: 'an arm by what it is not, within a field',
    layout: {
      blocks: {
        ...three,
        b: text('B', { when: { device: ['phone'], not: { experiment: { less: ['control'] } } } }),
      },
      order: abc,
    },
    experiments: { less: { ...experiment('one', [0, 1]), when: { device: ['phone'] } } },
    seen: [
      { who: { device: 'phone' }, blocks: 'a c' },
      { who: { device: 'phone' }, arms: { less: 'b' }, blocks: 'a b c' },
      { arms: { less: 'b' }, blocks: 'a c' },
    ],
  },
  {
    kind: 'vacancies that a band moves, never hides',
    layout: {
      blocks: { ...three, jobs: { type: 'jobs' } },
      order: [...abc, 'jobs'],
      variants: [
        {
          name: 'senior',
          when: { experienceBand: [7, 8, 9] },
          place: [{ block: 'jobs', before: 'b' }],
        },
      ],
    },
    seen: [{ blocks: 'a b c jobs' }, { who: { experienceBand: 8 }, blocks: 'a jobs b c' }],
  },
  {
    kind: 'one of a kind for each, by conditions that exclude each other',
    layout: {
      blocks: {
        phone: { type: 'single', when: { device: ['phone'] } },
        other: { type: 'single', when: { not: { device: ['phone'] } } },
      },
      order: ['phone', 'other'],
    },
    seen: [{ blocks: 'other' }, { who: { device: 'phone' }, blocks: 'phone' }],
  },
];
