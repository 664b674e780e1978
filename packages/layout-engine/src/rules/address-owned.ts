import { isOwnedAddress } from '@broadsheet/contract/address-owner';
import type { LayoutRule } from './rule.ts';

export const addressOwned: LayoutRule = {
  code: 'ADDRESS_OWNED',
  check: ({ layout: { address } }, report) => {
    if (address === undefined || !isOwnedAddress(address)) return;
    report(
      ['address'],
      `pages of the product are at and below ${address.split('/', 2).join('/')}`,
      'Begin the address with another word.',
    );
  },
};
