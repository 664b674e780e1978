import { defineLoader } from '@broadsheet/contract/block-loader';
import { failureText } from '@broadsheet/contract/form-outcome';
import { registerForm } from './schema.ts';

const REGISTRATION = /^[\w-]{1,64}$/;

export const loadRegisterForm = defineLoader(registerForm, (_settings, { page }) => {
  const { next = '', seekerId = '' } = page.query;
  return {
    data: {
      next,
      failed: failureText(page),
      seekerId: REGISTRATION.test(seekerId) ? seekerId : null,
    },
  };
});
