import { expect, it } from 'vitest';
import { foldText } from '../../../platform/text-search/fold-text.ts';
import { isHeadTitle, namesContributor } from './seniority.ts';

it('knows who does the work from who leads it', () => {
  for (const query of ['sales executive', 'HR intern', 'java developers pune', 'legal officer'])
    expect(namesContributor(foldText(query)), query).toBe(true);
  for (const query of [
    'sales',
    'sales manager',
    'chief financial officer',
    'associate director',
    'engineering lead',
  ])
    expect(namesContributor(foldText(query)), query).toBe(false);
});

it('knows the titles of those who lead managers', () => {
  for (const title of [
    'Head - Treasury',
    'Chief Financial Officer',
    'AVP - Claims',
    'General Manager',
  ])
    expect(isHeadTitle(foldText(title).join(' ')), title).toBe(true);
  for (const title of [
    'Sales Executive',
    'Area Sales Manager',
    'Overhead Crane Operator',
    'Lead - Rewards',
  ])
    expect(isHeadTitle(foldText(title).join(' ')), title).toBe(false);
});
