import type { ContentStore } from '@broadsheet/content-store/content-store';
import { AUDIENCES_FILE } from '@broadsheet/content-store/read-content-files';
import { type NamedAudiences, NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import { belongsTo } from '@broadsheet/layout-engine/audiences/condition';
import { parseAudiences } from '@broadsheet/layout-engine/audiences/parse-audiences';
import { documentsOf, findChange } from '@broadsheet/publishing/find-change';
import type { ChangeDeps } from './change-handlers.ts';
import { shareOfViews } from './share-of-views.ts';
import type { StudioHandlers } from './studio-handler.ts';

export interface AudienceDeps extends Pick<ChangeDeps, 'runQuery' | 'records'> {
  readonly content: Pick<ContentStore, 'reading'>;
}

const parse = (text: string | null | undefined): NamedAudiences =>
  (text && parseAudiences(AUDIENCES_FILE, text).written?.audiences) || NO_AUDIENCES;

/** The call of Studio that lists named audiences. */
export const createAudienceHandlers = ({
  runQuery,
  records,
  content,
}: AudienceDeps): Pick<StudioHandlers, 'listAudiences'> => {
  const textIn = (change: string): Promise<string | null | undefined> =>
    runQuery(async (queries) => {
      await findChange(queries, change);
      const documents = await documentsOf(queries, change);
      return documents.find(({ file }) => file === AUDIENCES_FILE)?.text;
    });
  const live = () => content.reading().files.find(({ file }) => file === AUDIENCES_FILE)?.text;
  return {
    listAudiences: async ({ query: { change, page = null } }) => {
      const edited = change === undefined ? undefined : await textIn(change);
      const audiences = parse(edited ?? live());
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
