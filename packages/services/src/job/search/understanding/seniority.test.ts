import { expect, it } from 'vitest';
import { foldText } from '../../../platform/text-search/fold-text.ts';
import { isHeadTitle, namesContributor } from './seniority.ts';

it.each([
  ['sales executive', true],
  ['HR intern', true],
  ['java developers pune', true],
  ['legal officer', true],
  ['sales', false],
  ['sales manager', false],
  ['chief financial officer', false],
  ['associate director', false],
  ['engineering lead', false],
  ['assistant to the CEO', false],
])('"%s" names a position without leadership: %s', (query, expected) => {
  expect(namesContributor(foldText(query))).toBe(expected);
});

it.each([
  ['Head - Treasury', true],
  ['Chief Financial Officer', true],
  ['AVP - Claims', true],
  ['General Manager', true],
  ['CTO', true],
  ['Sales Executive', false],
  ['Area Sales Manager', false],
  ['Overhead Crane Operator', false],
  ['Lead - Rewards', false],
  ['Executive Assistant to the Director', false],
  ['Admin Executive - Head Office', false],
])('"%s" is the title of somebody who leads managers: %s', (title, expected) => {
  expect(isHeadTitle(foldText(title).join(' '))).toBe(expected);
});
