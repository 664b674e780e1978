import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textOf } from '../draw.fixtures.tsx';
import { jobFixture, NOW } from '../job.fixtures.ts';
import { JobRows } from './job-row.tsx';
import { toJobRow } from './job-row-data.ts';
import { rowFixtures } from './listing.fixtures.ts';

describe('a row of jobs', () => {
  const html = renderToStaticMarkup(<JobRows rows={rowFixtures} />);

  it('says title, company, city, experience, pay and age', () => {
    expect(textOf(html)).toContain(
      'Senior Java Developer Kaveri Systems Pune, Mumbai 4–6 years ₹12–18 lakh 3 days ago',
    );
  });

  it('says what the employer keeps to itself, and who may work from home', () => {
    expect(textOf(html)).toContain(
      'Nilgiri Retail Work from home Anywhere in India 0–1 year Confidential Today',
    );
  });

  it('is one tab stop: the link of the title', () => {
    expect(html.match(/<(a|button|input)\b/g)).toHaveLength(rowFixtures.length);
    expect(html).toMatch(/href="\/j\/senior-java-developer-kaveri-systems-1234">Senior Java/);
  });
});

it('notes every flag of the employer', () => {
  const flags = { ...jobFixture.flags, exDefence: true, femaleBackWorkForce: true };
  expect(toJobRow({ ...jobFixture, flags }, NOW).notes).toEqual([
    'Women returning to work',
    'Ex-defence welcome',
  ]);
});
