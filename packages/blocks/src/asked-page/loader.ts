import { defineLoader } from '@broadsheet/contract/block-loader';
import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { resolvePage } from '@broadsheet/contract/resolve-page';
import { askedPage } from './schema.ts';

/** Stays away unless `next` is a page of this site for members: nothing else is repeated from an address. */
export const loadAskedPage = defineLoader(askedPage, ({ text }, { brand, page }) => {
  const asked = resolvePage(brand, page.query.next ?? '');
  if ('redirect' in asked || PAGE_KINDS[asked.kind].auth !== 'seeker') return { data: null };
  return { data: { text: text.replaceAll('{page}', () => asked.pathname) } };
});
