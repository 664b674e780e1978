import { fileHref, type MediaType } from '@broadsheet/contract/calls/media';
import { resumeReadinessOf } from '@broadsheet/contract/completeness';
import type { Profile } from '@broadsheet/contract/entities/profile';
import { completenessFactsOf } from './completeness-facts.ts';
import type { ProfileSource } from './profile-source.ts';

export const describeResume = ({ seeker, rows }: ProfileSource): NonNullable<Profile['rd']> => {
  const fileOf = (kind: MediaType) => rows.files.find((file) => file.media_type === kind);
  const hrefOf = (kind: MediaType) => {
    const file = fileOf(kind);
    return file ? fileHref(file.id) : null;
  };
  const resume = fileOf('resume');
  const audioPath = hrefOf('audio');
  const videoPath = hrefOf('RoundZeroVideo');
  return {
    resumePath: hrefOf('resume'),
    resumeName: resume?.name ?? null,
    resumeUpdatedAt: resume ? new Date(resume.confirmed_at).toISOString() : null,
    resumeUpdated: resume !== undefined,
    audio: audioPath !== null,
    audioPath,
    video: videoPath !== null,
    videoPath,
    resumeBuilderProfileCompleteness: resumeReadinessOf(completenessFactsOf(seeker, rows)),
  };
};
