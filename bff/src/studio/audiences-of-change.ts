import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { ContentFile } from '@broadsheet/content-store/read-content-files';
import {
  AUDIENCES_FILE,
  type NamedAudiences,
  NO_AUDIENCES,
} from '@broadsheet/contract/named-audiences';
import { parseAudiences } from '@broadsheet/layout-engine/audiences/parse-audiences';
import { documentsOf, findChange } from '@broadsheet/publishing/find-change';
import type { ChangeDeps } from './change-handlers.ts';

export interface AudiencesDeps extends Pick<ChangeDeps, 'runQuery'> {
  readonly content: Pick<ContentStore, 'reading'>;
}

/** The named audiences of a draft; undefined: the live ones. NOT_FOUND: the draft. */
export type LoadAudiences = (change: string | undefined) => Promise<NamedAudiences>;

const textOf = (files: readonly ContentFile[]): string | null | undefined =>
  files.find(({ file }) => file === AUDIENCES_FILE)?.text;

const parse = (text: string | null | undefined): NamedAudiences =>
  (text && parseAudiences(AUDIENCES_FILE, text).written?.audiences) || NO_AUDIENCES;

export const createAudienceLoader = ({ runQuery, content }: AudiencesDeps): LoadAudiences => {
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
  return async (change) =>
    parse(change === undefined ? textOf(reading().files) : await textIn(change));
};
