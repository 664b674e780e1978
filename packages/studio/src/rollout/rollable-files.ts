import { isLayout } from '../format/is-layout.ts';

const ROLLED = /^layouts\/(banners\/[^/]+\.csv|content\/[^/]+\.md)$/;

/** The files that cannot be served to a share: an experiment has one of its own, search engines are one. */
export const unrollable = (files: readonly string[]): readonly string[] =>
  files.filter((file) => !isLayout(file) && !ROLLED.test(file));
