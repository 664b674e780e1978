import { readFile } from 'node:fs/promises';
import Value from 'typebox/value';
import { FeedRefusedError } from '../../feed-format.ts';
import { FeedMapping } from '../../feed-mapping.ts';

/** Reads a mapping file. Throws FeedRefusedError, with the field and what was expected, where it is not one. */
export const readFeedMapping = async (file: string): Promise<FeedMapping> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new FeedRefusedError(
      error.code === 'ENOENT' ? `There is no mapping file ${file}.` : `${file}: ${error.message}`,
    );
  });
  let mapping: unknown;
  try {
    mapping = JSON.parse(text);
  } catch (error) {
    throw new FeedRefusedError(
      `${file} is not JSON: ${error instanceof Error ? error.message : error}`,
    );
  }
  if (Value.Check(FeedMapping, mapping)) return mapping;
  const [first] = Value.Errors(FeedMapping, mapping);
  const reason =
    first?.message === 'schema is false'
      ? 'is not a field of a mapping'
      : (first?.message ?? 'is not a mapping');
  const field = first?.instancePath.slice(1).replaceAll('/', '.') || 'the mapping';
  throw new FeedRefusedError(
    `${file}: ${field} ${reason}. A mapping is, for example, {"jobs": "data.jobs", "fields": {"id": "ref", "title": "position.name", "location": ["city", "country"]}}.`,
  );
};
