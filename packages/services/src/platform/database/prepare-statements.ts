import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Statements that are prepared on every connection; further ones are parsed and planned at each use. */
const MAX_NAMES = 300;
/** Texts that were seen once. Lists of other lengths make other texts, so most of them never come again. */
const MAX_SEEN = 2_000;

/** `cached plan must not change result type`: a migration changed a table that a prepared statement reads. */
const FEATURE_NOT_SUPPORTED = '0A000';
/** A pooler gave the next statement to another connection of the server. */
const LOST_NAMES: readonly unknown[] = ['26000', '42P05'];

export interface StatementNames {
  /** The name under which to prepare a text; undefined to send it as it is. */
  readonly find: (text: string) => string | undefined;
  /** The next use of a text prepares it again. */
  readonly renew: (text: string) => void;
  /** Prepares nothing from now on. */
  readonly stop: () => void;
}

/** Names each text from its second use on. @param onStop called once, when the naming ends */
export const createStatementNames = (onStop: () => void = () => undefined): StatementNames => {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  let last = 0;
  let isStopped = false;
  const name = (text: string): string => {
    last += 1;
    const given = `s${last}`;
    names.set(text, given);
    return given;
  };
  return {
    find: (text) => {
      // Several statements in one text cannot be prepared.
      if (isStopped || text.includes(';')) return undefined;
      const known = names.get(text);
      if (known !== undefined) return known;
      if (names.size >= MAX_NAMES) return undefined;
      if (seen.delete(text)) return name(text);
      if (seen.size >= MAX_SEEN) seen.clear();
      seen.add(text);
      return undefined;
    },
    renew: (text) => void (names.has(text) && name(text)),
    stop: () => {
      if (!isStopped) onStop();
      isStopped = true;
    },
  };
};

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;

/** What of `pg` Kysely does not declare: a statement with a name is prepared once a connection. */
interface NamedClient {
  readonly query: (statement: {
    readonly name: string;
    readonly text: string;
    readonly values: unknown[];
  }) => ReturnType<PostgresPoolClient['query']>;
}

/**
 * A pool that prepares statements: PostgreSQL parses and plans each once a connection instead of at every use. Statements
 * within a transaction are sent as they are, because a failed one would end it.
 */
export const prepareStatements = (pool: PostgresPool, names: StatementNames): PostgresPool => {
  const prepare = (client: PostgresPoolClient): PostgresPoolClient => {
    let isInTransaction = false;
    const runPrepared = async (name: string, text: string, values: unknown[]) => {
      try {
        return await (client as unknown as NamedClient).query({ name, text, values });
      } catch (error) {
        const code = codeOf(error);
        if (LOST_NAMES.includes(code)) names.stop();
        else if (code === FEATURE_NOT_SUPPORTED) names.renew(text);
        else throw error;
        // The server refused the name before it ran anything.
        return client.query(text, values);
      }
    };
    const query = (text: string, values: unknown[]) => {
      if (/^(begin|start transaction)/.test(text)) isInTransaction = true;
      else if (/^(commit|rollback)$/.test(text)) isInTransaction = false;
      const name = isInTransaction ? undefined : names.find(text);
      return name === undefined ? client.query(text, values) : runPrepared(name, text, values);
    };
    return { query: query as PostgresPoolClient['query'], release: () => client.release() };
  };
  const prepared = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    const known = prepared.get(client) ?? prepare(client);
    prepared.set(client, known);
    return known;
  };
  return { connect, end: () => pool.end() };
};

/** The names of one pool, whose end is logged. */
export const loggedStatementNames = (log: (line: string) => void): StatementNames =>
  createStatementNames(() =>
    log(
      'A pooler lost a prepared statement: no statement is prepared until the next start. PgBouncer keeps them since 1.21, with max_prepared_statements.',
    ),
  );
