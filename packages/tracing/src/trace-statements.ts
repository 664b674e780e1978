import type { LogEvent } from 'kysely';
import { currentTracer, notePast } from './with-span.ts';

const MAX_TEXT_LENGTH = 2_000;

const note = ({ query: { sql }, queryDurationMillis, ...event }: LogEvent): void => {
  const operation = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'statement';
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': sql.slice(0, MAX_TEXT_LENGTH),
  };
  notePast(
    `sql ${operation}`,
    attributes,
    queryDurationMillis,
    event.level === 'error' ? event.error : undefined,
  );
};

/** Options for Kysely that record its statements as spans: their text, in which values are $1, $2. */
export const traceStatements = (): { log?: (event: LogEvent) => void } =>
  currentTracer() ? { log: note } : {};
