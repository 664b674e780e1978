import { feedPreferences } from '@broadsheet/contract/calls/feed-preferences';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './feed-preferences.fixtures.ts';
import { FeedPreferences } from './feed-preferences.tsx';
import { loadFeedPreferences } from './loader.ts';

const backend = { dataId: 1, label: 'Backend', tag: 'backend' };
const pune = { id: 6, label: 'Pune', slug: 'pune' };

it('starts with the saved preferences, beside those of the profile', async () => {
  const answers = {
    [feedPreferences.path]: {
      preferences: { areas: [backend], cities: [pune], minPay: 12.5, workFromHome: 1 },
      fromProfile: { areas: [backend], cities: [pune], skills: 8, keywords: 1 },
    },
  };
  const { context } = loaderContext('/personalize-jobfeed', answers, { session: sessionFixture });
  const { data } = await loadFeedPreferences({ title: 'T' }, context);
  expect(data?.values).toEqual({ areas: '1', cities: 'pune', minPay: '12.5', workFromHome: '1' });
  expect(data?.known).toBe('Backend · Pune · 8 skills · 1 followed keyword');
});

it('is a plain form that works without JavaScript, with empty lists too', () => {
  const html = renderFixture(FeedPreferences, fixtures);
  expect(html).toContain('action="/api/job/jobfeed/preferences"');
  expect(html).toContain('<input type="hidden" name="areas[]" value=""/>');
  expect(html).toMatch(/type="checkbox"[^>]*name="areas\[\]"[^>]*checked=""[^>]*value="1"/);
  expect(textOf(renderFixture(FeedPreferences, fixtures, 'nothing added'))).toContain(
    "doesn't have enough to match jobs yet",
  );
});
