/**
 * Folders whose texts still stand in code. Converting one moves its texts to `layouts/messages/` and takes it off this list.
 * Nothing is added: a new text is a message from the start.
 */
export const UNCONVERTED_FOLDERS: ReadonlySet<string> = new Set([
  'packages/blocks/src/profile-about',
  'packages/blocks/src/profile-additional',
  'packages/blocks/src/profile-cover',
  'packages/blocks/src/profile-details',
  'packages/blocks/src/profile-education',
  'packages/blocks/src/profile-files',
  'packages/blocks/src/profile-prompt',
  'packages/blocks/src/profile-skills',
  'packages/blocks/src/profile-summary',
  'packages/blocks/src/profile-work',
  'packages/blocks/src/resume-builder',
  'packages/blocks/src/resume-builder/editor',
  'packages/blocks/src/resume-builder/model',
  'packages/blocks/src/resume-builder/preview',
  'packages/blocks/src/resume-builder/saving',
  'packages/blocks/src/shared/profile',
  'packages/blocks/src/shared/profile/forms',
  'packages/blocks/src/shared/profile/skills-input',
  'packages/blocks/src/update-profile',
  'renderer/src/navigation',
  'renderer/src/page',
  'renderer/src/preview',
]);
