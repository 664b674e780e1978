import { defineLoader } from '@broadsheet/contract/block-loader';
import { failureText } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { unsubscribeForm } from './schema.ts';

const TOKEN = /^[A-Za-z0-9_.-]{20,600}$/;

/** @param name of what to turn off: in a link `of`, in the answer of the call `done` */
const aboutOf = (name: string | undefined): 'alert' | 'alerts' | 'emails' => {
  if (name === 'alert') return 'alert';
  return name === 'jobFeed' ? 'alerts' : 'emails';
};

export const loadUnsubscribeForm = defineLoader(unsubscribeForm, (_settings, { page }) => {
  const { token = '', of, done } = page.query;
  return {
    data: {
      action: TOKEN.test(token) ? hrefOf('unsubscribe', {}, { token }) : null,
      isDone: done !== undefined,
      about: aboutOf(done ?? of),
      failed: failureText(page),
    },
  };
});
