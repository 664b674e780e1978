import { AppError } from '@broadsheet/contract/errors';
import {
  type DatabaseUrl,
  openSiteDatabase,
  type SiteDatabase,
} from '@broadsheet/site-database/site-database';
import type { Kysely, Transaction } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { PublishingSchema } from './schema.ts';

export type PublishingQueries = Kysely<PublishingSchema>;
export type PublishingTransaction = Transaction<PublishingSchema>;
export type PublishingDatabase = SiteDatabase<PublishingSchema>;

export const openPublishingDatabase = (databaseUrl: DatabaseUrl): PublishingDatabase =>
  openSiteDatabase({ databaseUrl, schemaName: 'publishing', migrations: MIGRATIONS });

/** The same for a program that only reads what is published: it does not create the schema, and needs no rights to. */
export const openPublishedDatabase = (databaseUrl: DatabaseUrl): PublishingDatabase =>
  openSiteDatabase({ databaseUrl, schemaName: 'publishing', migrations: null });

/** Runs a task; throws STUDIO_UNAVAILABLE where the database fails, and the task's own AppErrors unchanged. */
export const withDatabase = async <Result>(
  database: PublishingDatabase,
  task: (queries: PublishingQueries) => Promise<Result>,
): Promise<Result> => {
  // A refusal is a result: thrown through `run` it would drop the connection.
  const outcome = await database
    .run(async (queries) => {
      try {
        return { result: await task(queries) };
      } catch (error) {
        if (error instanceof AppError) return { refusal: error };
        throw error;
      }
    })
    .catch((error: unknown) => {
      throw new AppError('STUDIO_UNAVAILABLE', { cause: error });
    });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.result;
};
