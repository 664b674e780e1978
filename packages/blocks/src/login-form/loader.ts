import { defineLoader } from '@broadsheet/contract/block-loader';
import { failedWords } from '@broadsheet/contract/form-outcome';
import type Type from 'typebox';
import { loginForm } from './schema.ts';

type Data = Type.Static<typeof loginForm.data>;

const STEPS = ['forgot', 'reset', 'second-factor', 'recovery-code'] as const;

export const loadLoginForm = defineLoader(loginForm, (_settings, { page }) => {
  const { step, next = '', done } = page.query;
  const data: Data = {
    step: STEPS.find((known) => known === step) ?? 'password',
    next,
    failed: failedWords(page),
    done: done === 'forgot' ? done : null,
  };
  return { data };
});
