import { type KindTraits, trimmed } from '../field-kinds.ts';

/** A few words on one line, such as the name of a company. */
export const line = (missing: string, autoComplete = 'off', maxLength = 200): KindTraits => ({
  type: 'text',
  autoComplete,
  maxLength,
  isProse: true,
  missing,
  tidy: (typed) => trimmed(typed).replace(/\s+/g, ' '),
});
