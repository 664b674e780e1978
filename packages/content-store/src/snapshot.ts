import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Experiments } from '@broadsheet/contract/experiments';
import type { Layout } from '@broadsheet/contract/layout';
import type { Metrics } from '@broadsheet/contract/metrics';
import type { PageLayoutName } from '@broadsheet/contract/page-kinds';
import type { PageName } from '@broadsheet/contract/page-name';
import type { AddressesOfBrands } from '@broadsheet/contract/site-addresses';
import type { TargetedBanner } from '@broadsheet/contract/targeted-banner';
import type { CompiledLayout } from '@broadsheet/layout-engine/compiled-layout';

import type { BrandMessages } from './validate-messages.ts';

export interface PageSnapshot {
  readonly name: PageName;
  readonly kind: PageLayoutName;
  /** Of this page's effective content: its layout, the texts it names, the versions and messages of its block types. */
  readonly revision: `sha256:${string}`;
  readonly compiled: CompiledLayout;
  readonly layout: Layout;
}

/** All content at one time. Immutable: an edit creates a new one. */
export interface Snapshot {
  readonly revision: `sha256:${string}`;
  readonly brands: Readonly<Record<Brand, BrandConfig>>;
  readonly pages: ReadonlyMap<PageName, PageSnapshot>;
  /** Of landing pages and redirects. */
  readonly addresses: AddressesOfBrands;
  /** By the name of their file; null where the file is there and could never be read. */
  readonly banners: ReadonlyMap<string, readonly TargetedBanner[] | null>;
  readonly experiments: Experiments;
  /** The metrics that experiments are decided by. */
  readonly metrics: Metrics;
  /** Markdown of `layouts/content/` by file name without its ending: `terms`, `aboutus.tech`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Every text of the interface, complete for each brand. */
  readonly messages: BrandMessages;
  /** How many of them are bundled texts, although the content has its own messages. */
  readonly builtInMessages: number;
}

export interface ContentSource {
  /** Contains `layouts/` and `brand-configs/`. */
  readonly dir: string;
  readonly definitions: BlockDefinitions;
}
