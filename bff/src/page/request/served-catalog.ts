import { type BlockCatalogs, newestCatalog } from '@broadsheet/contract/block-catalog';
import type { Catalog } from '@broadsheet/layout-engine/plan';

/** The catalog that an answer is for. */
export interface ServedCatalog {
  readonly catalogId: string;
  /** What it can draw; absent is everything. Always the same object, by which plans are kept. */
  readonly catalog?: Catalog;
}

export interface ServedCatalogs {
  /** Of this server's own renderer. */
  readonly newest: ServedCatalog;
  readonly byId: ReadonlyMap<string, ServedCatalog>;
}

export const serveCatalogs = (catalogs: BlockCatalogs): ServedCatalogs => {
  const newest: ServedCatalog = { catalogId: newestCatalog(catalogs).id };
  const all = catalogs.map(({ id, blocks }): [string, ServedCatalog] => [
    id,
    {
      catalogId: id,
      catalog: new Set(Object.entries(blocks).map(([type, version]) => `${type}@${version}`)),
    },
  ]);
  return { newest, byId: new Map([...all, [newest.catalogId, newest]]) };
};
