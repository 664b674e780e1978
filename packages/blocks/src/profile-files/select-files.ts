import type { OwnProfile } from '../shared/profile/own-profile.ts';
import type { FilesData } from './schema.ts';

export const selectFiles = ({ profile: { rd } }: OwnProfile): FilesData | null =>
  rd
    ? {
        resumePath: rd.resumePath,
        resumeName: rd.resumeName,
        resumeUpdatedAt: rd.resumeUpdatedAt,
        audioPath: rd.audioPath,
        videoPath: rd.videoPath,
      }
    : null;
