import type { ContentStore } from '@broadsheet/content-store/content-store';
import { AppError } from '@broadsheet/contract/errors';
import { addressOfVideo, SITE_VIDEO_BYTES_MAX } from '@broadsheet/contract/site-video';
import { type StudioVideo, VideoName } from '@broadsheet/contract/studio/video-calls';
import { deleteUnusedVideo } from '@broadsheet/publishing/delete-unused-video';
import { editDocuments } from '@broadsheet/publishing/edit-change';
import { listOpenDocuments } from '@broadsheet/publishing/list-changes';
import { listSectionTexts, type SectionText } from '@broadsheet/publishing/sections';
import { listStoredVideos, saveVideoName, type VideoFacts } from '@broadsheet/publishing/videos';
import { readUpload } from '@broadsheet/uploads/read-upload';
import type { FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import type { VideoStore } from '../../media/video/video-store.ts';
import { videoTagOf } from '../../media/video/video-tag.ts';
import { type ChangeDeps, readChange, staffNameOf } from '../change-deps.ts';
import type { StudioHandlers } from '../studio-handler.ts';
import { type ContentUses, createUseCollector } from '../uses/collect-uses.ts';
import { editTexts } from '../uses/edit-texts.ts';
import { digestsOfText, VIDEOS } from '../uses/file-kind.ts';
import { refuseLargeVideo, storeUpload } from './store-upload.ts';

type VideoHandlers = Pick<
  StudioHandlers,
  'listVideos' | 'uploadVideo' | 'renameVideo' | 'removeVideo' | 'replaceVideo'
>;

export interface VideoDeps
  extends Pick<ChangeDeps, 'runQuery' | 'publisher' | 'definitions' | 'audit' | 'now'> {
  readonly content: Pick<ContentStore, 'reading'>;
  readonly videos: Pick<VideoStore, 'forget'>;
  /** Absent without caches in front of the site. */
  readonly purgeEdge?: ((tags: readonly string[]) => void) | undefined;
}

const refuse = (path: string, message: string): never => {
  throw new AppError('VALIDATION', { details: [{ path, message }] });
};

const isVideoName = Compile(VideoName);

/** Of a file that grows too large the limits of other files do not matter. */
const refuseLongBody = (error: unknown): never => {
  if (error instanceof AppError && error.code === 'FILE_TOO_LARGE') return refuseLargeVideo();
  throw error;
};

/** The name and the file of a request. PAYLOAD_TOO_LARGE, VALIDATION and the errors of `readUpload`. */
const readVideoForm = async (request: FastifyRequest) => {
  const { fields, content } = await readUpload(request, SITE_VIDEO_BYTES_MAX).catch(refuseLongBody);
  const name = (fields.name ?? '').trim();
  if (!isVideoName.Check(name)) refuse('name', 'Enter a name of 1 to 80 characters.');
  return { name, content };
};

interface VideoUses extends ContentUses {
  /** The names of saved sections, by the digest of a file that they show. */
  readonly sections: ReadonlyMap<string, readonly string[]>;
}

const describeVideo = (
  { id: _, uploadedAt, ...facts }: VideoFacts,
  { live, drafts, sections }: VideoUses,
): StudioVideo => ({
  ...facts,
  address: addressOfVideo(facts),
  uploadedAt: uploadedAt.toISOString(),
  uses: [...(live.get(facts.digest) ?? [])],
  drafts: [...(drafts.get(facts.digest) ?? [])],
  sections: [...(sections.get(facts.digest) ?? [])],
});

const collectSections = (saved: readonly SectionText[]): VideoUses['sections'] => {
  const sections = new Map<string, readonly string[]>();
  for (const { name, text } of saved)
    for (const digest of new Set(digestsOfText(VIDEOS, text)))
      sections.set(digest, [...(sections.get(digest) ?? []), name]);
  return sections;
};

const createReader = ({ content, runQuery, definitions }: VideoDeps) => {
  const collectUses = createUseCollector(VIDEOS);
  const collect = async (): Promise<VideoUses> => {
    const [documents, saved] = await runQuery(async (queries) => [
      await listOpenDocuments(queries),
      await listSectionTexts(queries),
    ]);
    const uses = collectUses(content.reading().files, documents, definitions);
    return { ...uses, sections: collectSections(saved) };
  };
  const find = async (digest: string): Promise<VideoFacts> => {
    const found = (await runQuery(listStoredVideos)).find((each) => each.digest === digest);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  };
  return { collect, find };
};

const requireSameKind = (before: VideoFacts, after: VideoFacts): void => {
  if ((before.format === 'vtt') !== (after.format === 'vtt'))
    refuse('video', 'Choose a video in place of a video, and captions in place of captions.');
};

const createReplace = (
  deps: VideoDeps,
  find: (digest: string) => Promise<VideoFacts>,
): VideoHandlers['replaceVideo'] => {
  const { content, runQuery, publisher, audit, now } = deps;
  return async ({ params: { digest }, body: { change, video }, staff }) => {
    if (video === digest) refuse('video', 'Choose another file.');
    const [before, after] = [await find(digest), await find(video)];
    requireSameKind(before, after);
    const [from, to] = [addressOfVideo(before), addressOfVideo(after)];
    const edit: Parameters<typeof editDocuments>[2] = (documents) => {
      const replace = ({ text }: { readonly text: string }) => text.replaceAll(from, to);
      const texts = editTexts(content.reading(), documents, replace);
      if (texts.length === 0) refuse('video', 'Nothing uses this file.');
      return texts.map((each) => ({ ...each, live: publisher.liveDigest(each.file) }));
    };
    const by = staffNameOf(staff);
    const files = await runQuery((queries) =>
      editDocuments(queries, change, edit, { by, at: now() }),
    );
    for (const file of files)
      await audit({ staff: by, action: 'change.save', subject: change, details: { file } });
    return readChange(deps, change);
  };
};

/** Handlers of Studio's calls about uploaded videos and their captions. */
export const createVideoHandlers = (deps: VideoDeps): VideoHandlers => {
  const { runQuery, audit, now, videos, purgeEdge } = deps;
  const { collect, find } = createReader(deps);
  return {
    listVideos: async () => {
      const [stored, uses] = [await runQuery(listStoredVideos), await collect()];
      const bytes = stored.reduce((sum, each) => sum + each.bytes, 0);
      return { items: stored.map((each) => describeVideo(each, uses)), bytes };
    },
    uploadVideo: async ({ request, staff }) => {
      const by = staffNameOf(staff);
      const upload = await readVideoForm(request);
      const stored = await storeUpload(runQuery, upload, { by, at: now() }).catch(refuseLongBody);
      videos.forget(stored.digest);
      const details = { format: stored.format, bytes: stored.bytes };
      await audit({ staff: by, action: 'video.upload', subject: stored.digest, details });
      return describeVideo(stored, await collect());
    },
    renameVideo: async ({ params: { digest }, body: { name }, staff }) => {
      const trimmed = name.trim();
      if (trimmed === '') refuse('name', 'Enter a name of 1 to 80 characters.');
      const video = await find(digest);
      await runQuery((queries) => saveVideoName(queries, digest, trimmed));
      await audit({ staff: staffNameOf(staff), action: 'video.rename', subject: digest });
      return describeVideo({ ...video, name: trimmed }, await collect());
    },
    removeVideo: async ({ params: { digest }, staff }) => {
      // Files of the deployment, which the database does not know.
      if ((await collect()).live.has(digest)) throw new AppError('VIDEO_IN_USE');
      await runQuery((queries) => deleteUnusedVideo(queries, digest));
      videos.forget(digest);
      purgeEdge?.([videoTagOf(digest)]);
      await audit({ staff: staffNameOf(staff), action: 'video.remove', subject: digest });
      return {};
    },
    replaceVideo: createReplace(deps, find),
  };
};
