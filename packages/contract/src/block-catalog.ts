import Type from 'typebox';
import { Value } from 'typebox/value';
import { BlockType } from './layout.ts';

/** The block types that one build of the renderer supports, each with its version. */
export const BlockCatalog = Type.Object(
  {
    id: Type.String({ pattern: '^web@[1-9][0-9]{0,4}$' }),
    blocks: Type.Record(BlockType, Type.Integer({ minimum: 1 }), { additionalProperties: false }),
  },
  { additionalProperties: false },
);
export type BlockCatalog = Type.Static<typeof BlockCatalog>;

/** Oldest first, never empty. */
export type BlockCatalogs = readonly [BlockCatalog, ...BlockCatalog[]];

/** 2 of `web@2`. */
export const catalogNumber = ({ id }: Pick<BlockCatalog, 'id'>): number =>
  Number(id.slice(id.indexOf('@') + 1));

/** Throws for an invalid catalog, with the location and the expected value. */
export const parseBlockCatalog = (value: unknown, where: string): BlockCatalog => {
  if (Value.Check(BlockCatalog, value)) return value;
  const [error] = Value.Errors(BlockCatalog, value);
  const reason = error?.keyword === 'boolean' ? 'no such name is expected' : error?.message;
  throw new Error(`${where}${error?.instancePath} is not as in a block catalog: ${reason}`);
};

/**
 * Throws unless the value is a list of catalogs, oldest first with increasing numbers, with the location and the
 * reason.
 */
export const parseBlockCatalogs = (value: unknown, where: string): BlockCatalogs => {
  if (!Array.isArray(value)) throw new Error(`${where} is no list of block catalogs`);
  const [first, ...more] = value.map((each, index) => parseBlockCatalog(each, `${where}/${index}`));
  if (!first) throw new Error(`${where} holds no block catalog`);
  for (const [index, { id }] of more.entries()) {
    const before = index === 0 ? first.id : more[index - 1]?.id;
    if (catalogNumber({ id }) <= catalogNumber({ id: before ?? '' }))
      throw new Error(`${where}: ${id} stands after ${before}, the numbers must grow`);
  }
  return [first, ...more];
};

export const newestCatalog = (catalogs: BlockCatalogs): BlockCatalog =>
  catalogs.at(-1) ?? catalogs[0];
