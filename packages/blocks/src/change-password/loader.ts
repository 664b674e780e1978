import { defineLoader } from '@broadsheet/contract/block-loader';
import { readerOf, savedHref } from '../parts/settings-section.ts';
import { changePasswordForm } from './schema.ts';

export const loadChangePassword = defineLoader(changePasswordForm, (_settings, context) => ({
  data: readerOf('changepassword', context) ? { next: savedHref('changepassword') } : null,
}));
