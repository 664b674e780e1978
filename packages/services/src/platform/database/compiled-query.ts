import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Stands for a value while the query is compiled. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

interface Compilable<Row> {
  readonly compile: () => CompiledQuery<Row>;
}

/** Runs the query with these values. */
export type RunQuery<Values extends object, Row> = (
  database: Kysely<Schema>,
  values: Values,
) => Promise<Row[]>;

/**
 * A query that is built and compiled once, because that takes longer than many queries do. Each run only fills in its values, so
 * the text must not depend on them: a list is `= any(...)`, never `in (...)`.
 * @param build gets a function for the placeholder of each value
 */
export const compileOnce = <Values extends object, Row>(
  build: (
    database: Kysely<Schema>,
    value: <Name extends keyof Values>(name: Name) => Values[Name],
  ) => Compilable<Row>,
): RunQuery<Values, Row> => {
  const placeholderOf = <Name extends keyof Values>(name: Name): Values[Name] =>
    // Kysely passes every value on as it is.
    new Placeholder(name) as Values[Name];
  let compiled: CompiledQuery<Row> | undefined;
  return async (database, values) => {
    compiled ??= build(database, placeholderOf).compile();
    const parameters = compiled.parameters.map((each) =>
      each instanceof Placeholder ? values[each.name as keyof Values] : each,
    );
    return (await database.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
};
