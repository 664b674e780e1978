import { defineLoader } from '@broadsheet/contract/block-loader';
import { readerOf, savedHref } from '../shared/page/settings-section.ts';
import { secondFactorSettings } from './schema.ts';

export const loadSecondFactor = defineLoader(secondFactorSettings, (_settings, context) => {
  const reader = readerOf('changepassword', context);
  if (!reader) return { data: null };
  const { email, twoFactorAuth, verifiedNumber } = reader.authInfo;
  const next = savedHref('changepassword');
  return { data: { next, email, isOn: twoFactorAuth, hasNumber: verifiedNumber } };
});
