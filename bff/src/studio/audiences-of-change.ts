import type { ContentStore } from '@broadsheet/content-store/content-store';
import {
  CONTENT_FOLDERS,
  type ContentFile,
  nameOfFile,
} from '@broadsheet/content-store/read-content-files';
import {
  AUDIENCES_FILE,
  type NamedAudiences,
  NO_AUDIENCES,
} from '@broadsheet/contract/named-audiences';
import { parseAudiences } from '@broadsheet/layout-engine/audiences/parse-audiences';
import { documentsOf, findChange } from '@broadsheet/publishing/find-change';
import type { ChangeDeps } from './change-deps.ts';

export interface FilesDeps extends Pick<ChangeDeps, 'runQuery'> {
  readonly content: Pick<ContentStore, 'reading'>;
}

const written = (file: string, text: string): readonly ContentFile[] => {
  const folder = CONTENT_FOLDERS.find((each) => each === file.slice(0, file.lastIndexOf('/')));
  return folder ? [{ folder, file, name: nameOfFile(file), text }] : [];
};

/** The content files with those of a draft; undefined: the live ones. NOT_FOUND: the draft. */
export const loadFilesOfChange = async (
  { runQuery, content }: FilesDeps,
  change: string | undefined,
): Promise<readonly ContentFile[]> => {
  const { files, beneath } = content.reading();
  if (change === undefined) return files;
  const documents = await runQuery(async (queries) => {
    await findChange(queries, change);
    return documentsOf(queries, change);
  });
  const edited = new Set(documents.map(({ file }) => file));
  return [
    ...files.filter(({ file }) => !edited.has(file)),
    // A draft that takes the published text away: the file is live again.
    ...documents.flatMap(({ file, text }) =>
      text === null ? beneath.filter((each) => each.file === file) : written(file, text),
    ),
  ];
};

/** The named audiences of some content files; none while their file cannot be read. */
export const audiencesIn = (files: readonly ContentFile[]): NamedAudiences => {
  const text = files.find(({ file }) => file === AUDIENCES_FILE)?.text;
  return (text && parseAudiences(AUDIENCES_FILE, text).written?.audiences) || NO_AUDIENCES;
};

/** The named audiences of a draft; undefined: the live ones. NOT_FOUND: the draft. */
export const loadAudiencesOfChange = async (
  deps: FilesDeps,
  change: string | undefined,
): Promise<NamedAudiences> => audiencesIn(await loadFilesOfChange(deps, change));
