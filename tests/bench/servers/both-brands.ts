import type { Brand } from '@broadsheet/contract/brand';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import { type BenchSite, BFF } from './bench-site.ts';
import { findFreePort } from './find-free-port.ts';

export type Addresses = Awaited<ReturnType<typeof readPageAddresses>>;

export interface BrandedSite {
  /** The absolute address of a page for a browser, by the host of its brand. */
  readonly urlOf: (brand: Brand, path: string) => string;
  /** Addresses that exist, by page kind. */
  readonly addressesOf: (brand: Brand) => Promise<Addresses>;
}

/**
 * The built BFF over the site's own content, for browsers. They resolve tech.localhost, which not every machine's
 * resolver does.
 */
export const startBothBrands = async (site: BenchSite): Promise<BrandedSite> => {
  const ports = { tech: await findFreePort(), management: await findFreePort() };
  const { url } = await site.start(BFF, await site.contentOf('as it is'), {
    BRAND_PORTS: `${ports.tech}=tech,${ports.management}=management`,
  });
  const request = (brand: Brand, path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${ports[brand]}${path}`, { redirect: 'manual', ...init });
  return {
    urlOf: (brand, path) => `http://${brand}.localhost:${new URL(url).port}${path}`,
    addressesOf: (brand) => readPageAddresses({ request }, brand),
  };
};
