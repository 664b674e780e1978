import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { AnsweredPage } from '@broadsheet/contract/answered-page';
import Value from 'typebox/value';

/** Our log lines are far shorter: a longer line comes from another program. */
const LINE_MAX = 64_000;

const parseLine = (line: string): Record<string, unknown> | null => {
  if (!line.startsWith('{') || line.length > LINE_MAX) return null;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return null;
  }
};

/**
 * The page that a request was answered with, from a log of JSON lines; other lines are skipped.
 * @param log a file, or `-` for standard input. Throws when no line of the request names a page.
 */
export const findAnswered = async (log: string, id: string): Promise<AnsweredPage> => {
  const input = log === '-' ? process.stdin : createReadStream(log);
  let isKnown = false;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!line.includes(id)) continue;
    const entry = parseLine(line);
    if (entry?.reqId !== id) continue;
    isKnown = true;
    if (Value.Check(AnsweredPage, entry)) return entry;
  }
  const where = log === '-' ? 'the log' : log;
  throw new Error(
    isKnown ? `request ${id} has no page in ${where}` : `${where} has no request ${id}`,
  );
};
