import type { When } from '@broadsheet/contract/layout';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { describe, expect, it } from 'vitest';
import { ofMembership, withCohort } from '../canvas/change-persona.ts';
import { personaFor } from '../canvas/persona-for.ts';
import { describeLeftOut, describeWhen } from './describe-when.ts';
import { exampleTypes } from './example-types.fixtures.ts';
import { beginHistory, redo, remember, undo } from './history.ts';
import { formatFieldTime, parseFieldTime } from './india-time.ts';
import { everyRow, keyOfRow, outlineOf } from './outline.ts';

const NAMED: NamedAudiences = new Map([
  [
    'freshers',
    {
      name: 'Freshers',
      any: [{ cohort: ['freshers'] }, { membership: ['visitor'], experienceBand: [2] }],
    },
  ],
  ['members', { name: 'Members', any: [{ membership: ['basic', 'pro'] }] }],
]);

it('a formatted when names its audiences', () => {
  expect(describeWhen({ audience: ['freshers', 'members'], brand: ['tech'] }, NAMED)).toBe(
    'Freshers or Members on the tech site.',
  );
  expect(
    describeWhen({ audience: ['freshers'], membership: ['pro'], device: ['phone'] }, NAMED),
  ).toBe('Freshers who are Pro members on a phone.');
  expect(describeWhen({ not: { audience: ['members'] } }, NAMED)).toBe('Everyone, except Members.');
  expect(describeWhen({ audience: ['unheard-of'] }, NAMED)).toBe('Unheard-of.');
});

it('matches a persona to an audience: somebody of the first part who meets the other conditions', () => {
  const before = { brand: 'tech' as const, audience: {} };
  const audienceOf = (when: When) => personaFor(when, before, 0, NAMED).audience;
  expect(audienceOf({ audience: ['freshers'] })).toEqual({
    cohort: 'freshers',
    membership: 'basic',
  });
  expect(audienceOf({ audience: ['freshers'], membership: ['visitor'] })).toEqual({
    membership: 'visitor',
    experienceBand: 2,
  });
  expect(audienceOf({ audience: ['freshers'], not: { audience: ['members'] } })).toEqual({
    membership: 'visitor',
    experienceBand: 2,
  });
});

describe('a formatted when', () => {
  it.each([
    [{}, 'Everyone.'],
    [
      { brand: ['management' as const], cohort: ['freshers' as const] },
      'Logged-in freshers on the management site.',
    ],
    [
      { city: ['navi-mumbai', 'pune'], not: { membership: ['pro' as const] } },
      'Everyone in Navi Mumbai or Pune, except Pro members.',
    ],
    [
      { experienceBand: [2], from: '2026-10-28T00:00:00+05:30', experiment: { e: ['b'] } },
      'Everyone with experience of 0-1 years in group b of experiment e, from 28 October 2026 at 12:00 am IST.',
    ],
  ])('%j', (when, sentence) => {
    expect(describeWhen(when)).toBe(sentence);
  });
});

it('matches a persona to a variant, at a time when it holds', () => {
  const before = { brand: 'tech' as const, audience: { membership: 'pro' as const } };
  const now = Date.parse('2026-11-22T00:00:00Z');
  const from = '2027-11-01T00:00:00+05:30';
  expect(personaFor({ brand: ['management'], cohort: ['freshers'], from }, before, now)).toEqual({
    brand: 'management',
    audience: { cohort: 'freshers', membership: 'basic' },
    at: from,
  });
  expect(personaFor({ until: '2026-11-22T00:00:00Z' }, before, now)).toEqual({
    brand: 'tech',
    audience: {},
    at: '2026-11-21T23:59:00.000Z',
  });
  expect(personaFor({ experiment: { e: ['b'] } }, before, now).arms).toEqual({ e: 'b' });
});

it('says that conditions on profiles leave visitors out', () => {
  expect(describeLeftOut({ cohort: ['freshers'] }, 'page')).toMatch(/^Members only/);
  expect(describeLeftOut({ not: { cohort: ['none'] } }, 'page')).toMatch(/^Members only/);
  expect(describeLeftOut({ cohort: ['freshers'], membership: ['visitor'] }, 'page')).toMatch(
    /^Nobody/,
  );
  expect(describeLeftOut({ cohort: ['freshers', 'none'] }, 'page')).toBeNull();
  expect(describeLeftOut({ experienceBand: [2] }, 'page')).toBeNull();
  expect(describeLeftOut({ cohort: ['freshers'] }, 'audience')).toMatch(/add a group of visitors/);
});

it('a persona is somebody who exists: only members are of a cohort', () => {
  const visitor = { brand: 'tech' as const, audience: {} };
  const audienceOf = (when: When) => personaFor(when, visitor, 0).audience;
  expect(audienceOf({ membership: ['visitor', 'pro'], cohort: ['freshers'] })).toEqual({
    cohort: 'freshers',
    membership: 'pro',
  });
  expect(audienceOf({ not: { membership: ['visitor'] } })).toEqual({ membership: 'basic' });
  expect(audienceOf({ not: { cohort: ['none'] } }).membership).toBe('basic');
  expect(withCohort({ experienceBand: 2 }, 'freshers')).toEqual({
    experienceBand: 2,
    cohort: 'freshers',
    membership: 'basic',
  });
  expect(withCohort({ membership: 'pro' }, 'freshers').membership).toBe('pro');
  expect(ofMembership({ cohort: 'freshers', membership: 'pro' }, 'visitor')).toEqual({
    cohort: 'none',
    membership: 'visitor',
  });
});

it('reads and writes times in India', () => {
  expect(formatFieldTime('2026-11-04T20:00:00Z')).toBe('2026-11-05T01:30');
  expect(parseFieldTime('2026-11-05T01:30')).toBe('2026-11-05T01:30:00+05:30');
  expect(parseFieldTime('soon')).toBeUndefined();
});

it('undoes and redoes texts, and drops redo steps after an edit', () => {
  const two = remember(remember(beginHistory('a'), 'b'), 'c');
  const back = undo(undo(two));
  expect([back.text, undo(back).text, redo(back).text]).toEqual(['a', 'a', 'b']);
  expect(redo(remember(undo(two), 'd')).text).toBe('d');
  const typed = remember(remember(two, 'd', 'title'), 'de', 'title');
  expect([typed.text, undo(typed).text]).toEqual(['de', 'c']);
});

it('lists each block of a page, its slots, and unplaced blocks', () => {
  const draft = {
    page: 'home',
    blocks: {
      legal: { type: 'legal' },
      box: { type: 'box', slots: { main: ['intro'] } },
      intro: { type: 'text', settings: { title: 'Hello' }, when: { brand: ['tech'] } },
      lost: { type: 'gone' },
    },
    order: ['legal', 'box'],
    variants: [{ name: 'v', when: { brand: ['tech'] }, hide: ['box'] }],
  };
  const rows = everyRow(outlineOf(draft, 0, exampleTypes, new Map()));
  expect(rows.map(keyOfRow)).toEqual([
    'legal',
    'box',
    'box.main',
    'intro',
    'box.aside',
    'left out',
    'lost',
  ]);
  const notes = rows.flatMap((row) =>
    row.kind === 'block' ? [[row.id, row.line, ...row.notes]] : [],
  );
  expect(notes).toEqual([
    ['legal', '', 'Always shown'],
    ['box', '', 'Hidden'],
    ['intro', 'Hello', 'For: Everyone on the tech site'],
    ['lost', '', 'This site has no block “gone”. Nothing is shown'],
  ]);
});
