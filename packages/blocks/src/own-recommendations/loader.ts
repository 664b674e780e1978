import { defineLoader } from '@broadsheet/contract/block-loader';
import { recommendationList } from '@broadsheet/contract/calls/recommendations';
import { failureText } from '@broadsheet/contract/form-outcome';
import { ownRecommendations } from './schema.ts';

export const loadOwnRecommendations = defineLoader(
  ownRecommendations,
  async (_settings, { call, page, session, now }) => {
    if (!session?.isLoggedIn) return { data: null };
    const { items } = await call(recommendationList, {});
    const { done } = page.query;
    return { data: { items, now, isDone: done !== undefined, failed: failureText(page) } };
  },
);
