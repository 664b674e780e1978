import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeDifference } from './describe-difference.ts';

const ROOT = new URL('../../../../', import.meta.url).pathname;
const differ = (file: string, before: unknown, after: unknown) =>
  describeDifference(
    { file, before: JSON.stringify(before), after: JSON.stringify(after, null, 2) },
    null,
  );

it('names audiences by their names, and says who belongs to them', () => {
  const file = 'layouts/audiences.json';
  const team = { name: 'Leaders', any: [{ experienceBand: [7] }] };
  const one = { name: 'New', any: [{ cohort: ['experienceMissing'] }] };
  expect(differ(file, { leaders: team }, { leaders: team, one })).toEqual([
    'Audience “New” added.',
  ]);
  const wider = { ...team, any: [...team.any, { membership: ['pro'] }] };
  expect(differ(file, { leaders: team, one }, { leaders: wider })).toEqual([
    'Audience “Leaders”: who belongs to it changed from “Everyone with experience of 16-20 years” to “Everyone with experience of 16-20 years; or: Pro members”.',
    'Audience “New” removed.',
  ]);
});

it('says what changed in an experiment, as its form calls it', () => {
  const file = 'layouts/experiments.json';
  const trial = {
    page: 'jobfeed',
    unit: 'visitor',
    variants: { control: 50, late: 50 },
    status: 'draft',
  };
  const running = { ...trial, unit: 'seeker', status: 'running', coverage: 0.5, bucketVersion: 2 };
  expect(differ(file, { trial }, { $holdout: { share: 0.1 }, trial: running })).toEqual([
    'Experiment “trial”: status changed from “Not started” to “Running”.',
    'Experiment “trial”: people are counted by changed from “browsers” to “accounts”.',
    'Experiment “trial”: share of traffic changed from “100%” to “50%”.',
    'Experiment “trial” starts again with new groups.',
    'All experiments: holdout group changed from “0%” to “10%”.',
  ]);
});

it('names pictures by their names', () => {
  const file = 'layouts/pictures.json';
  const digest = 'a'.repeat(64);
  const picture = { name: 'Team', alt: 'A team at a table.' };
  const pictures = { [digest]: picture };
  const focus = { x: 0.5, y: 0.25 };
  expect(differ(file, { pictures }, { pictures: { [digest]: { ...picture, focus } } })).toEqual([
    'Picture “Team”: most important point set to “50% from the left, 25% from the top”.',
  ]);
  expect(differ(file, { pictures }, { pictures, archived: [digest] })).toEqual([
    'Picture “Team” removed from the library.',
  ]);
});

it('names redirects by their addresses', () => {
  const file = 'layouts/redirects.json';
  const old = { from: '/old', to: '/faq', status: 301 };
  const more = { from: '/gone', to: '/', status: 302 };
  expect(differ(file, [old], [{ ...old, to: '/contact', brands: ['tech'] }, more])).toEqual([
    'Redirect from /old to /faq: target changed from “/faq” to “/contact”.',
    'Redirect from /old to /faq: sites changed from “Management site and Tech site” to “Tech site”.',
    'Redirect from /gone to / added.',
  ]);
});

it('pairs the redirects of an address by their sites, in any order', () => {
  const file = 'layouts/redirects.json';
  const [tech, management] = [
    { from: '/old', to: '/faq', status: 301, brands: ['tech'] },
    { from: '/old', to: '/', status: 301, brands: ['management'] },
  ];
  expect(differ(file, [tech, management], [management, tech])).toEqual([
    'Only small details differ. See Details.',
  ]);
  expect(differ(file, [tech, management], [management])).toEqual([
    'Redirect from /old to /faq removed.',
  ]);
  expect(differ(file, [management], [tech, { ...management, to: '/faq' }])).toEqual([
    'Redirect from /old to /faq added.',
    'Redirect from /old to /: target changed from “/” to “/faq”.',
  ]);
});

it('cannot describe a version that its form cannot read', () => {
  expect(differ('layouts/redirects.json', [], { from: '/old' })).toBeNull();
  expect(differ('layouts/experiments.json', {}, { trial: {} })).toBeNull();
});

const FILES = [
  'layouts/experiments.json',
  'layouts/audiences.json',
  'layouts/pictures.json',
  'brand-configs/tech.json',
  'layouts/seo/home.json',
  'layouts/surveys/tech.json',
  'layouts/competitions/management.json',
  'layouts/blogs/tech.json',
];
/** Property names in camel case, digests, and names of files. */
const CODE_WORD = /\b[a-z]+[A-Z]\w*|\b[0-9a-f]{64}\b|\$schema|\.json\b/g;

/** The paths of all values; of a list, those of its first two entries. */
const pathsWithin = (
  value: unknown,
  path: readonly string[] = [],
): readonly (readonly string[])[] => [
  path,
  ...Object.entries(value instanceof Object ? value : {})
    .slice(0, Array.isArray(value) ? 2 : undefined)
    .flatMap(([key, inner]) => pathsWithin(inner, [...path, key])),
];
/** The content without one of its values. */
const without = (content: unknown, path: readonly string[]): unknown => {
  const copy = structuredClone(content);
  const parent = path
    .slice(0, -1)
    .reduce((inner, key) => (inner instanceof Object ? Reflect.get(inner, key) : undefined), copy);
  const last = path.at(-1) ?? '';
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (parent instanceof Object) Reflect.deleteProperty(parent, last);
  return copy;
};

describe.each(FILES)('%s', (file) => {
  it('shows no code word, whichever of its values is removed', () => {
    const content: unknown = JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8'));
    const found = new Set<string>();
    for (const path of pathsWithin(content).slice(1))
      for (const sentence of differ(file, content, without(content, path)) ?? [])
        for (const word of sentence.replace(/“(?:https?:[^”]*|iOS)”/g, '').match(CODE_WORD) ?? [])
          found.add(`${word}: ${sentence}`);
    expect([...found]).toEqual([]);
  });
});
