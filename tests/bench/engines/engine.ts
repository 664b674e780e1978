/** A job as the engines index it. */
export interface EngineDocument {
  /** From 1, in order. */
  readonly id: number;
  readonly title: string;
  readonly skills: string;
  readonly body: string;
  readonly cities: readonly string[];
  readonly years: number;
  readonly category: string;
  readonly home: boolean;
}

export interface RunningEngine {
  /** Of programs that do its work, besides this one. */
  readonly pids: () => readonly number[];
  /** The ten best documents, with counts by city, years, category and home of all that match. */
  readonly search: (query: string) => Promise<readonly number[]>;
  readonly stop: () => Promise<void>;
}

export interface Engine {
  readonly name: string;
  readonly isInstalled: () => boolean;
  /** Starts it in a folder of its own and indexes the documents. */
  readonly start: (folder: string, documents: Iterable<EngineDocument>) => Promise<RunningEngine>;
}

/** The terms of a query, without what any engine's language gives a meaning. */
const termsOf = (query: string): readonly string[] => query.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** Documents with all terms; where there are none, with any, as each engine ranks them. */
export const allThenAny = async (
  query: string,
  search: (terms: readonly string[], mode: 'all' | 'any') => Promise<readonly number[]>,
): Promise<readonly number[]> => {
  const all = await search(termsOf(query), 'all');
  return all.length > 0 ? all : search(termsOf(query), 'any');
};
