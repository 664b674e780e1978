import { EXPERIMENTS_FILE } from '@broadsheet/content-store/read-content-files';
import { AppError } from '@broadsheet/contract/errors';
import { parseExperiments } from '@broadsheet/layout-engine/experiments/parse-experiments';

/**
 * The text of `layouts/experiments.json` with one experiment stopped. Pure. Throws NOT_FOUND for an unknown key,
 * CHANGE_CLOSED where it is already stopped, and CONTENT_FAULTS where the file cannot be parsed.
 */
export const stoppedText = (text: string, key: string): string => {
  const { written, findings } = parseExperiments(EXPERIMENTS_FILE, text);
  if (!written) {
    const details = findings.map(({ line, column, message }) => ({
      path: `${EXPERIMENTS_FILE}:${line}:${column}`,
      message,
    }));
    throw new AppError('CONTENT_FAULTS', { details });
  }
  const found = written.experiments.byKey.get(key);
  if (!found) throw new AppError('NOT_FOUND');
  if (found.status === 'stopped') throw new AppError('CHANGE_CLOSED');
  const file: Record<string, object> = JSON.parse(text.replace(/^\ufeff/, ''));
  return `${JSON.stringify({ ...file, [key]: { ...file[key], status: 'stopped' } }, null, 2)}\n`;
};
