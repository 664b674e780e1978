import { JOB_FORMS } from '@broadsheet/contract/job-forms';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { blockComponents } from './client.ts';
import { blockFixtures } from './fixtures.ts';

/** Forms that are not a job action in a list: the response is another page, or the form belongs to a hydrated block. */
const OF_THEIR_OWN: readonly string[] = [
  // The page of the application, with letter and questions.
  'apply-form /api/job/jobdetail/apply',
  // The same with a resume: a form with a file.
  'apply-form /api/job/jobdetail/apply/with-file',
  // The ticked jobs, each with its result.
  'apply-many /api/job/jobdetail/apply-multiple',
  // The application, with the answers that were missing.
  'applied-job /api/job/jobdetail/apply-additional-info',
  // The application after it is withdrawn, and after someone applies with an incomplete profile.
  'applied-job /api/job/jobdetail/withdraw',
  'job-actions /api/job/jobdetail/apply',
  // An assessment, and the job preferences: blocks with their own forms.
  'assessment /api/job/jobdetail/assessment_start',
  'assessment /api/job/jobdetail/assessment_answer',
  'assessment /api/job/jobdetail/assessment_complete',
  'feed-preferences /api/job/jobfeed/preferences',
  // Only for browsers without JavaScript: the whole list is reloaded with the job.
  'feed-undo /api/job/jobfeed/7/unfollowjob/1234/',
];

/** Lists the forms of a block that change job data, with the call of each. */
const listForms = (root: Element): { readonly call: string; readonly form: Element | null }[] => {
  const forms = [...root.querySelectorAll('form[action]')].map((form) => ({
    call: form.getAttribute('action') ?? '',
    form,
  }));
  const buttons = [...root.querySelectorAll('[formaction]')].map((button) => {
    const named = button.getAttribute('form');
    const form = named === null ? button.closest('form') : root.querySelector(`#${named}`);
    return { call: button.getAttribute('formaction') ?? '', form };
  });
  return [...forms, ...buttons].filter(({ call }) =>
    /^\/api\/job\/(job(detail|feed)\/|alerts$)/.test(call),
  );
};

const renderBlock = async (type: string, fixture: object): Promise<Element> => {
  const Block = (await blockComponents[type]?.()) as ComponentType<object>;
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <Block {...{ id: 'own', ...fixture, slots: {}, dispatch: () => undefined }} />,
  );
  return root;
};

it('every form about a job, of every block, is one that the script of the page takes over', async () => {
  const faults = new Set<string>();
  const found = new Set<string>();
  const blocks = new Set<string>();
  for (const [type, fixtures] of Object.entries(blockFixtures)) {
    for (const fixture of Object.values(fixtures)) {
      for (const { call, form } of listForms(await renderBlock(type, fixture))) {
        const name = form?.getAttribute('data-job-form') ?? '';
        found.add(name);
        blocks.add(type);
        const isKnown = JOB_FORMS.some((known) => known === name);
        if (!isKnown && !OF_THEIR_OWN.includes(`${type} ${call}`))
          faults.add(`${type}: ${call} is sent by the browser itself`);
      }
    }
  }
  expect([...faults]).toEqual([]);
  expect(JOB_FORMS.filter((name) => !found.has(name))).toEqual([]);
  expect([...blocks]).toEqual(
    expect.arrayContaining([
      'early-jobs',
      'feed-list',
      'feed-recommended',
      'feed-removed',
      'feed-saved',
      'job-actions',
      'job-list',
      'picked-jobs',
      'similar-jobs-list',
      'women-jobs',
    ]),
  );
});
