import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ProfileSettings } from './entities/profile-settings.ts';
import { isFlagOn, KNOWN_STATES, SETTABLE_FLAGS, SWITCHES } from './profile-flags.ts';

const document = readFileSync(new URL('../../../docs/flags.md', import.meta.url), 'utf8');
const rows = [...document.matchAll(/^\| `(\w+)` \| ([01]) \| .+ \|$/gm)];
const states = [...document.matchAll(/^\| `(\w+)` \| [^01|][^|]* \|$/gm)];

it('every flag is documented, and none that is not there', () => {
  expect(rows.map(([, name, initially]) => [name, Number(initially)])).toEqual(
    SETTABLE_FLAGS.map((name) => [name, SWITCHES[name].initially]),
  );
  expect(states.map(([, name]) => name)).toEqual(Object.keys(KNOWN_STATES));
  expect(Object.keys(ProfileSettings.properties).toSorted()).toEqual(
    [...SETTABLE_FLAGS, ...Object.keys(KNOWN_STATES)].toSorted(),
  );
});

it('flags have their defaults in a new account', () => {
  expect([isFlagOn({}, 'search'), isFlagOn({}, 'promotions')]).toEqual([true, false]);
  expect([isFlagOn({ search: 0 }, 'search'), isFlagOn({ promotions: 1 }, 'promotions')]).toEqual([
    false,
    true,
  ]);
});
