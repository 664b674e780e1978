import type { FormSettings } from './form-settings.ts';
import { hashText } from './hash-text.ts';

type Shown = Pick<FormSettings, 'title' | 'fields' | 'purpose' | 'consent' | 'answerDays'>;

/**
 * What the page of a form shows and an answer is stored with, as a short text that the form sends along: an answer to texts
 * that are no longer live would be stored with a consent that its sender never gave. Pure.
 */
export const formVersionOf = ({ title, fields, purpose, consent, answerDays }: Shown): string => {
  const written = fields.map(({ kind, label, help = '', required = false, choices = [] }) => [
    kind,
    label,
    help,
    required,
    choices,
  ]);
  return hashText(JSON.stringify([title, purpose, consent, answerDays, written])).toString(36);
};
