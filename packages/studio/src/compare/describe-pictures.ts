import {
  type DescribedPicture,
  PICTURES_FILE,
  type Pictures,
  PicturesFile,
} from '@broadsheet/contract/pictures';
import { parseContent } from '@broadsheet/layout-engine/parse-content';
import { quoted } from '../format/quote.ts';
import { describeEntries } from './describe-entries.ts';

const UNNAMED = 'A picture without a name';

const readPictures = (text: string): Pictures | null =>
  parseContent(PICTURES_FILE, text, PicturesFile).value as Pictures | null;

const formatFocus = ({ focus }: DescribedPicture): string =>
  focus
    ? `${Math.round(focus.x * 100)}% from the left, ${Math.round(focus.y * 100)}% from the top`
    : '';

const KIND = {
  subjectOf: (_: string, { name }: DescribedPicture) => `Picture ${quoted(name)}`,
  facts: [
    { label: 'name', format: ({ name }: DescribedPicture) => name },
    { label: 'what it shows', format: ({ alt }: DescribedPicture) => alt },
    { label: 'most important point', format: formatFocus },
  ],
};

/** What differs in the names and descriptions of pictures; null if a version cannot be read. */
export const describePictures = (before: string, after: string): readonly string[] | null => {
  const [was, is] = [readPictures(before), readPictures(after)];
  if (!was || !is) return null;
  const subjectOf = (digest: string): string => {
    const picture = is.pictures[digest] ?? was.pictures[digest];
    return picture ? KIND.subjectOf(digest, picture) : UNNAMED;
  };
  const { archived: hiddenBefore = [] } = was;
  const { archived: hiddenAfter = [] } = is;
  return [
    ...describeEntries(
      new Map(Object.entries(was.pictures)),
      new Map(Object.entries(is.pictures)),
      KIND,
    ),
    ...hiddenAfter
      .filter((digest) => !hiddenBefore.includes(digest))
      .map((digest) => `${subjectOf(digest)} removed from the library.`),
    ...hiddenBefore
      .filter((digest) => !hiddenAfter.includes(digest))
      .map((digest) => `${subjectOf(digest)} restored to the library.`),
  ];
};
