import { APPLY_LIMIT_DEFAULT } from '@broadsheet/contract/apply-rules';
import type { LoaderContext } from '@broadsheet/contract/block-loader';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { ProseFact } from '@broadsheet/contract/prose';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { formatRupees } from './format-rupees.ts';

/** The values of the placeholders in a text. */
const brandFacts = (
  { name, tagline, links, plans, contact, applyLimit = APPLY_LIMIT_DEFAULT }: BrandConfig,
  { months }: Messages['times'],
): Record<ProseFact, string> => ({
  brandName: name,
  tagline,
  recruiterLogin: links.recruiterLogin,
  earlyApplicantPrice: formatRupees(plans.earlyApplicant.priceRupees),
  earlyApplicantTerm: formatMessage(months, { count: plans.earlyApplicant.months }),
  resumeBuilderTerm: formatMessage(months, { count: plans.resumeBuilder.months }),
  proPrice: formatRupees(plans.proMembership.priceRupees),
  proTerm: formatMessage(months, { count: plans.proMembership.months }),
  applyLimit: String(applyLimit),
  resumeBuilderPrice: formatRupees(plans.resumeBuilder.priceRupees),
  bothSave: formatRupees(plans.bothSaveRupees),
  contactEmail: contact.email,
  contactMail: `mailto:${contact.email}`,
  contactPhone: contact.phone,
  contactCall: `tel:${contact.phone.replaceAll(' ', '')}`,
  contactHours: contact.hours,
  contactAddress: contact.address,
});

/** What the values of placeholders come from. */
export type FactSource = Pick<LoaderContext, 'brand' | 'messages'>;

/** Replaces placeholders with the brand's values: "{brandName}". */
export const fillFacts = (text: string, { brand, messages }: FactSource): string => {
  const facts: Readonly<Record<string, string>> = brandFacts(brand, messages.times);
  return text.replace(/\{(\w+)\}/g, (written, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? written) : written,
  );
};
