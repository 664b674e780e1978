import { readTestSites } from '@broadsheet/test-kit/database/create-test-services';
import { expect, it } from 'vitest';
import { renderMessage } from '../mail/render-message.ts';
import { reportFixture } from './report.fixtures.ts';

const render = async (report: string) =>
  renderMessage(
    {
      channel: 'email',
      template: 'weekly-job-report',
      seeker_id: 12,
      variables: { name: 'Asha Rao', report },
    },
    (await readTestSites()).tech,
    new Uint8Array(32),
  );

it('a weekly report tells of each job, and leads to it and to the whole list', async () => {
  const { subject, text, html } = await render(JSON.stringify(reportFixture));
  expect(subject).toBe('2 new jobs for you this week');
  const site = 'http://tech.localhost:3000';
  for (const { title, company, places, experience, pay, path } of reportFixture.jobs) {
    const line = `${company} · ${places} · ${experience} · ${pay}`;
    expect(text).toContain(`* ${title}\n${line}\nView job at ${company}:\n${site}${path}\n`);
    expect(html).toContain(`>${title}</h2>`);
    expect(html).toContain(`>${line}</p>`);
    expect(html).toContain(`href="${site}${path}"`);
  }
  expect(text).toContain(`View all jobs:\n${site}${reportFixture.listPath}\n`);
});

it('a weekly report of one job says so', async () => {
  const jobs = reportFixture.jobs.slice(0, 1);
  const { subject } = await render(JSON.stringify({ ...reportFixture, jobs }));
  expect(subject).toBe('1 new job for you this week');
});

it('a weekly report that is told something else is not sent', async () => {
  await expect(render('{}')).rejects.toThrow('is no report');
});
