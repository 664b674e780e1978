import { defineLoader } from '@broadsheet/contract/block-loader';
import { failureText } from '@broadsheet/contract/form-outcome';
import { deactivateForm } from './schema.ts';

export const loadDeactivateForm = defineLoader(deactivateForm, (_settings, { session, page }) => ({
  data: session ? { failed: failureText(page), email: session.authInfo.email } : null,
}));
