import { defineLoader } from '@broadsheet/contract/block-loader';
import { failureText } from '@broadsheet/contract/form-outcome';
import { INACTIVE_CODE, REACTIVATE_STEP } from '@broadsheet/contract/reactivation';
import type Type from 'typebox';
import { loginForm } from './schema.ts';

type Data = Type.Static<typeof loginForm.data>;

const STEPS = ['forgot', 'reset', 'second-factor', 'recovery-code', REACTIVATE_STEP] as const;

export const loadLoginForm = defineLoader(loginForm, (_settings, { page }) => {
  const { step, next = '', done } = page.query;
  const isInactive = page.query.failed === INACTIVE_CODE;
  const data: Data = {
    step: isInactive ? REACTIVATE_STEP : (STEPS.find((known) => known === step) ?? 'password'),
    next,
    failed: isInactive ? null : failureText(page),
    done: done === 'forgot' ? done : null,
  };
  return { data };
});
