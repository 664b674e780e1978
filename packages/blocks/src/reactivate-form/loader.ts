import { defineLoader } from '@broadsheet/contract/block-loader';
import { failureText } from '@broadsheet/contract/form-outcome';
import { INACTIVE_CODE, REACTIVATE_STEP } from '@broadsheet/contract/reactivation';
import type Type from 'typebox';
import { reactivateForm } from './schema.ts';

type Data = Type.Static<typeof reactivateForm.data>;

export const loadReactivateForm = defineLoader(reactivateForm, (_settings, { page }) => {
  const wasSent = page.query.failed === INACTIVE_CODE;
  const data: Data = {
    step: wasSent || page.query.step === REACTIVATE_STEP ? 'code' : 'password',
    failed: wasSent ? null : failureText(page),
  };
  return { data };
});
