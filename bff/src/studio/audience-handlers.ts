import { belongsTo } from '@broadsheet/layout-engine/audiences/condition';
import { type AudiencesDeps, createAudienceLoader } from './audiences-of-change.ts';
import type { ChangeDeps } from './change-handlers.ts';
import { shareOfViews } from './share-of-views.ts';
import type { StudioHandlers } from './studio-handler.ts';

export interface AudienceDeps extends AudiencesDeps, Pick<ChangeDeps, 'records'> {}

/** The call of Studio that lists named audiences. */
export const createAudienceHandlers = (
  deps: AudienceDeps,
): Pick<StudioHandlers, 'listAudiences'> => {
  const { records } = deps;
  const loadAudiences = createAudienceLoader(deps);
  return {
    listAudiences: async ({ query: { change, page = null } }) => {
      const audiences = await loadAudiences(change);
      const counts = audiences.size > 0 ? await records.loadAudienceCounts() : [];
      return {
        items: [...audiences].map(([key, audience]) => ({
          key,
          ...audience,
          share: shareOfViews(counts, page, (count) => belongsTo(audience, count)),
        })),
      };
    },
  };
};
