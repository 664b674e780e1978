import type { Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Messages } from '@broadsheet/messages/message-areas';

/** What a message says of the site that it comes from. */
export interface MailSite {
  readonly brand: Brand;
  readonly name: string;
  readonly tagline: string;
  readonly colours: BrandConfig['colours'];
  /** The public address, without a slash at its end. */
  readonly url: string;
  /** The texts that the brand shows now. */
  readonly messages: Messages;
}
export type MailSites = Readonly<Record<Brand, MailSite>>;

/** The content of the brands, as it serves now. */
interface BrandContent {
  readonly configs: () => readonly BrandConfig[];
  readonly messages: (brand: Brand) => Messages;
}

/** Each site is as its brand's content is when it is read. Throws an Error then for a brand without a config. */
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
