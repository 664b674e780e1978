import { defineLoader } from '@broadsheet/contract/block-loader';
import { failureText } from '@broadsheet/contract/form-outcome';
import { loadProviders } from '../shared/form/load-providers.ts';
import { registerForm } from './schema.ts';

const REGISTRATION = /^[\w-]{1,64}$/;

export const loadRegisterForm = defineLoader(registerForm, async (_settings, context) => {
  const { page } = context;
  const { next = '', seekerId = '' } = page.query;
  return {
    data: {
      next,
      failed: failureText(page),
      providers: [...(await loadProviders(context))],
      seekerId: REGISTRATION.test(seekerId) ? seekerId : null,
    },
  };
});
