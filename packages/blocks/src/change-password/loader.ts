import { defineLoader } from '@broadsheet/contract/block-loader';
import { readerOf, savedHref } from '../shared/page/settings-section.ts';
import { changePasswordForm } from './schema.ts';

export const loadChangePassword = defineLoader(changePasswordForm, (_settings, context) => {
  const reader = readerOf('changepassword', context);
  if (!reader) return { data: null };
  return { data: { next: savedHref('changepassword'), email: reader.authInfo.email } };
});
