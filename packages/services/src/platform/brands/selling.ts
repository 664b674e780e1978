import type { BrandConfig } from '@broadsheet/contract/brand-config';

/** Who sells, as it stands on invoices. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  /** Null for who is not registered for GST. */
  readonly gstin: string | null;
}

/** What a brand sells, and who stands on its invoices. */
export interface Selling {
  readonly plans: BrandConfig['plans'];
  readonly seller: Seller;
  /** How much GST prices hold; 0 where none is told of. */
  readonly gstPercent: number;
}

export const sellingOf = ({ plans, name, contact, company }: BrandConfig): Selling => ({
  plans,
  seller: {
    name: company?.legalName ?? name,
    address: company?.address ?? contact.address,
    email: contact.email,
    gstin: company?.gstin ?? null,
  },
  gstPercent: (company?.gstin && company.gstPercent) || 0,
});
