import type { Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Messages } from '@broadsheet/messages/message-areas';

/** What a message needs to know about its site. */
export interface MailSite {
  readonly brand: Brand;
  readonly name: string;
  readonly tagline: string;
  readonly colours: BrandConfig['colours'];
  /** The public address, without a trailing slash. */
  readonly url: string;
  /** The texts that the brand shows now. */
  readonly messages: Messages;
}
export type MailSites = Readonly<Record<Brand, MailSite>>;

/** The content of the brands that is served now. */
interface BrandContent {
  readonly configs: () => readonly BrandConfig[];
  readonly messages: (brand: Brand) => Messages;
}

/**
 * Builds each site from its brand's current content when it is read. Throws an Error then for a brand without a config.
 */
export const mailSitesOf = (
  content: BrandContent,
  urls: Readonly<Record<Brand, string>>,
): MailSites => {
  const siteOf = (brand: Brand): MailSite => {
    const config = content.configs().find((candidate) => candidate.brand === brand);
    if (!config) throw new Error(`There is no config of the brand ${brand}`);
    const { name, tagline, colours } = config;
    return { brand, name, tagline, colours, url: urls[brand], messages: content.messages(brand) };
  };
  return {
    get tech() {
      return siteOf('tech');
    },
    get management() {
      return siteOf('management');
    },
  };
};
