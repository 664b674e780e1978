export type FormKind = 'blog' | 'brand' | 'competitions' | 'seo' | 'surveys';

const FILES: readonly (readonly [FormKind, RegExp])[] = [
  ['blog', /^layouts\/blogs\/[a-z]+\.json$/],
  ['brand', /^brand-configs\/[a-z]+\.json$/],
  ['competitions', /^layouts\/competitions\/[a-z]+\.json$/],
  ['seo', /^layouts\/seo\/[^/]+\.json$/],
  ['surveys', /^layouts\/surveys\/[a-z]+\.json$/],
];

/** Which form edits a content file; undefined if it has none. */
export const formKindOf = (file: string): FormKind | undefined =>
  FILES.find(([, pattern]) => pattern.test(file))?.[0];
