import { defineLoader } from '@broadsheet/contract/block-loader';
import { recommendationList } from '@broadsheet/contract/calls/recommendations';
import { socialConnections } from '@broadsheet/contract/calls/social-connections';
import type { Recommendation } from '@broadsheet/contract/entities/recommendation';
import type { Messages } from '@broadsheet/messages/message-areas';
import { shownRecommendations } from './schema.ts';

const toShown = (
  { recommendationId, name, type, positions, comment, picUrl }: Recommendation,
  relations: Messages['relations'],
) => ({
  recommendationId,
  name,
  facts: [
    ...(type === null ? [] : [relations[type]]),
    ...positions.map(({ title, company }) => `${title}, ${company}`),
  ].join(' · '),
  comment: comment ?? '',
  picture: picUrl,
});

export const loadShownRecommendations = defineLoader(
  shownRecommendations,
  async (_settings, { call, session, messages: { relations } }) => {
    if (!session?.isLoggedIn) return { data: null };
    const [{ items }, connections] = await Promise.all([
      call(recommendationList, {}),
      call(socialConnections, {}),
    ]);
    return {
      data: {
        items: items
          .filter(({ status }) => status === 'accepted')
          .map((item) => toShown(item, relations)),
        waiting: items.filter(({ status }) => status === 'received').length,
        connections: connections.items.map(({ kind, address }) => ({ kind, address })),
      },
    };
  },
);
