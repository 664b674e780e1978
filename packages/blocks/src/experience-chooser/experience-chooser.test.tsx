import type { Session } from '@broadsheet/contract/entities/session';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './experience-chooser.fixtures.ts';
import { ExperienceChooser } from './experience-chooser.tsx';
import { loadExperienceChooser } from './loader.ts';

it('shows the nine bands and marks the selected one', async () => {
  const { context } = loaderContext('/?utm=x');
  const audience = { ...context.audience, experienceBand: 4 };
  const { data } = await loadExperienceChooser({ title: 'T', text: '' }, { ...context, audience });
  expect(data?.next).toBe('/?utm=x');
  expect(data?.bands).toHaveLength(9);
  expect(data?.bands.filter(({ current }) => current)).toEqual([
    { id: 4, label: '4–6 years', current: true },
  ]);
});

it('marks none for an unknown reader', async () => {
  const { data } = await loadExperienceChooser(
    { title: 'T', text: '' },
    loaderContext('/').context,
  );
  expect(data?.bands.some(({ current }) => current)).toBe(false);
});

it('is absent for members whose prompt asks the same question', async () => {
  const { context } = loaderContext('/');
  const audience = { ...context.audience, cohort: 'experienceMissing' as const };
  const result = await loadExperienceChooser({ title: 'T', text: '' }, { ...context, audience });
  expect(result).toEqual({ data: null });
});

it('does not ask a member with a known experience, and shows links instead', async () => {
  const { context } = loaderContext('/');
  const settings = { title: 'How many years of experience do you have?', text: '' };
  const audience = { ...context.audience, experienceBand: 3 };
  const of = async (session: Session | null) =>
    (await loadExperienceChooser(settings, { ...context, audience, session })).data;
  const reader = { ...sessionFixture.reader, experienceBand: 3 };
  const known = await of({ ...sessionFixture, reader });
  if (!known) throw new Error('nothing to draw');
  expect(known.known?.title).toBe('Jobs for 2–3 years of experience');
  expect(known.known?.links).toHaveLength(known.bands.length);
  const html = renderFixture(ExperienceChooser, { usual: { settings, data: known } });
  expect(html).not.toMatch(/How many years of experience|<form|name="band"/);
  expect(html).toContain('href="/jobfeed"');
  for (const result of [await of(null), await of(sessionFixture)]) expect(result?.known).toBeNull();
});

it('is a form that works without JavaScript', () => {
  const html = renderFixture(ExperienceChooser, fixtures);
  expect(html).toMatch(/<form action="\/preferences\/experience" method="post">/);
  expect(html).toMatch(/<input type="hidden" name="next" value="\/"/);
  expect(html).toMatch(/value="2" aria-current="true" name="band">0–1 year</);
});
