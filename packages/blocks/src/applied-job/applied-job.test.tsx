import { applicationOf } from '@broadsheet/contract/calls/applications';
import { assessment } from '@broadsheet/contract/calls/assessments';
import { proCheck } from '@broadsheet/contract/calls/follow-up';
import { jobDetail } from '@broadsheet/contract/calls/job';
import type { Application } from '@broadsheet/contract/entities/application';
import { AppError } from '@broadsheet/contract/errors';
import { describe, expect, it } from 'vitest';
import { jobDetailFixture, jobFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './applied-job.fixtures.ts';
import { AppliedJob } from './applied-job.tsx';
import { loadAppliedJob } from './loader.ts';

const settings = { followUpText: 'Follow up with recruiter' };
const appliedAt = '2026-11-02T06:00:00.000Z';
const application: Application = {
  job: jobFixture,
  status: 'applied',
  appliedAt,
  atEmployer: false,
  steps: [{ status: 'applied', at: appliedAt }],
  answers: [],
  coverLetter: null,
  open: [],
  followUps: [],
};
const load = async (
  change: Partial<Application>,
  isPro: boolean,
  from: string | null = null,
  found: object = new AppError('ASSESSMENT_NOT_FOUND'),
) => {
  const answers = {
    [assessment.path]: found,
    [jobDetail.path]: { ...jobDetailFixture, appliedAt },
    [applicationOf.path]: { ...application, ...change },
    [proCheck.path]: { isPro, followUp: { left: from === null ? 1 : 0, from } },
  };
  const { context } = loaderContext('/job/applied/1234', answers, { session: sessionFixture });
  const { data } = await loadAppliedJob(settings, context);
  return data?.found ? data.sent : null;
};

describe('one application', () => {
  it('can be followed up by a pro member, else it gives the reason', async () => {
    expect((await load({}, true))?.followUp).toMatchObject({ mayAsk: true, whyNot: null });
    expect((await load({}, false))?.followUp).toMatchObject({
      mayAsk: false,
      way: { href: '/subscribe/pro-membership' },
    });
    expect((await load({}, true, '2026-11-23T06:00:00Z'))?.followUp).toMatchObject({
      mayAsk: false,
      whyNot:
        'You can follow up once every 7 days. Your next follow-up is from 23 November 2026 at 11:30 am IST.',
    });
  });

  it('shows the state of its assessment, with a link while there is something to do', async () => {
    const found = {
      jobId: 1234,
      title: 'Java basics',
      questions: 8,
      minutes: 20,
      deadline: '2026-11-29T11:00:00.000Z',
      endsAt: '2026-11-22T11:00:00.000Z',
      result: { percent: 75, passed: true },
    };
    const loadTestText = async (state: string) =>
      (await load({}, true, null, { ...found, state }))?.test;
    const way = (label: string) => ({ label, href: '/pendingassessments?job=1234' });
    expect((await load({}, true))?.test).toBeNull();
    expect(await loadTestText('waiting')).toEqual({
      text: 'The recruiter wants you to take an assessment: Java basics, 8 questions in 20 minutes. Start by 29 November 2026 at 4:30 pm IST.',
      way: way('View assessment'),
    });
    expect(await loadTestText('running')).toMatchObject({ way: way('Continue') });
    expect(await loadTestText('done')).toEqual({
      text: 'You scored 75% in the assessment: Java basics.',
      way: null,
    });
    expect(await loadTestText('missed')).toMatchObject({ way: null });
    expect(await loadTestText('ended')).toMatchObject({ way: null });
  });

  it.each([
    ['decided', { status: 'rejected' as const }],
    ['at the employer’s', { atEmployer: true }],
  ])('cannot be changed when it is %s', async (_what, change) => {
    expect(await load(change, true)).toMatchObject({
      lacking: null,
      followUp: { mayAsk: false, whyNot: null },
    });
  });

  it('is loaded only if the path names a job', async () => {
    const gone = { [jobDetail.path]: new AppError('JOB_NOT_FOUND') };
    for (const path of ['/job/applied/999', '/job/applied/nonsense']) {
      const { context } = loaderContext(path, gone, { session: sessionFixture });
      const loaded = await loadAppliedJob(settings, context);
      expect(loaded).toMatchObject({ data: { found: false }, page: { status: 404 } });
    }
  });
});

describe('rendering it', () => {
  it('shows its progress and the given answers', () => {
    const html = renderFixture(AppliedJob, fixtures);
    expect(html).toMatch(/aria-current="step">Shortlisted/);
    expect(textOf(html)).toContain('Reply on 16 November 2026: You will hear from us soon.');
    expect(html).toContain('action="/api/job/jobdetail/followup"');
  });

  it('lets the seeker add only what is missing', () => {
    expect(renderFixture(AppliedJob, fixtures, 'just sent')).toContain('name="q2"');
    expect(renderFixture(AppliedJob, fixtures)).not.toContain('apply-additional-info');
  });

  it('shows a failure at once', () => {
    expect(renderFixture(AppliedJob, fixtures, 'failed')).toContain('role="alert">Something Went');
  });
});
