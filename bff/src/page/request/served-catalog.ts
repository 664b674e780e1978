import { type BlockCatalogs, newestCatalog } from '@broadsheet/contract/block-catalog';
import type { Catalog } from '@broadsheet/layout-engine/plan';

/** The catalog that a response is for. */
export interface ServedCatalog {
  readonly id: string;
  /**
   * The block types that the client can render; absent: all. Always the same object, because plans are memoised by it.
   */
  readonly renderable?: Catalog;
}

export interface ServedCatalogs {
  /** The catalog of this server's own renderer. */
  readonly newest: ServedCatalog;
  readonly byId: ReadonlyMap<string, ServedCatalog>;
}

export const serveCatalogs = (catalogs: BlockCatalogs): ServedCatalogs => {
  const newest: ServedCatalog = { id: newestCatalog(catalogs).id };
  const all = catalogs.map(({ id, blocks }): [string, ServedCatalog] => {
    const types = Object.entries(blocks).map(([type, version]) => `${type}@${version}`);
    return [id, { id, renderable: new Set(types) }];
  });
  return { newest, byId: new Map([...all, [newest.id, newest]]) };
};
