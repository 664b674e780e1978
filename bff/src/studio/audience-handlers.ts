import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { ContentFile } from '@broadsheet/content-store/read-content-files';
import {
  AUDIENCES_FILE,
  type NamedAudiences,
  NO_AUDIENCES,
} from '@broadsheet/contract/named-audiences';
import { belongsTo } from '@broadsheet/layout-engine/audiences/condition';
import { parseAudiences } from '@broadsheet/layout-engine/audiences/parse-audiences';
import { documentsOf, findChange } from '@broadsheet/publishing/find-change';
import type { ChangeDeps } from './change-handlers.ts';
import { shareOfViews } from './share-of-views.ts';
import type { StudioHandlers } from './studio-handler.ts';

export interface AudienceDeps extends Pick<ChangeDeps, 'runQuery' | 'records'> {
  readonly content: Pick<ContentStore, 'reading'>;
}

const textOf = (files: readonly ContentFile[]): string | null | undefined =>
  files.find(({ file }) => file === AUDIENCES_FILE)?.text;

const parse = (text: string | null | undefined): NamedAudiences =>
  (text && parseAudiences(AUDIENCES_FILE, text).written?.audiences) || NO_AUDIENCES;

/** The call of Studio that lists named audiences. */
export const createAudienceHandlers = ({
  runQuery,
  records,
  content,
}: AudienceDeps): Pick<StudioHandlers, 'listAudiences'> => {
  const { reading } = content;
  const textIn = async (change: string): Promise<string | null | undefined> => {
    const documents = await runQuery(async (queries) => {
      await findChange(queries, change);
      return documentsOf(queries, change);
    });
    const edited = documents.find(({ file }) => file === AUDIENCES_FILE);
    if (!edited) return textOf(reading().files);
    // A draft that takes the published text away: the file is live again.
    return edited.text ?? textOf(reading().beneath);
  };
  return {
    listAudiences: async ({ query: { change, page = null } }) => {
      const text = change === undefined ? textOf(reading().files) : await textIn(change);
      const audiences = parse(text);
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
