import { jobDetail } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { describe, expect, it } from 'vitest';
import { jobDetailFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './job-actions.fixtures.ts';
import { JobActions } from './job-actions.tsx';
import { loadJobActions } from './loader.ts';

const { outcomes } = builtInMessages();

const settings = { applyText: 'Apply', employerText: 'Apply on company site' };
const path = '/j/senior-java-developer-kaveri-systems-1234';
const load = async (change: object, address = path) => {
  const answers = { [jobDetail.path]: { ...jobDetailFixture, ...change } };
  return (await loadJobActions(settings, loaderContext(address, answers).context)).data;
};

describe('loading the actions of a job', () => {
  it('shows what the reader has done, by the day in India', async () => {
    expect(await load({ saved: 1, appliedAt: '2026-11-11T20:00:00Z' })).toMatchObject({
      applied: '12 November 2026',
      saved: true,
    });
    expect(await load({})).toMatchObject({ applied: null, saved: false });
  });

  it('is fixed to the bottom of phones, applied or not, so that there is no layout shift', async () => {
    expect(await load({})).toMatchObject({ floats: true });
    expect(await load({ appliedAt: '2026-11-11T20:00:00Z' })).toMatchObject({ floats: true });
  });

  it('shows the result of a form or its failure, and returns without it', async () => {
    expect(await load({}, `${path}?failed=JOB_CLOSED`)).toMatchObject({
      notice: { isSuccess: false, text: 'This job has closed and no longer accepts applications.' },
      next: path,
    });
    expect(await load({}, `${path}?done=apply`)).toMatchObject({
      notice: { isSuccess: true, text: outcomes.jobApplied },
      next: path,
    });
    expect(await load({}, `${path}?done=toString`)).toMatchObject({ notice: null });
  });

  it.each([
    ['closed', { status: 'expired' }],
    ['past its day', { expiresAt: '2026-11-20T00:00:00Z' }],
  ])('has no actions for a job that is %s', async (_why, change) => {
    expect(await load(change)).toBeNull();
  });

  it('has no actions for a missing job', async () => {
    const answers = { [jobDetail.path]: new AppError('JOB_NOT_FOUND') };
    expect(await loadJobActions(settings, loaderContext(path, answers).context)).toEqual({
      data: null,
    });
  });
});

describe('rendering it', () => {
  it('is plain forms that name the job and return here', () => {
    const html = renderFixture(JobActions, fixtures);
    expect(html).toContain('action="/api/job/jobdetail/apply" method="post"');
    expect(html).toContain('value="1234" aria-pressed="false" name="jobcode"');
    expect(html.match(new RegExp(`name="next" value="${path}"`, 'g'))).toHaveLength(2);
  });

  it("links to the employer's site if it takes applications, and lets the seeker note one", () => {
    const html = renderFixture(JobActions, fixtures, 'at the employer');
    expect(html).toMatch(/href="https:\/\/careers.example.com\/1234" rel="nofollow noopener"/);
    expect(textOf(html)).toContain('Mark as applied');
  });

  it("links to the employer's questions if they are required", () => {
    const html = renderFixture(JobActions, fixtures, 'questions');
    expect(html).toMatch(/href="\/job\/applied\/1234">Apply</);
    expect(html).not.toContain('jobdetail/apply"');
  });

  it('shows the date of an application, and no form', () => {
    const html = renderFixture(JobActions, fixtures, 'done');
    expect(textOf(html)).toContain('Applied on 12 November 2026');
    expect(html).not.toContain('/jobdetail/apply');
    expect(html).toMatch(
      /aria-pressed="true" name="jobcode" formaction="\/api\/job\/jobdetail\/unsave"/i,
    );
  });

  it('shows a failure at once', () => {
    expect(renderFixture(JobActions, fixtures, 'failed')).toContain(
      'role="alert">This job is closed',
    );
  });
});
