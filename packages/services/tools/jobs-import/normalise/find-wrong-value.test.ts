import { describe, expect, it } from 'vitest';
import type { FeedJob } from '../feed-job.ts';
import { findWrongValue } from './find-wrong-value.ts';

const job: FeedJob = {
  externalId: '1',
  title: 'Store Manager',
  company: 'Acme Foods',
  locations: ['Pune'],
  remote: false,
  experience: '3-5 Yrs',
  pay: '4-6 Lacs PA',
  description: 'Runs the store in Koregaon Park.',
  skills: [],
  departments: [],
  industry: undefined,
  openings: undefined,
  applyUrl: 'https://jobs.example/1',
  postedAt: '3 days ago',
  expiresAt: undefined,
  flags: {},
};
const isCity = (text: string) => ['Pune', 'Mumbai'].includes(text);
const reasonOf = (changes: Partial<FeedJob>) =>
  findWrongValue({ ...job, ...changes }, isCity)?.reason ?? null;

describe('values that are not what their field says', () => {
  it('finds none in a job', () => {
    expect(reasonOf({})).toBeNull();
  });

  it.each<[Partial<FeedJob>, string]>([
    [
      { description: '30+ Days Ago' },
      'description is "30+ Days Ago", the age of a posting; expected the text of the job',
    ],
    [
      { description: 'https://jobs.example/1' },
      'description is "https://jobs.example/1", a link; expected the text of the job',
    ],
    [
      { title: 'Posted 3 days ago' },
      'title is "Posted 3 days ago", the age of a posting; expected the name of a job',
    ],
    [{ title: 'Mumbai' }, 'title is "Mumbai", a place; expected the name of a job'],
    [{ title: '3-5 Yrs' }, 'title is "3-5 Yrs", years of experience; expected the name of a job'],
    [
      { title: '[object Object]' },
      'title is "[object Object]", a placeholder; expected the name of a job',
    ],
    [{ company: '4.1' }, 'company is "4.1", a number; expected the name of an employer'],
    [
      { company: 'Not disclosed' },
      'company is "Not disclosed", a salary; expected the name of an employer',
    ],
    [
      { company: '3331 Reviews' },
      'company is "3331 Reviews", a rating; expected the name of an employer',
    ],
    [{ locations: ['3-5 Yrs'] }, 'location is "3-5 Yrs", years of experience; expected a place'],
    [
      { locations: ['₹ 4,00,000 - 6,00,000 P.A.'] },
      'location is "₹ 4,00,000 - 6,00,000 P.A.", a salary; expected a place',
    ],
    [{ experience: 'Pune' }, 'experience is "Pune", a place; expected years, such as 3-5 years'],
    [
      { pay: '3-5 Yrs' },
      'salary is "3-5 Yrs", years of experience; expected an amount, such as 6-9 LPA',
    ],
    [
      { postedAt: 'Mumbai' },
      'date of posting is "Mumbai", a place; expected a date, such as 2026-11-21',
    ],
    [
      { applyUrl: '30+ days ago' },
      'link is "30+ days ago", the age of a posting; expected an address that begins with https://',
    ],
    [
      { title: 'Just a moment...' },
      'title is "Just a moment...", the text of a page that was blocked; expected the name of a job',
    ],
  ])('rejects %j', (changes, reason) => {
    expect(reasonOf(changes)).toBe(reason);
  });

  it.each([
    { company: '3M' },
    { company: '24/7 Software' },
    { company: '99acres' },
    { company: 'Yes Bank' },
    { title: '3D Artist' },
    { title: 'Asst. Manager - Sr. Executive (Today)' },
    { experience: 'As per norms' },
    { experience: 'Not disclosed' },
    { pay: 'Not disclosed' },
    { locations: ['Sector 62'] },
    { locations: [] },
    { description: '' },
    { postedAt: undefined },
  ])('leaves %j alone', (changes) => {
    expect(reasonOf(changes)).toBeNull();
  });

  it('sees a description that ends in the middle of its markup, or of an Excel cell', () => {
    expect(reasonOf({ description: '<p>You lead the team.</p><p clas' })).toMatch(
      /^description is cut off: it ends with /,
    );
    expect(reasonOf({ description: 'Cook. '.repeat(6_000).slice(0, 32_767) })).toMatch(
      /^description is cut off/,
    );
    expect(reasonOf({ description: 'Bread, tea &nbs' })).toMatch(/^description is cut off/);
    for (const description of ['Teams of < 5 people', 'Works in R&D', 'Career #T&D'])
      expect(reasonOf({ description })).toBeNull();
  });
});
