import type { BrandConfig } from '@broadsheet/contract/brand-config';

/** What a brand sells, and who stands on its invoices. */
export interface Selling {
  readonly plans: BrandConfig['plans'];
  readonly seller: { readonly name: string; readonly address: string; readonly email: string };
}

export const sellingOf = ({ plans, name, contact }: BrandConfig): Selling => ({
  plans,
  seller: { name, address: contact.address, email: contact.email },
});
