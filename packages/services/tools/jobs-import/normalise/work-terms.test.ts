import { describe, expect, it } from 'vitest';
import { readShift, readWorkMode, type WorkTexts } from './work-terms.ts';

const texts: WorkTexts = {
  workplace: '',
  shift: '',
  title: 'Clerk',
  locations: [],
  description: '',
};

describe('the work mode', () => {
  it.each([
    ['Hybrid', 'hybrid'],
    ['hybrid (3 days)', 'hybrid'],
    ['OnSite', 'office'],
    ['on_site', 'office'],
    ['Work from office', 'office'],
    ['no', null],
    ['unspecified', null],
  ])('of the field %j is %s', (workplace, mode) => {
    expect(readWorkMode({ ...texts, workplace })).toBe(mode);
  });

  it.each([
    ['Hybrid - Pune', 'hybrid'],
    ['Pune (Hybrid)', 'hybrid'],
    ['Pune', null],
  ])('of the location %j is %s', (location, mode) => {
    expect(readWorkMode({ ...texts, locations: [location] })).toBe(mode);
  });

  it.each([
    ['Java Developer (Hybrid)', 'hybrid'],
    ['HR Executive - Work from office', 'office'],
    ['Hybrid App Developer', null],
    ['Hybrid Cloud Architect', null],
    ['Sales Officer', null],
  ])('of the title %j is %s', (title, mode) => {
    expect(readWorkMode({ ...texts, title })).toBe(mode);
  });

  it.each([
    ['This is a hybrid role in Pune.', 'hybrid'],
    ['Work mode: Hybrid', 'hybrid'],
    ['You come in 3 days a week from the office. Hybrid working model.', 'hybrid'],
    ['2 days work from office, the rest from home', 'hybrid'],
    ['5 days work from office', 'office'],
    ['Work from office only, at Andheri.', 'office'],
    ['Mode of work: WFO', 'office'],
    ['Work from office or work from home', null],
    ['No work from office needed', null],
    ['This is not a hybrid role', null],
    ['Experience with hybrid cloud and hybrid apps', null],
    ['Run hybrid workloads on AWS', null],
    ['Knows MS Office', null],
  ])('of the text %j is %s', (description, mode) => {
    expect(readWorkMode({ ...texts, description })).toBe(mode);
  });
});

describe('the shift', () => {
  it.each([
    ['Night', 'night'],
    ['US shift', 'night'],
    ['General shift', 'day'],
    ['Rotational (day/night)', 'rotational'],
    ['Day / Night', null],
    ['9 am to 6 pm', null],
  ])('of the field %j is %s', (shift, expected) => {
    expect(readShift({ ...texts, shift })).toBe(expected);
  });

  it.each([
    ['Candidates work in night shifts.', 'night'],
    ['US Shift (6 pm to 3 am)', 'night'],
    ['Fixed day shift, Monday to Saturday', 'day'],
    ['Rotational shifts, 24x7', 'rotational'],
    ['Rotational night shifts', 'rotational'],
    ['Shifts are rotational', 'rotational'],
    ['Day shift or night shift', null],
    ['Night shift not required', null],
    ['Night shifts are not required.', null],
    ['No night shift', null],
    ['We do not have night shifts', null],
    ['Night shifts if required', null],
    ['Night shift allowance', null],
    ['Shift left testing', null],
    ['A makeshift office', null],
    ['Help us shift to the cloud', null],
    ['Works well in shifts', null],
  ])('of the text %j is %s', (description, expected) => {
    expect(readShift({ ...texts, description })).toBe(expected);
  });
});
