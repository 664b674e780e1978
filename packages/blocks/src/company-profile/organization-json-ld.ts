import type { Company } from '@broadsheet/contract/entities/company';
import { hrefOf } from '@broadsheet/contract/match-page';

/** A company as schema.org Organization, under the same name as in its JobPosting data. Unknown fields are left out. */
export const organizationJsonLd = (company: Company): Record<string, unknown> => {
  const { about, founded, headquarters, logo, name, slug } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': hrefOf('company', { slug }),
    name,
    ...(logo && { logo }),
    ...(about && { description: about }),
    ...(founded !== null && { foundingDate: String(founded) }),
    ...(headquarters && {
      address: {
        '@type': 'PostalAddress',
        addressLocality: headquarters.label,
        addressCountry: 'IN',
      },
    }),
  };
};
