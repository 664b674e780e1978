import { recommendationList } from '@broadsheet/contract/calls/recommendations';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { describe, expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { requestedFixture } from '../recommendation.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { loadOwnRecommendations } from './loader.ts';
import { fixtures } from './own-recommendations.fixtures.ts';
import { OwnRecommendations } from './own-recommendations.tsx';

const messages = builtInMessages().recommendations;
const settings = { title: 'T', message: '' };
const answers = { [recommendationList.path]: { items: [requestedFixture] } };
const load = async (session: typeof sessionFixture | null) =>
  (
    await loadOwnRecommendations(
      settings,
      loaderContext('/pendingrecommendations', answers, { session }).context,
    )
  ).data;
const renderBlock = (name?: string) => renderFixture(OwnRecommendations, fixtures, name);

describe('own recommendations', () => {
  it('are those of the signed-in user', async () => {
    expect(await load(sessionFixture)).toMatchObject({ items: [requestedFixture], isDone: false });
    expect(await load(null)).toBeNull();
  });

  it('are grouped by the next action, those that wait for the reader first', () => {
    const text = textOf(renderBlock());
    const headings = [
      messages.receivedTitle,
      messages.acceptedTitle,
      messages.pendingTitle,
      messages.hiddenTitle,
    ];
    const offsets = [...headings, messages.requestTitle].map((heading) => text.indexOf(heading));
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
    expect(Math.min(...offsets)).toBeGreaterThan(0);
  });

  it('have plain forms, each named after its person', () => {
    const html = renderBlock();
    expect(html).toContain('action="/api/user/recommendation/processrecommendation" method="post"');
    expect(html).toMatch(
      /name="action" value="accept"\/><input [^>]*name="recommendationId" value="42"/,
    );
    expect(textOf(html)).toContain('Show on my profile (Vikram Nair)');
  });

  it('can be reminded after a pause, and show from when', () => {
    expect(textOf(renderBlock())).toContain('You can send a reminder from 24 November 2026.');
    const longPage = renderBlock('long');
    expect(longPage).toContain('action="/api/user/recommendation/resendmail"');
    expect(textOf(longPage)).toContain("You've sent all 3 reminders.");
  });

  it('escape the text of others', () => {
    expect(renderBlock('long')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('show the result of a form without JavaScript', () => {
    expect(renderBlock('failed')).toMatch(/role="alert">You&#x27;ve already asked this person/);
    expect(renderBlock('done')).toMatch(/role="status">Done/);
    expect(textOf(renderBlock('empty'))).toContain("You haven't asked anyone yet.");
  });
});
