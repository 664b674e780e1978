import { defineLoader } from '@broadsheet/contract/block-loader';
import { failedWords } from '@broadsheet/contract/form-outcome';
import type Type from 'typebox';
import { reactivateForm } from './schema.ts';

type Data = Type.Static<typeof reactivateForm.data>;

/** The right password of a closed account is refused with the word that a code was sent: the next step. */
const SENT = 'ACCOUNT_INACTIVE';

export const loadReactivateForm = defineLoader(reactivateForm, (_settings, { page }) => {
  const wasSent = page.query.failed === SENT;
  const data: Data = {
    step: wasSent || page.query.step === 'code' ? 'code' : 'password',
    failed: wasSent ? null : failedWords(page),
  };
  return { data };
});
