import { APPLY_LIMIT_DEFAULT } from '@broadsheet/contract/apply-rules';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { ProseFact } from '@broadsheet/contract/prose';
import { formatCounted } from './format-count.ts';
import { formatRupees } from './format-rupees.ts';

/** The values of the placeholders in a text. */
const brandFacts = ({
  name,
  tagline,
  links,
  plans,
  contact,
  applyLimit = APPLY_LIMIT_DEFAULT,
}: BrandConfig): Record<ProseFact, string> => ({
  brandName: name,
  tagline,
  recruiterLogin: links.recruiterLogin,
  earlyApplicantPrice: formatRupees(plans.earlyApplicant.priceRupees),
  earlyApplicantTerm: formatCounted(plans.earlyApplicant.months, 'month'),
  resumeBuilderTerm: formatCounted(plans.resumeBuilder.months, 'month'),
  proPrice: formatRupees(plans.proMembership.priceRupees),
  proTerm: formatCounted(plans.proMembership.months, 'month'),
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

/** Replaces placeholders with the brand's values: "{brandName}". */
export const fillFacts = (text: string, brand: BrandConfig): string => {
  const facts: Readonly<Record<string, string>> = brandFacts(brand);
  return text.replace(/\{(\w+)\}/g, (written, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? written) : written,
  );
};
