import { defineLoader } from '@broadsheet/contract/block-loader';
import { failedWords } from '@broadsheet/contract/form-outcome';
import { deactivateForm } from './schema.ts';

export const loadDeactivateForm = defineLoader(deactivateForm, (_settings, { session, page }) => ({
  data: session ? { failed: failedWords(page), email: session.authInfo.email } : null,
}));
