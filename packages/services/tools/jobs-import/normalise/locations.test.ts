import { describe, expect, it } from 'vitest';
import { createLocationReader } from './locations.ts';

const readLocations = createLocationReader([
  { id: 1, label: 'Mumbai', slug: 'mumbai', synonyms: ['Bombay'] },
  { id: 2, label: 'Bangalore', slug: 'bangalore', synonyms: ['Bengaluru', 'Blr'] },
  { id: 3, label: 'Delhi NCR', slug: 'delhi-ncr', synonyms: ['New Delhi', 'Delhi', 'NCR'] },
  { id: 4, label: 'Hyderabad', slug: 'hyderabad', synonyms: ['Hyd'] },
  { id: 6, label: 'Pune', slug: 'pune', synonyms: ['Pimpri-Chinchwad'] },
  { id: 14, label: 'Navi Mumbai', slug: 'navi-mumbai', synonyms: [] },
]);

describe('places', () => {
  it.each([
    ['Mumbai/Pune', [1, 6]],
    ['Mumbai, Pune & Bangalore', [1, 6, 2]],
    ['Bengaluru, Karnataka, India', [2]],
    ['BENGALURU', [2]],
    ['Blr|Hyd', [2, 4]],
    ['Bombay (Bandra)', [1]],
    ['Navi Mumbai', [14]],
    ['Navi Mumbai / Mumbai', [14, 1]],
    ['Delhi NCR', [3]],
    ['Delhi/NCR', [3]],
    ['Pimpri-Chinchwad', [6]],
    ['Hybrid - Pune', [6]],
    ['Multiple Locations', []],
    ['Pan India', []],
    ['Meerut, Uttar Pradesh', []],
    ['Punekar Street', []],
    ['', []],
    ['?!', []],
  ])('finds the cities of %j', (text, cityIds) => {
    expect(readLocations([text])).toMatchObject({ cityIds, abroad: null });
  });

  it('joins several places, each city once', () => {
    expect(readLocations(['Mumbai', 'Pune', 'Bombay, India']).cityIds).toEqual([1, 6]);
  });

  it.each([
    'Remote',
    'Remote - India',
    'Work from home',
    'Pune or Work From Home',
    'WFH',
    'Anywhere in India',
    'Home based',
  ])('understands %j as work from home', (text) => {
    expect(readLocations([text]).remote).toBe(true);
  });

  it.each(['Pune', 'Hybrid remote, Pune', 'Multiple Locations', 'Pune (not remote)'])(
    'does not take %j for work from home',
    (text) => {
      expect(readLocations([text]).remote).toBe(false);
    },
  );

  it.each([
    'Hyderabad, Pakistan',
    'London, UK',
    'Remote, United States',
    'Singapore',
    'Austin, TX, USA',
    'London',
    'Remote - US',
    'US-Remote',
    'Remote (EMEA)',
    'Remote within Canada',
    'Hybrid - Berlin, Germany',
    'Hybrid London',
    '3 days a week in office, Zürich',
    'San Francisco Bay Area',
    'Washington, DC',
    'Nashville, TN',
    'Indianapolis, IN',
    'Delhi, NY',
    'Hyderabad, Sindh',
    'Surat Thani, Thailand',
    'São Paulo',
  ])('sees that %j is abroad', (text) => {
    expect(readLocations([text])).toMatchObject({ cityIds: [], abroad: text });
  });

  it.each([
    ['Mumbai/US', [1]],
    ['Mumbai, US', [1]],
    ['US/Mumbai', [1]],
    ['London, Mumbai, Singapore', [1]],
    ['Bangalore, IN', [2]],
    ['IN - Bangalore', [2]],
    ['Bengaluru-Karnataka-IND', [2]],
    ['Pune, MH', [6]],
    ['Remote, Worldwide', []],
    ['Remote (APAC)', []],
    ['Kolhapur', []],
    ['Salem, TN', []],
  ])('does not take %j for a place abroad', (text, cityIds) => {
    expect(readLocations([text])).toMatchObject({ cityIds, abroad: null, unknown: null });
  });

  it('tells a place that no list has from a text that names none', () => {
    expect(readLocations(['Xyzzy Towers'])).toMatchObject({
      abroad: null,
      unknown: 'Xyzzy Towers',
    });
    expect(readLocations(['Xyzzy Towers', 'Pune'])).toMatchObject({ cityIds: [6], unknown: null });
    for (const text of ['Not specified', 'Head office', 'Various locations', 'On-site'])
      expect(readLocations([text])).toMatchObject({ abroad: null, unknown: null });
  });

  it('takes a job that is abroad and in India for one in India', () => {
    expect(readLocations(['London, UK', 'Pune'])).toMatchObject({ cityIds: [6], abroad: null });
    expect(readLocations(['Singapore / India'])).toMatchObject({ cityIds: [], abroad: null });
  });
});
