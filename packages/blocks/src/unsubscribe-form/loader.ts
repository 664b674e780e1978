import { defineLoader } from '@broadsheet/contract/block-loader';
import { failureText } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { unsubscribeForm } from './schema.ts';

const TOKEN = /^[A-Za-z0-9_.-]{20,600}$/;

export const loadUnsubscribeForm = defineLoader(unsubscribeForm, (_settings, { page }) => {
  const { token = '', done } = page.query;
  return {
    data: {
      action: TOKEN.test(token) ? hrefOf('unsubscribe', {}, { token }) : null,
      isDone: done !== undefined,
      isAlert: done === 'alert',
      failed: failureText(page),
    },
  };
});
