import type { Brand } from '@broadsheet/contract/brand';
import type { Seo } from '@broadsheet/contract/seo';

/** The props of a block's component, without the functions. */
export interface PeerBlock {
  readonly id: string;
  readonly type: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly messages: Readonly<Record<string, unknown>>;
  readonly data: unknown;
  readonly slots: Readonly<Record<string, readonly PeerBlock[]>>;
}

export interface PeerPage {
  readonly brand: Brand;
  readonly seo: Partial<Seo>;
  readonly blocks: readonly PeerBlock[];
}
