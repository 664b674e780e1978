import { defineLoader } from '@broadsheet/contract/block-loader';
import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { resolvePage } from '@broadsheet/contract/resolve-page';
import { LOGIN_TEXTS } from './login-texts.ts';
import { returnNotice } from './schema.ts';

/** Stays away unless `next` is a page of this site for members. Nothing of the address itself is shown. */
export const loadReturnNotice = defineLoader(returnNotice, ({ texts }, { brand, page }) => {
  const asked = resolvePage(brand, page.query.next ?? '');
  if ('redirect' in asked || PAGE_KINDS[asked.kind].auth !== 'seeker') return { data: null };
  const text = texts[asked.kind] ?? LOGIN_TEXTS[asked.kind];
  return { data: text === undefined ? null : { text } };
});
