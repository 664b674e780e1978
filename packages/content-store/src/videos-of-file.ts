import type { Finding } from '@broadsheet/contract/finding';
import { VIDEOS_PATH } from '@broadsheet/contract/video-address';
import { type JsonSource, parseJson } from '@broadsheet/layout-engine/json-source';
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
  /(?<=^|["'(,\s])\/videos\/([a-z0-9]+(?:-[a-z0-9]+)*\.(?:mp4|webm|vtt))(?=["'),\s?#]|$)/g;

type JsonNode = JsonSource['root'];

/** A text in which an address may stand, and where each of its characters is in the file. */
interface Searched {
  readonly text: string;
  readonly offsetOf: (index: number) => number;
}

/** All strings of a tree as they are read: `\/` is a slash, and `\n` the end of a line. */
const stringsOf = (node: JsonNode, source: string): Searched[] => {
  if (node.type === 'Array') return node.elements.flatMap(({ value }) => stringsOf(value, source));
  if (node.type === 'Object') return node.members.flatMap(({ value }) => stringsOf(value, source));
  if (node.type !== 'String') return [];
  const start = node.loc.start.offset + 1;
  const isPlain = source.startsWith(node.value, start);
  return [{ text: node.value, offsetOf: (index) => (isPlain ? start + index : start) }];
};

const searchedOf = (file: string, text: string): Searched[] => {
  const { source } = file.endsWith('.json') ? parseJson(file, text) : { source: null };
  return source ? stringsOf(source.root, text) : [{ text, offsetOf: (index) => index }];
};

/** Every video and captions file of this site that the text of a file names, wherever. */
export const videosOfFile = rememberLast(
  ({ file, text }: ContentFile): readonly NamedVideoFile[] => {
    if (!text?.includes('videos')) return [];
    const locate = createLocator(text);
    const found = searchedOf(file, text).flatMap(({ text: searched, offsetOf }) =>
      [...searched.matchAll(ADDRESS)].map(({ index, 1: name = '' }) => ({
        name,
        at: offsetOf(index),
      })),
    );
    return found.map(({ name, at }) => ({
      name,
      finding: {
        file,
        ...locate(at),
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
