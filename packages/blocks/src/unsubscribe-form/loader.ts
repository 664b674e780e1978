import { defineLoader } from '@broadsheet/contract/block-loader';
import { failureText } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { unsubscribeForm } from './schema.ts';

const TOKEN = /^[A-Za-z0-9_.-]{20,600}$/;

/** By the link, as `of`, or by the call that it made, as `done`. */
const ABOUT: ReadonlyMap<string | undefined, 'alert' | 'alerts'> = new Map([
  ['alert', 'alert'],
  ['jobFeed', 'alerts'],
]);

export const loadUnsubscribeForm = defineLoader(unsubscribeForm, (_settings, { page }) => {
  const { token = '', of, done } = page.query;
  return {
    data: {
      action: TOKEN.test(token) ? hrefOf('unsubscribe', {}, { token }) : null,
      isDone: done !== undefined,
      about: ABOUT.get(done ?? of) ?? 'emails',
      failed: failureText(page),
    },
  };
});
