import { defineBlock } from '@broadsheet/contract/block-definition';
import { Profile } from '@broadsheet/contract/entities/profile';
import Type from 'typebox';

const FilesData = Type.Pick(Profile.properties.rd, [
  'resumePath',
  'resumeName',
  'resumeUpdatedAt',
  'audioPath',
  'videoPath',
]);
export type FilesData = Type.Static<typeof FilesData>;

export const profileFiles = defineBlock({
  type: 'profile-files',
  version: 1,
  title: 'Profile: resume, video and audio',
  description: "The member's resume, video and audio: upload, replace and remove.",
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({ told: FilesData }),
  messages: ['forms', 'profile', 'profile-files', 'upload'],
  hydrate: 'visible',
  personal: true,
  onFailure: 'defer',
  pages: ['myprofile'],
  limit: 1,
});
