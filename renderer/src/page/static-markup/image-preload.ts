import { attribute } from './attribute.ts';
import type { Props } from './react-tree.ts';

const INLINE_IMAGE = /^data:/i;

const isAddress = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && !INLINE_IMAGE.test(value));

/**
 * Renders the `<link rel="preload">` that React adds for an image that is neither lazy nor low priority; empty for
 * others.
 */
export const imagePreload = (props: Props): string => {
  const { src, srcSet, sizes, crossOrigin, fetchPriority } = props;
  if (props.loading === 'lazy' || fetchPriority === 'low') return '';
  if (!(src || srcSet) || !isAddress(src) || !isAddress(srcSet)) return '';
  const credentials = crossOrigin === 'use-credentials' ? crossOrigin : '';
  const link = {
    href: srcSet ? undefined : src,
    imageSrcSet: srcSet,
    imageSizes: typeof sizes === 'string' ? sizes : undefined,
    crossOrigin: typeof crossOrigin === 'string' ? credentials : undefined,
    integrity: props.integrity,
    type: props.type,
    fetchPriority,
    referrerPolicy: props.referrerPolicy,
  };
  const written = Object.entries(link).map(([name, value]) => attribute(name, value));
  return `<link rel="preload" as="image"${written.join('')}/>`;
};
