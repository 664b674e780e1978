import { recommendationList } from '@broadsheet/contract/calls/recommendations';
import { socialConnections } from '@broadsheet/contract/calls/social-connections';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { receivedFixture, requestedFixture } from '../recommendation.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { loadShownRecommendations } from './loader.ts';
import { fixtures } from './shown-recommendations.fixtures.ts';
import { ShownRecommendations } from './shown-recommendations.tsx';

it('a profile shows accepted recommendations, and counts new ones', async () => {
  const accepted = { ...receivedFixture, recommendationId: 43, status: 'accepted' };
  const answers = {
    [recommendationList.path]: { items: [requestedFixture, receivedFixture, accepted] },
    [socialConnections.path]: { items: [] },
  };
  const load = async (session: typeof sessionFixture | null) => {
    const { context } = loaderContext('/myprofile', answers, { session });
    return (await loadShownRecommendations({ title: 'T' }, context)).data;
  };
  expect(await load(sessionFixture)).toMatchObject({
    items: [{ recommendationId: 43, facts: 'Manager · Head of Payments, Deccan Ledger' }],
    waiting: 1,
  });
  expect(await load(null)).toBeNull();
});

it('a profile links to the next actions, and escapes the text of others', () => {
  const renderBlock = (name?: string) => renderFixture(ShownRecommendations, fixtures, name);
  expect(textOf(renderBlock())).toContain('1 new recommendation to review');
  expect(renderBlock()).toContain('href="https://www.linkedin.com/in/asha-rao"');
  expect(textOf(renderBlock('empty'))).toContain('Ask someone who knows your work.');
  expect(renderBlock('long')).toContain('&lt;i&gt;no&lt;/i&gt;');
});
