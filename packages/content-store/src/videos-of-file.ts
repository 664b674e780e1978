import type { Finding } from '@broadsheet/contract/finding';
import { VIDEOS_PATH } from '@broadsheet/contract/video-address';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';
import { createLocator } from './split-csv.ts';

/** A video or captions file of this site that content names, and the finding if it does not exist. */
export interface NamedVideoFile {
  /** The name of the file. */
  readonly name: string;
  readonly finding: Finding;
}

/** Behind a quote, a bracket, a comma or a blank: a URL of another site may have the same path. */
const ADDRESS =
  /(?<=["'(,\s])\/videos\/([a-z0-9]+(?:-[a-z0-9]+)*\.(?:mp4|webm|vtt))(?=["'),\s?#]|$)/g;

/** Every video and captions file of this site that the text of a file names, wherever. */
export const videosOfFile = rememberLast(
  ({ file, text }: ContentFile): readonly NamedVideoFile[] => {
    if (text === null) return [];
    const locate = createLocator(text);
    return [...text.matchAll(ADDRESS)].map(({ index, 1: name = '' }) => ({
      name,
      finding: {
        file,
        ...locate(index),
        code: 'UNKNOWN_VIDEO',
        message: `there is no file ${VIDEOS_PATH}/${name}`,
        mend: 'Upload it in Studio, put the file into layouts/videos/, or remove its URL.',
      },
    }));
  },
);

/** A fault for each named file that does not exist. @param missing names of files */
export const missingVideos = (
  videos: readonly NamedVideoFile[],
  missing: readonly string[],
): readonly Finding[] =>
  videos.filter(({ name }) => missing.includes(name)).map(({ finding }) => finding);
