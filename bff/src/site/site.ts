import type { RolloutContent } from '@broadsheet/content-store/rollout-content';
import type { Snapshot } from '@broadsheet/content-store/snapshot';
import type { Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { RolloutArm } from '@broadsheet/contract/studio/rollout';
import type { Config } from '../config.ts';
import { themeFileOf } from './theme-files.ts';

/** One brand's site at the time of the request: a reload in between does not change it. */
export interface Site {
  readonly brand: BrandConfig;
  readonly snapshot: Snapshot;
  readonly themeHref: string;
  /** Where canonical addresses lead, without a slash at the end. */
  readonly origin: string;
  /** The arm of this content during a rollout; null on pages outside it. */
  readonly rollout: RolloutArm | null;
  /** The rollout's next content, for a share of the visitors of some pages. */
  readonly next: RolloutContent | null;
}

const BARE_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/;

const originOf = (brand: BrandConfig, { isProduction, port }: Config): string => {
  const host = brand.hosts[0] ?? 'localhost';
  if (isProduction) return `https://${host}`;
  return port === 80 || port === 0 ? `http://${host}` : `http://${host}:${port}`;
};

/**
 * Finds the brand of a request, by its port, else by its host; null where no site matches.
 * @param hostname of the Host header, without the port.
 */
export const findBrand = (
  snapshot: Snapshot,
  config: Config,
  hostname: string,
  localPort: number | undefined,
): Brand | null => {
  const byPort = config.brandPorts.get(localPort ?? 0);
  if (byPort) return byPort;
  const host = hostname.toLowerCase().replace(/\.$/, '');
  const named = config.brandHosts.get(host);
  if (named) return named;
  for (const brand of Object.values(snapshot.brands)) {
    if (host === `${brand.brand}.localhost` || brand.hosts.includes(host)) return brand.brand;
  }
  return host === 'localhost' || BARE_ADDRESS.test(host) ? config.defaultBrand : null;
};

export const siteOf = (
  snapshot: Snapshot,
  config: Config,
  brandName: Brand,
  next: RolloutContent | null = null,
): Site => {
  const brand = snapshot.brands[brandName];
  return {
    brand,
    snapshot,
    themeHref: themeFileOf(brand).href,
    origin: originOf(brand, config),
    rollout: null,
    next,
  };
};
