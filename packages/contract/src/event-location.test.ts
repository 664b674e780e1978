import { describe, expect, it } from 'vitest';
import { LISTING_SOURCE_CODES, ORIGIN_LABELS, SOURCE_TRACKING_CODES } from './constants.ts';
import { describeLocation, originOf, sourceCodeOf } from './event-location.ts';
import { isPageLayoutName, PAGE_KINDS } from './page-kinds.ts';
import { originOfSource, trackedPageOf, viewNameOf } from './tracked-pages.ts';

const KINDS = Object.keys(PAGE_KINDS).filter(isPageLayoutName);
const page = (kind: (typeof KINDS)[number], params: Record<string, string> = {}) => ({
  kind,
  params,
});

describe('the table of tracked pages', () => {
  it('names the view of every kind: home by its own name, all others by the kind', () => {
    const names = KINDS.map((kind) => [kind, viewNameOf(kind)]);
    expect(Object.fromEntries(names)).toEqual({
      ...Object.fromEntries(KINDS.map((kind) => [kind, kind])),
      home: 'Home Page',
    });
  });

  it('has a page for every label, source and list of the product', () => {
    const rows = KINDS.map((kind) => trackedPageOf(page(kind)));
    const used = (field: 'origin' | 'source' | 'listing') =>
      [...new Set(rows.flatMap((row) => row[field] ?? []))].sort();
    expect(used('origin')).toEqual([...ORIGIN_LABELS].sort());
    expect(used('listing')).toEqual(Object.keys(LISTING_SOURCE_CODES).sort());
    const mails = ['incompletePayment'];
    expect([...used('source'), ...mails].sort()).toEqual(Object.keys(SOURCE_TRACKING_CODES).sort());
  });

  it('calls every page of one source the same', () => {
    for (const { source, origin } of KINDS.map((kind) => trackedPageOf(page(kind))))
      if (source) expect([source, origin ?? null]).toEqual([source, originOfSource(source)]);
  });
});

describe('the origin of a visitor', () => {
  it.each([
    [null, page('home'), 'home', 1],
    [null, page('location_based', { category: 'backend', city: 'pune' }), 'CategoryPage', 2],
    [null, page('location_based', { keyword: 'java', city: 'pune' }), 'KeywordPage', 3],
    [null, page('jobdetail'), null, 4],
    [null, page('allnotification'), 'NotificationPage', null],
    [null, page('faq'), null, null],
    [null, null, null, null],
  ] as const)('with ref %s from %o is %s, %s', (ref, from, origin, source) => {
    expect([originOf(ref, from), sourceCodeOf(ref, from)]).toEqual([origin, source]);
  });

  it.each([
    ['cl', 'CategoryPage', SOURCE_TRACKING_CODES.cl],
    ['smj', 'SimilarJob', SOURCE_TRACKING_CODES.smj],
    ['9', 'Search', 9],
    ['100', null, 100],
    ['incompletePayment', null, 100],
    ['107', null, 107],
  ] as const)('is what ref=%s names first', (ref, origin, source) => {
    const from = page('home');
    expect([originOf(ref, from), sourceCodeOf(ref, from)]).toEqual([origin, source]);
  });

  it.each(['', 'CL', '0', '11', '113', '1e2', ' 1', 'constructor', '__proto__', 'java-walk-in'])(
    'is the page before where ref=%s names nothing',
    (ref) => {
      expect([originOf(ref, page('search')), sourceCodeOf(ref, page('search'))]).toEqual([
        'Search',
        SOURCE_TRACKING_CODES.src,
      ]);
    },
  );
});

it('a location contains its list, and null for an unknown page', () => {
  const parameters = { ref: null, pref: '7', refPool: { pref: '7' } };
  const city = page('location_based', { keyword: 'java', city: 'pune' });
  expect(describeLocation(city, null, parameters)).toEqual({
    page: 'location_based',
    view: 'location_based',
    origin: null,
    source: null,
    listing: LISTING_SOURCE_CODES.kp,
    ...parameters,
  });
  const employer = describeLocation(page('company', { slug: 'infosys' }), null, parameters);
  const directory = describeLocation(page('company'), null, parameters);
  expect([employer.listing, directory.listing]).toEqual([LISTING_SOURCE_CODES.ep, null]);
  expect(describeLocation(null, null, parameters)).toMatchObject({ page: null, view: null });
});
