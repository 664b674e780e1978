import type { BrandConfig } from '@broadsheet/contract/brand-config';

/** The seller, as printed on invoices. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  /** Null for a seller without a GST registration. */
  readonly gstin: string | null;
}

/** What a brand sells, and the seller on its invoices. */
export interface Selling {
  readonly plans: BrandConfig['plans'];
  readonly seller: Seller;
  /** GST percentage included in the prices; 0 where invoices show no GST. */
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
