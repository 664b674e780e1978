import type Type from 'typebox';
import type { ContentItem } from './content-item.ts';

/** Content entries of marketing as entries of a list. */
export const itemEntries = (items: readonly Type.Static<typeof ContentItem>[]) =>
  items.map(({ title, text, imageUrl, link }) => ({
    title,
    href: link,
    text: text ?? '',
    logo: imageUrl ?? null,
  }));
