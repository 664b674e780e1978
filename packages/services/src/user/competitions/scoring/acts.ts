import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { CompetitionActsTable } from '../../../platform/database/tables/competitions.ts';

/** The operator of an action on a competition, and the reason. */
export interface Actor {
  readonly doneBy: string;
  readonly reason: string;
}

type Act = Pick<Selectable<CompetitionActsTable>, 'brand' | 'competition' | 'act' | 'said'>;

/** Records an action permanently, in the surrounding transaction. @param now epoch ms */
export const noteAct = async (
  transaction: Kysely<Schema>,
  act: Act,
  { doneBy, reason }: Actor,
  now: number,
): Promise<void> => {
  await transaction
    .insertInto('competition_acts')
    .values({ ...act, reason, done_by: doneBy, done_at: new Date(now) })
    .execute();
};

/** The recorded actions of a competition, oldest first. */
export const listActs = (
  database: Kysely<Schema>,
  brand: Brand,
  competition: string,
): Promise<Selectable<CompetitionActsTable>[]> =>
  database
    .selectFrom('competition_acts')
    .selectAll()
    .where('brand', '=', brand)
    .where('competition', '=', competition)
    .orderBy('id')
    .execute();
