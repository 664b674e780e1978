import { applyOutlook } from '@broadsheet/contract/calls/applications';
import { proCheck } from '@broadsheet/contract/calls/follow-up';
import { jobDetail } from '@broadsheet/contract/calls/job';
import { coverLetter } from '@broadsheet/contract/calls/profile';
import { describe, expect, it } from 'vitest';
import { jobDetailFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './apply-form.fixtures.ts';
import { ApplyForm } from './apply-form.tsx';
import { loadApplyForm } from './loader.ts';

const settings = { title: 'Apply', button: 'Submit application' };
const load = async (job: object, from: string | null = null) => {
  const answers = {
    [jobDetail.path]: { ...jobDetailFixture, applyUrl: null, ...job },
    [proCheck.path]: { apply: { limit: 30, left: from === null ? 3 : 0, from } },
    [applyOutlook.path]: { left: 3, from: null, lacks: [], items: [] },
    [coverLetter.path]: { data: { coverText: 'Dear all', includeCoverletter: 0 } },
  };
  const { context } = loaderContext('/job/applied/1234', answers, { session: sessionFixture });
  return (await loadApplyForm(settings, context)).data;
};

describe('the form of an application', () => {
  it('prefills the letter of the profile, and returns to its page', async () => {
    expect(await load({})).toMatchObject({ letter: 'Dear all', next: '/job/applied/1234' });
  });

  it('shows from when an application is possible again', async () => {
    expect(await load({}, '2026-12-03T11:00:00Z')).toMatchObject({
      from: '3 December 2026 at 4:30 pm IST',
    });
    const text = textOf(renderFixture(ApplyForm, fixtures, 'at the limit'));
    expect(text).toContain('You can apply again from 3 December 2026 at 4:30 pm IST.');
    expect(text).not.toContain('Submit application');
  });

  it.each([
    ['was applied for', { appliedAt: '2026-11-11T20:00:00Z' }],
    ['is taken elsewhere', { applyUrl: 'https://careers.example.com/1' }],
    ['has closed', { status: 'expired' }],
  ])('is absent for a job that %s', async (_why, job) => {
    expect(await load(job)).toBeNull();
  });

  it("renders the employer's questions as plain fields", () => {
    const html = renderFixture(ApplyForm, fixtures);
    expect(html).toContain('action="/api/job/jobdetail/apply"');
    expect(html).toMatch(
      /<input[^>]* name="q1"[^>]* required=""|<input[^>]* required=""[^>]* name="q1"/,
    );
    expect(html.match(/type="radio"/g)).toHaveLength(4);
    expect(html).toMatch(/<textarea[^>]* name="coverLetter"[^>]*>Dear Kaveri Systems/);
  });
});
