import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { ProseFact } from '@broadsheet/contract/prose';
import { formatRupees } from './rupees.ts';

/** What the braces in a text stand for. */
const brandFacts = ({
  name,
  tagline,
  links,
  plans,
  contact,
}: BrandConfig): Record<ProseFact, string> => ({
  brandName: name,
  tagline,
  recruiterLogin: links.recruiterLogin,
  earlyApplicantPrice: formatRupees(plans.earlyApplicant.priceRupees),
  resumeBuilderPrice: formatRupees(plans.resumeBuilder.priceRupees),
  bothSave: formatRupees(plans.bothSaveRupees),
  contactEmail: contact.email,
  contactMail: `mailto:${contact.email}`,
  contactPhone: contact.phone,
  contactCall: `tel:${contact.phone.replaceAll(' ', '')}`,
  contactHours: contact.hours,
  contactAddress: contact.address,
});

/** Writes the brand's facts in the place of their names: "{brandName}". */
export const fillFacts = (text: string, brand: BrandConfig): string => {
  const facts: Readonly<Record<string, string>> = brandFacts(brand);
  return text.replace(/\{(\w+)\}/g, (written, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? written) : written,
  );
};
