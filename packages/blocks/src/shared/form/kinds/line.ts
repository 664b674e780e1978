import { type KindTraits, trimmed } from '../field-kinds.ts';

/** A short text on one line, such as a company name. */
export const line = (missing: string, autoComplete = 'off', maxLength = 200): KindTraits => ({
  type: 'text',
  autoComplete,
  maxLength,
  isProse: true,
  missing,
  tidy: (typed) => trimmed(typed).replace(/\s+/g, ' '),
});
