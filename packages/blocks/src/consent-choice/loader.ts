import { defineLoader } from '@broadsheet/contract/block-loader';
import { consentChoice } from './schema.ts';

/** Never says what was chosen: the page is the same for everybody, and may be shared. */
export const loadConsentChoice = defineLoader(consentChoice, (_settings, { page }) => ({
  data: { next: page.path },
}));
