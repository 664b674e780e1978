import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { jobFixture, NOW } from '../../job.fixtures.ts';
import { textOf } from '../../render.fixtures.tsx';
import { rowFixtures } from '../list/list.fixtures.ts';
import { JobRows } from './job-row.tsx';
import { toJobRow } from './job-row-data.ts';

const messages = builtInMessages().jobs;

describe('a row of jobs', () => {
  const html = renderToStaticMarkup(<JobRows rows={rowFixtures} messages={messages} />);

  it('shows title, company, city, experience, salary and age', () => {
    expect(textOf(html)).toContain(
      'Senior Java Developer Kaveri Systems Pune, Mumbai 4–6 years ₹12–18 lakh 3 days ago',
    );
  });

  it('shows what is not disclosed, and remote work', () => {
    expect(textOf(html)).toContain(
      'Nilgiri Retail Work from home Anywhere in India 0–1 year Salary not disclosed Today',
    );
  });

  it('has two tab stops: the link of the title, then the save button', () => {
    const stops = html.match(/<(a|button|input)\b/g);
    expect(stops).toEqual(rowFixtures.flatMap(() => ['<a', '<button']));
    expect(html).toMatch(/href="\/j\/senior-java-developer-kaveri-systems-1234">Senior Java/);
  });
});

it('saves by a plain form of its list, and unsaves a saved job', () => {
  const [first, second] = rowFixtures;
  if (!first || !second) throw new Error('two rows are needed');
  const html = renderToStaticMarkup(
    <JobRows rows={[first, { ...second, saved: true }]} messages={messages} />,
  );
  expect(html).toContain('action="/api/job/jobdetail/save" method="post"');
  expect(html).toMatch(
    /value="1234" aria-pressed="false" name="jobcode"><span[^>]*>Save Senior Ja/,
  );
  expect(html).toMatch(
    /aria-pressed="true" name="jobcode" formaction="\/api\/job\/jobdetail\/uns/i,
  );
});

it('has a note for every flag of the employer', () => {
  const flags = { ...jobFixture.flags, exDefence: true, femaleBackWorkForce: true };
  expect(toJobRow({ ...jobFixture, flags }, NOW, builtInMessages().times).notes).toEqual([
    'Women returning to work',
    'Ex-defence welcome',
  ]);
});
