import type { Competition } from '@broadsheet/contract/entities/competition';
import { readConfig } from '@broadsheet/services/config';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import type { CompetitionContext } from '@broadsheet/services/user/competitions/find-competition';
import { createCompetitionReader } from '@broadsheet/services/user/competitions/read-competitions';
import { requireHeld } from '@broadsheet/services/user/competitions/scoring/held-competition';
import { useDatabase } from '../use-database.ts';

export interface AtCompetition {
  readonly context: CompetitionContext;
  readonly competition: Competition;
}

interface Named {
  readonly competition?: string | undefined;
  readonly 'database-url'?: string | undefined;
}

const BRAND = 'management';
const LOG = {
  error: (_fault: unknown, message: string) => void process.stderr.write(`${message}\n`),
};

/** Runs a task on the named competition, else on the current one. Throws an Error with the reason where it fails. */
export const atCompetition = async <Result>(
  { competition: id, 'database-url': databaseUrl }: Named,
  task: (at: AtCompetition) => Promise<Result>,
): Promise<Result> => {
  const { competitionsDir } = readConfig(process.env);
  const readCompetitions = createCompetitionReader(competitionsDir, LOG);
  const outcome = await useDatabase(databaseUrl, async (url) => {
    const opened = await openDatabase({ databaseUrl: url, dataDir: '', log: () => undefined });
    const { database } = opened;
    const context = { database, brand: BRAND, readCompetitions, now: Date.now() } as const;
    try {
      return { done: await task({ context, competition: await requireHeld(context, id) }) };
    } catch (error) {
      // An error of the request is not one of the database.
      return { failed: error };
    } finally {
      await opened.close();
    }
  });
  if ('failed' in outcome) throw outcome.failed;
  return outcome.done;
};
