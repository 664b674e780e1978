import type { ContentStore } from '@broadsheet/content-store/content-store';
import { AppError } from '@broadsheet/contract/errors';
import { isSameShape } from '@broadsheet/contract/picture-crop';
import { PICTURE_SHAPES } from '@broadsheet/contract/picture-shape';
import { NO_PICTURES, PICTURES_FILE } from '@broadsheet/contract/pictures';
import type { ContentUse } from '@broadsheet/contract/studio/content-use';
import type { StudioPicture } from '@broadsheet/contract/studio/picture-calls';
import type { Staff } from '@broadsheet/contract/studio/staff';
import { editDocuments } from '@broadsheet/publishing/edit-change';
import { documentsOf, findChange } from '@broadsheet/publishing/find-change';
import { listLibraryImages } from '@broadsheet/publishing/images';
import { listOpenDocuments } from '@broadsheet/publishing/list-changes';
import type { ImageStore } from '../../media/image-store.ts';
import { readWebp } from '../../media/read-webp.ts';
import { type ChangeDeps, readChange, staffNameOf } from '../change-deps.ts';
import type { StudioHandlers } from '../studio-handler.ts';
import { createUseCollector } from '../uses/collect-uses.ts';
import { PICTURES } from '../uses/file-kind.ts';
import { textInChange } from '../uses/text-in-change.ts';
import { currentDescriptions } from './current-descriptions.ts';
import { editDescription, refuse, replaceInChange, requireAlt } from './edit-pictures.ts';
import { describeOne, type PictureFacts, readDescriptions } from './list-pictures.ts';

type PictureHandlers = Pick<
  StudioHandlers,
  'listPictures' | 'readPicture' | 'describePicture' | 'replacePicture'
>;

export interface PictureDeps
  extends Pick<ChangeDeps, 'runQuery' | 'publisher' | 'definitions' | 'audit' | 'now'> {
  readonly content: Pick<ContentStore, 'reading'>;
  readonly images: Pick<ImageStore, 'find'>;
}

/** The facts of a picture of the files; null where there is none. Pictures never change, so they are read once. */
const createFactsOfFiles = (images: PictureDeps['images']) => {
  const known = new Map<string, PictureFacts>();
  return async (digest: string): Promise<PictureFacts | null> => {
    const found = known.get(digest);
    if (found) return found;
    const bytes = await images.find(digest);
    const size = bytes && readWebp(bytes);
    if (!size || 'fault' in size) return null;
    const facts = { digest, ...size, bytes: bytes.length, uploadedAt: null };
    known.set(digest, facts);
    return facts;
  };
};

const createList = ({ content, runQuery, definitions, images }: PictureDeps) => {
  const factsOfFile = createFactsOfFiles(images);
  const collectUses = createUseCollector(PICTURES);
  /** @param change its descriptions instead of the live ones */
  return async (change: string | undefined): Promise<StudioPicture[]> => {
    const { files, beneath } = content.reading();
    const [documents, own] = await runQuery(async (queries) => {
      if (change !== undefined) await findChange(queries, change);
      return [
        await listOpenDocuments(queries),
        change === undefined ? [] : await documentsOf(queries, change),
      ];
    });
    const text = textInChange({ files, beneath }, own, PICTURES_FILE);
    const written = readDescriptions(text) ?? NO_PICTURES;
    const uses = collectUses(files, documents, definitions);
    const named = [
      ...new Set([...uses.live.keys(), ...uses.drafts.keys(), ...Object.keys(written.pictures)]),
    ];
    const stored = await runQuery((queries) => listLibraryImages(queries, named));
    const isStored = new Set(stored.map(({ digest }) => digest));
    const others = await Promise.all(
      named.filter((digest) => !isStored.has(digest)).map(factsOfFile),
    );
    const all: PictureFacts[] = [...stored, ...others.flatMap((facts) => facts ?? [])];
    return all.map((facts) => describeOne(facts, written, uses));
  };
};

const { wordmark: LOGO } = PICTURE_SHAPES;
const isLogo = ({ file }: ContentUse): boolean => file.startsWith('brand-configs/');

/** Logos are shown whole, so that their shape does not matter, and have a largest size. */
const requireFit = (before: StudioPicture, after: StudioPicture): void => {
  const { uses } = before;
  if (!uses.every(isLogo) || uses.length === 0)
    if (!isSameShape(before, after)) refuse('picture', 'Choose a picture of the same shape.');
  const isTooLarge = after.width > LOGO.width || after.height > LOGO.height;
  if (isTooLarge && uses.some(isLogo))
    refuse(
      'picture',
      `This picture is a logo. Choose one of up to ${LOGO.width} × ${LOGO.height} pixels.`,
    );
};

/** Handlers of Studio's calls about the library of pictures. */
export const createPictureHandlers = (deps: PictureDeps): PictureHandlers => {
  const { content, runQuery, publisher, audit, now } = deps;
  const list = createList(deps);
  const read = async (digest: string, change?: string): Promise<StudioPicture> => {
    const found = (await list(change)).find((each) => each.digest === digest);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  };
  const edit = async (change: string, staff: Staff, texts: Parameters<typeof editDocuments>[2]) => {
    const act = { by: staffNameOf(staff), at: now() };
    const files = await runQuery((queries) => editDocuments(queries, change, texts, act));
    for (const file of files)
      await audit({ staff: act.by, action: 'change.save', subject: change, details: { file } });
    return readChange(deps, change);
  };
  return {
    listPictures: async ({ query: { change } }) => ({ items: await list(change) }),
    readPicture: ({ params, query: { change } }) => read(params.digest, change),
    describePicture: async ({ params: { digest }, body: { change, ...described }, staff }) => {
      if (described.description) requireAlt('description.alt', described.description.alt);
      const picture = await read(digest, change);
      if (described.archived && picture.uses.length + picture.drafts.length > 0)
        refuse('archived', 'This picture is used. Replace it everywhere first.');
      return edit(change, staff, async (documents, queries) => {
        const current = await currentDescriptions(content.reading(), documents, queries);
        const text = editDescription(current.pictures, digest, described);
        return [{ file: PICTURES_FILE, text, live: current.live, rebase: true }];
      });
    },
    replacePicture: async ({ params: { digest }, body, staff }) => {
      const { change, picture, alt = null } = body;
      if (alt !== null) requireAlt('alt', alt);
      if (picture === digest) refuse('picture', 'Choose another picture.');
      const [before, after] = [await read(digest, change), await read(picture, change)];
      if (after.archived) refuse('picture', 'This picture was removed from the library.');
      requireFit(before, after);
      return edit(change, staff, (documents) => {
        const replacement = { from: digest, to: picture, alt };
        const texts = replaceInChange(content.reading(), documents, replacement);
        if (texts.length === 0) refuse('picture', 'Nothing uses this picture.');
        return texts.map((each) => ({ ...each, live: publisher.liveDigest(each.file) }));
      });
    },
  };
};
