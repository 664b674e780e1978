import { isOwnedAddress } from '@broadsheet/contract/address-owner';
import {
  LANDING,
  LANDING_ADDRESS_MAX,
  LANDING_ADDRESS_PATTERN,
} from '@broadsheet/contract/landing';

const ADDRESS = new RegExp(LANDING_ADDRESS_PATTERN);

/** An address for the title of a page: "Jobs for Diwali" has /jobs-for-diwali. */
export const addressForTitle = (title: string): string => {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LANDING_ADDRESS_MAX - 1)
    .replaceAll(/^-+|-+$/g, '');
  return `/${slug}`;
};

/** The file of a new page at an address. */
export const fileForAddress = (address: string): string =>
  `layouts/${LANDING}/${address.slice(1).replaceAll('/', '-')}.json`;

/** Formats why a page cannot have an address; null if it can. @param taken addresses of other landing pages */
export const formatAddressFault = (address: string, taken: readonly string[]): string | null => {
  if (!ADDRESS.test(address) || address.length > LANDING_ADDRESS_MAX)
    return 'Start with / and use small letters, digits and hyphens, for example /diwali-jobs.';
  if (isOwnedAddress(address))
    return 'The site needs this URL for its own pages. Start with another word.';
  return taken.includes(address) ? 'Another landing page has this URL. Choose another one.' : null;
};
