import { randomUUID } from 'node:crypto';
import { AppError } from '@broadsheet/contract/errors';
import { type BlockFragment, parseFragment } from '@broadsheet/contract/studio/block-fragment';
import {
  SECTION_MAX_LENGTH,
  SECTIONS_MAX,
  type StudioSection,
} from '@broadsheet/contract/studio/section-calls';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import { type Selectable, sql } from 'kysely';
import type { Act } from './act.ts';
import type { PublishingQueries, PublishingTransaction } from './publishing-database.ts';
import type { PublishingSchema } from './schema.ts';

/** What a list shows: no fragment, which can be long. */
const LISTED = ['id', 'name', 'by', 'blocks', 'types', 'created_at'] as const;

type SectionRow = Pick<
  Selectable<PublishingSchema['publishing.sections']>,
  (typeof LISTED)[number]
>;

/** Who edits a section: its author, or somebody who may edit all of them. */
export interface SectionEditor {
  readonly by: StaffName;
  readonly mayEditAll: boolean;
}

const describeSection = ({
  id,
  name,
  by,
  blocks,
  types,
  created_at,
}: SectionRow): StudioSection => ({
  id,
  name,
  by,
  createdAt: created_at.toISOString(),
  blocks,
  types,
});

/** By name. */
export const listSections = async (queries: PublishingQueries): Promise<StudioSection[]> => {
  const rows = await queries
    .selectFrom('publishing.sections')
    .select(LISTED)
    .orderBy('key')
    .execute();
  return rows.map(describeSection);
};

/** A saved section, and its blocks as JSON. */
export interface SectionText {
  readonly name: string;
  readonly text: string;
}

/** By name. */
export const listSectionTexts = (queries: PublishingQueries): Promise<SectionText[]> =>
  queries
    .selectFrom('publishing.sections')
    .select(['name', sql<string>`fragment::text`.as('text')])
    .orderBy('key')
    .execute();

const findSection = async (queries: PublishingQueries, id: string): Promise<SectionRow> => {
  const row = await queries
    .selectFrom('publishing.sections')
    .select(LISTED)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** NOT_FOUND; SECTION_UNUSABLE for blocks that the contract no longer allows. */
export const readSection = async (
  queries: PublishingQueries,
  id: string,
): Promise<{ section: StudioSection; fragment: BlockFragment }> => {
  const row = await queries
    .selectFrom('publishing.sections')
    .select([...LISTED, 'fragment'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const fragment = parseFragment(row.fragment);
  if (!fragment) throw new AppError('SECTION_UNUSABLE');
  return { section: describeSection(row), fragment };
};

/** One edit at a time, over all replicas: the limit and the names are those of complete edits. */
const lockSections = (transaction: PublishingTransaction): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('publishing.sections'))`.execute(transaction);

const spaced = (name: string): string => name.trim().replace(/\s+/g, ' ');
const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase();

const refuseTaken = async (
  queries: PublishingQueries,
  key: string,
  ownId: string | null,
): Promise<void> => {
  const row = await queries
    .selectFrom('publishing.sections')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst();
  if (row && row.id !== ownId) throw new AppError('CONFLICT');
};

const refuseFull = async (queries: PublishingQueries): Promise<void> => {
  const { count } = await queries
    .selectFrom('publishing.sections')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= SECTIONS_MAX) throw new AppError('SECTIONS_FULL');
};

const refuse = (message: string): never => {
  throw new AppError('VALIDATION', { details: [{ path: 'fragment', message }] });
};

interface NewSection {
  readonly name: string;
  readonly fragment: BlockFragment;
}

/** CONFLICT, SECTIONS_FULL, VALIDATION. */
export const addSection = (
  queries: PublishingQueries,
  { name, fragment }: NewSection,
  { by, at }: Act,
): Promise<StudioSection> =>
  queries.transaction().execute(async (transaction) => {
    const valid = parseFragment(fragment) ?? refuse('The blocks do not fit together.');
    const blocks = Object.values(valid.blocks);
    const text = JSON.stringify(valid);
    if (text.length > SECTION_MAX_LENGTH)
      refuse('These blocks have too much text for a section. Save fewer of them.');
    await lockSections(transaction);
    const key = keyOf(spaced(name));
    await refuseTaken(transaction, key, null);
    await refuseFull(transaction);
    const row = await transaction
      .insertInto('publishing.sections')
      .values({
        id: randomUUID(),
        name: spaced(name),
        key,
        fragment: text,
        blocks: blocks.length,
        types: JSON.stringify([...new Set(blocks.map(({ type }) => type))]),
        by: JSON.stringify(by),
        created_at: new Date(at),
      })
      .returning(LISTED)
      .executeTakeFirstOrThrow();
    return describeSection(row);
  });

/** NOT_FOUND, FORBIDDEN. */
const findOwnSection = async (
  queries: PublishingQueries,
  id: string,
  { by, mayEditAll }: SectionEditor,
): Promise<SectionRow> => {
  const row = await findSection(queries, id);
  if (row.by.id !== by.id && !mayEditAll) throw new AppError('FORBIDDEN');
  return row;
};

/** Returns the section with its new name, and the former name. NOT_FOUND, FORBIDDEN, CONFLICT. */
export const renameSection = (
  queries: PublishingQueries,
  id: string,
  name: string,
  editor: SectionEditor,
): Promise<{ section: StudioSection; before: string }> =>
  queries.transaction().execute(async (transaction) => {
    await lockSections(transaction);
    const { name: before } = await findOwnSection(transaction, id, editor);
    const key = keyOf(spaced(name));
    await refuseTaken(transaction, key, id);
    const row = await transaction
      .updateTable('publishing.sections')
      .set({ name: spaced(name), key })
      .where('id', '=', id)
      .returning(LISTED)
      .executeTakeFirstOrThrow();
    return { section: describeSection(row), before };
  });

/** Returns the name of the section. NOT_FOUND, FORBIDDEN. */
export const removeSection = (
  queries: PublishingQueries,
  id: string,
  editor: SectionEditor,
): Promise<string> =>
  queries.transaction().execute(async (transaction) => {
    await lockSections(transaction);
    const { name } = await findOwnSection(transaction, id, editor);
    await transaction.deleteFrom('publishing.sections').where('id', '=', id).execute();
    return name;
  });
