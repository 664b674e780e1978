import type Type from 'typebox';
import type { ContentItem } from './content-item.ts';

type Item = Pick<Type.Static<typeof ContentItem>, 'title' | 'text' | 'imageUrl' | 'link'>;

/** Content of marketing as entries of a list; those without a picture have the mark of an employer. */
export const itemEntries = (items: readonly Item[]) =>
  items.map(({ title, text, imageUrl, link }) => ({
    title,
    href: link,
    text: text ?? '',
    logo: imageUrl ?? null,
  }));

/** Links of marketing as entries of a list; those without a picture have their icon, or nothing. */
export const linkEntries = (items: readonly Type.Static<typeof ContentItem>[]) =>
  itemEntries(items).map((entry, index) => ({ ...entry, icon: items[index]?.icon ?? null }));
