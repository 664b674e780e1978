import type { Finding } from '@broadsheet/contract/finding';

/** As much of pino as the store needs. */
export interface ContentLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const lineOf = ({ file, line, column, code, message, mend }: Finding): string =>
  `${file}:${line}:${column} ${code} ${message}. ${mend}`;

/** Logs each fault once while it lasts, and a line when all are fixed. */
export const logFaults = (
  log: ContentLog,
  before: readonly Finding[],
  now: readonly Finding[],
): void => {
  const logged = new Set(before.map(lineOf));
  for (const finding of now)
    if (!logged.has(lineOf(finding))) log.error({ finding }, lineOf(finding));
  if (now.length === 0 && before.length > 0) log.info({}, 'content is without faults again');
};
