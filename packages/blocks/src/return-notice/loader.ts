import { defineLoader } from '@broadsheet/contract/block-loader';
import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { resolvePage } from '@broadsheet/contract/resolve-page';
import { LOGIN_REASONS } from './login-reasons.ts';
import { returnNotice } from './schema.ts';

/** Returns no data unless `next` is a member page of this site. Nothing of the URL itself is shown. */
export const loadReturnNotice = defineLoader(
  returnNotice,
  ({ texts }, { brand, messages, page }) => {
    const resolved = resolvePage(brand, page.query.next ?? '');
    if ('redirect' in resolved || PAGE_KINDS[resolved.kind].auth !== 'seeker')
      return { data: null };
    const reason = LOGIN_REASONS[resolved.kind];
    const text = texts[resolved.kind] ?? (reason && messages['login-reasons'][reason]);
    return { data: text === undefined ? null : { text } };
  },
);
