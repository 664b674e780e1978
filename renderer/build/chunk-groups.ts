import type { Rolldown } from 'vite';
import { HYDRATION_CHUNK } from '../src/page/hydration-chunk.ts';

const SHARED = 'packages/blocks/src/shared';
const FORM = `${SHARED}/form`;
const PROFILE = `${SHARED}/profile`;

/** Matches modules by how their paths start, seen from the root, with the separators of any system. */
const under = (...starts: readonly string[]): RegExp =>
  new RegExp(starts.join('|').replaceAll('/', String.raw`[\\/]`));

/**
 * What pages need together comes in one file: it compresses better, and fewer requests wait for each other. A group brings
 * along what its modules import, unless an earlier group has it. Blocks stay out of them, except the header: the manifest
 * names no chunk for a module that is imported on demand and lies in a group, so pages could not preload it.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // First, so that what runs before the first paint waits for no other file.
  {
    name: 'before-paint',
    test: under(
      'renderer/src/(?:before-paint|visit/is-consent-answered)',
      'packages/browser-calls/src/browser-cookies',
      'packages/contract/src/(?:question-attribute|consent-version|cookie-names)',
    ),
  },
  // Next, so that what starts a page waits for nothing else.
  { name: 'entry-client', test: under('renderer/src/entry-client', 'vite/preload-helper') },
  { name: 'react', test: under('node_modules/(?:react|react-dom|scheduler)/') },
  {
    name: HYDRATION_CHUNK,
    test: under('renderer/src/page/hydrate-block', 'packages/blocks/src/site-header/'),
  },
  {
    name: 'calls',
    test: under('packages/browser-calls/src/call-service', 'packages/messages/src/format-message'),
  },
  {
    name: 'form',
    test: under(
      `${FORM}/call-form`,
      `${FORM}/kinds/(?:line|select|textarea)`,
      `${SHARED}/page/section`,
    ),
  },
  { name: 'upload', test: under(`${SHARED}/upload/`), minShareCount: 2 },
  {
    name: 'profile-form',
    test: under(`${PROFILE}/(?:forms|skills-input)/`, `${FORM}/kinds/`),
    minShareCount: 2,
  },
  { name: 'profile', test: under(`${PROFILE}/`), minShareCount: 2 },
];
