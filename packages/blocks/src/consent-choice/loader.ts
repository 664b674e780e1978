import { defineLoader } from '@broadsheet/contract/block-loader';
import { consentChoice } from './schema.ts';

/** The data never contains the choice: the page is the same for everybody and can be shared. */
export const loadConsentChoice = defineLoader(consentChoice, (_settings, { page }) => ({
  data: { next: page.path },
}));
