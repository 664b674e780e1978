import { recommendationList } from '@broadsheet/contract/calls/recommendations';
import { describe, expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { askedFixture } from '../recommendation.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { loadOwnRecommendations } from './loader.ts';
import { fixtures } from './own-recommendations.fixtures.ts';
import { OwnRecommendations } from './own-recommendations.tsx';

const settings = { title: 'T', message: '' };
const answers = { [recommendationList.path]: { items: [askedFixture] } };
const load = async (session: typeof sessionFixture | null) =>
  (
    await loadOwnRecommendations(
      settings,
      loaderContext('/pendingrecommendations', answers, { session }).context,
    )
  ).data;
const draw = (name?: string) => renderFixture(OwnRecommendations, fixtures, name);

describe('own recommendations', () => {
  it('are those of who is signed in', async () => {
    expect(await load(sessionFixture)).toMatchObject({ items: [askedFixture], isDone: false });
    expect(await load(null)).toBeNull();
  });

  it('stand by what is to be done about them, what waits for the reader first', () => {
    const text = textOf(draw());
    const parts = ['For you to read', 'Shown on your profile', 'Not answered', 'Kept to yourself'];
    const places = [...parts, 'Ask somebody'].map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });

  it('are decided about by plain forms, each named for whom it is about', () => {
    const html = draw();
    expect(html).toContain('action="/api/user/recommendation/processrecommendation" method="post"');
    expect(html).toMatch(
      /name="action" value="accept"\/><input [^>]*name="recommendationId" value="42"/,
    );
    expect(textOf(html)).toContain('Show it on my profile (Vikram Nair)');
  });

  it('can be reminded when their time has come, and say when', () => {
    expect(textOf(draw())).toContain('Can be reminded from 24 November 2026.');
    const late = draw('long');
    expect(late).toContain('action="/api/user/recommendation/resendmail"');
    expect(textOf(late)).toContain('Reminded 3 times');
  });

  it('repeat no word of others as HTML', () => {
    expect(draw('long')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('say what has become of a form that was sent by itself', () => {
    expect(draw('failed')).toMatch(/role="alert">You have asked this address/);
    expect(draw('done')).toMatch(/role="status">Done/);
    expect(textOf(draw('empty'))).toContain('Nobody has been asked yet.');
  });
});
