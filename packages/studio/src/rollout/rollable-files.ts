import { isLandingName } from '@broadsheet/contract/page-name';
import { isLayout, pageOfLayout } from '../format/is-layout.ts';

const ROLLED = /^layouts\/(banners\/[^/]+\.csv|content\/[^/]+\.md)$/;

/**
 * Files that a rollout cannot contain: experiments have their own shares, search engines get one version, and a landing
 * page is there for everybody or for nobody.
 */
export const unrollable = (files: readonly string[]): readonly string[] =>
  files.filter(
    (file) => !ROLLED.test(file) && (!isLayout(file) || isLandingName(pageOfLayout(file))),
  );
