import { isLayout } from '../format/is-layout.ts';

const ROLLED = /^layouts\/(banners\/[^/]+\.csv|content\/[^/]+\.md)$/;

/** Files that a rollout cannot contain: experiments have their own shares, and search engines get one version. */
export const unrollable = (files: readonly string[]): readonly string[] =>
  files.filter((file) => !isLayout(file) && !ROLLED.test(file));
