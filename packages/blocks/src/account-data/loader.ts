import { defineLoader } from '@broadsheet/contract/block-loader';
import { bffPathOf } from '@broadsheet/contract/call';
import { dataExport } from '@broadsheet/contract/calls/account';
import { hrefOf } from '@broadsheet/contract/match-page';
import { readerOf } from '../shared/page/settings-section.ts';
import { accountData } from './schema.ts';

export const loadAccountData = defineLoader(accountData, (_settings, context) => {
  const reader = readerOf('verify-contact-details', context);
  if (!reader) return { data: null };
  const { email } = reader.authInfo;
  return { data: { download: bffPathOf(dataExport), deactivate: hrefOf('deactivate'), email } };
});
