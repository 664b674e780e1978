import { resumeDocument } from '@broadsheet/contract/calls/resume-document';
import { CatalogueError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { drawFixture, textOf } from '../draw.fixtures.tsx';
import { loaderContext } from '../loader-context.fixtures.ts';
import { sessionFixture } from '../session.fixtures.ts';
import { loadResumeBuilder } from './loader.ts';
import { fixtures } from './resume-builder.fixtures.ts';
import { ResumeBuilder } from './resume-builder.tsx';

const load = (answer: unknown, session: typeof sessionFixture | null = sessionFixture) =>
  loadResumeBuilder(
    { title: 'Your resume' },
    loaderContext('/resume-builder', { [resumeDocument.path]: answer }, { session }).context,
  );

it('is the resume of who reads, where their plan holds it', async () => {
  const document = { basics: { name: 'Asha' } };
  expect((await load({ document, version: 2, updatedAt: null })).data).toEqual({
    plans: '/subscribe/plans',
    own: {
      owner: 'x7',
      resume: document,
      version: 2,
      pdf: '/api/user/resume-document/pdf',
      json: '/api/user/resume-document/json',
    },
  });
});

it('is what it gives, for those whose plan does not; and a failure is one', async () => {
  expect(await load(new CatalogueError('PLAN_NEEDED'))).toEqual({
    data: { plans: '/subscribe/plans', own: null },
  });
  const html = drawFixture(ResumeBuilder, fixtures, 'no plan');
  expect(textOf(html)).toContain('The resume builder is part of a plan that you do not have yet.');
  expect(html).toContain('href="/subscribe/plans"');
  expect(html).not.toContain('resume-document');
  await expect(load(new CatalogueError('SERVICE_UNAVAILABLE'))).rejects.toThrow();
  expect(await load({}, null)).toEqual({ data: null });
});

it('can be read and downloaded without JavaScript, and typed in only with it', () => {
  const html = drawFixture(ResumeBuilder, fixtures);
  expect(html).toMatch(/<a [^>]*href="\/api\/user\/resume-document\/pdf"/);
  expect(html).toContain('<fieldset class="');
  expect(html).toMatch(/<fieldset [^>]*disabled=""/);
  expect(html).toContain('<noscript>');
  expect(textOf(html)).toContain('Engineer Jun 2020 – Present');
});

it.each([
  ['empty', 'Your name'],
  ['modern', 'Contact'],
])('has a preview when it is %s', (name, words) => {
  expect(textOf(drawFixture(ResumeBuilder, fixtures, name))).toContain(words);
});
