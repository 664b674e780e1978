import { defineLoader } from '@broadsheet/contract/block-loader';
import { emailSettings } from '@broadsheet/contract/calls/account';
import { readerOf, savedHref } from '../shared/page/settings-section.ts';
import { contactDetails } from './schema.ts';

const SECTION = 'verify-contact-details';

export const loadContactDetails = defineLoader(contactDetails, async (_settings, context) => {
  if (!readerOf(SECTION, context)) return { data: null };
  const contact = await context.call(emailSettings, {});
  const isTrial = context.brand.flags.trialMode ?? false;
  return { data: { next: savedHref(SECTION), contact, isTrial } };
});
