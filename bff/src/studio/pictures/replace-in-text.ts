import { addressOfImage } from '@broadsheet/contract/media';
import { PICTURE_ALT_SETTING, PICTURE_SETTING } from '@broadsheet/contract/pictures';
import { memberName, parseJson } from '@broadsheet/layout-engine/json-source';
import { PICTURES } from '../uses/file-kind.ts';
import type { FileText } from '../uses/list-uses.ts';
import { type NamedFile, namedFilesOfJson } from '../uses/named-files-of-json.ts';

export interface Replacement {
  readonly from: string;
  readonly to: string;
  /** Null: each place keeps its text. */
  readonly alt: string | null;
}

interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Sets the alternative text beside a picture, where one is written. An empty one says that the picture decorates. */
const spliceAlt = ({ path, owner }: NamedFile, alt: string): Splice[] => {
  if (path.at(-1) !== PICTURE_SETTING || owner?.type !== 'Object') return [];
  const member = owner.members.find((each) => memberName(each) === PICTURE_ALT_SETTING);
  if (member?.value.type !== 'String' || member.value.value === '') return [];
  const { start, end } = member.value.loc;
  return [{ start: start.offset, end: end.offset, text: JSON.stringify(alt) }];
};

const splice = (text: string, splices: readonly Splice[]): string =>
  [...splices]
    .sort((left, right) => right.start - left.start)
    .reduce(
      (rest, { start, end, text: put }) => rest.slice(0, start) + put + rest.slice(end),
      text,
    );

/** A file's text with another picture in each place that shows one; all else stays as it is written. */
export const replaceInText = ({ file, text }: FileText, { from, to, alt }: Replacement): string => {
  const swap = (each: string) => each.replaceAll(addressOfImage(from), addressOfImage(to));
  if (alt === null || !file.endsWith('.json')) return swap(text);
  // Offsets count from after a byte order mark.
  const plain = text.replace(/^\ufeff/, '');
  const { source } = parseJson(file, plain);
  if (!source) return swap(text);
  const named = namedFilesOfJson(source.root, PICTURES).filter(({ digest }) => digest === from);
  return swap(
    splice(
      plain,
      named.flatMap((each) => spliceAlt(each, alt)),
    ),
  );
};
