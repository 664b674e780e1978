import { belongsTo } from '@broadsheet/layout-engine/audiences/condition';
import { listAudienceUses } from './audience-uses.ts';
import { type FilesDeps, loadAudiencesOfChange, loadFilesOfChange } from './audiences-of-change.ts';
import type { ChangeDeps } from './change-deps.ts';
import { shareOfViews } from './share-of-views.ts';
import type { StudioHandlers } from './studio-handler.ts';

export interface AudienceDeps extends FilesDeps, Pick<ChangeDeps, 'records' | 'definitions'> {}

/** The calls of Studio about named audiences. */
export const createAudienceHandlers = (
  deps: AudienceDeps,
): Pick<StudioHandlers, 'listAudiences' | 'listAudienceUses'> => {
  const { records, definitions } = deps;
  return {
    listAudiences: async ({ query: { change, page = null } }) => {
      const audiences = await loadAudiencesOfChange(deps, change);
      const counts = audiences.size > 0 ? await records.loadAudienceCounts() : [];
      return {
        items: [...audiences].map(([key, audience]) => ({
          key,
          ...audience,
          share: shareOfViews(counts, page, (count) => belongsTo(audience, count)),
        })),
      };
    },
    listAudienceUses: async ({ query: { change } }) => ({
      items: listAudienceUses(await loadFilesOfChange(deps, change), definitions),
    }),
  };
};
