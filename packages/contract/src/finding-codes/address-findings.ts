import type { FindingGuide } from '../finding-guide.ts';

/** Faults of the addresses that content adds: of landing pages and `layouts/redirects.json`. */
export const ADDRESS_FINDINGS = {
  ADDRESS_OWNED: {
    means:
      'The address of a landing page, or one that redirects, belongs to a page of the product, a call or a file.',
    mend: 'Choose another address. A landing page needs a first part that no page of the product has.',
  },
  ADDRESS_TAKEN: {
    means: 'Two landing pages or redirects of a brand have the same address.',
    mend: 'Choose another address, or let each of them name other brands.',
  },
  LANDING_FIELDS: {
    means:
      'A landing page lacks its address or its title, or the layout of another page has fields that only landing pages have.',
    mend: 'Add `address` and `seo` to a landing page; remove the fields from any other layout.',
  },
  REDIRECT_CHAIN: {
    means: 'A redirect leads to an address that redirects again, or back to itself.',
    mend: 'Write the last address of the chain as `to`.',
  },
} as const satisfies Record<string, FindingGuide>;
