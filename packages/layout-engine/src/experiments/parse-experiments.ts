import {
  type Experiment,
  type Experiments,
  ExperimentsFile,
} from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import { type NamedAudiences, NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import type { JsonSource } from '../json-source.ts';
import { parseContent } from '../parse-content.ts';

/** Experiments of the right shape, and where they are written. */
export interface WrittenExperiments {
  readonly experiments: Experiments;
  readonly source: JsonSource;
}

export type ParsedExperiments =
  | { readonly written: WrittenExperiments; readonly findings: readonly [] }
  | { readonly written: null; readonly findings: readonly Finding[] };

/** Those that conditions name: an edit of any other audience changes no experiment. */
const namedAudiences = (byKey: Experiments['byKey'], audiences: NamedAudiences): NamedAudiences => {
  const whens = [...byKey.values()].flatMap(({ when = {} }) => [when, when.not ?? {}]);
  const keys = new Set(whens.flatMap(({ audience = [] }) => audience));
  return new Map([...audiences].filter(([key]) => keys.has(key)));
};

/**
 * Reads `layouts/experiments.json`: syntax, double keys and shape. What they mean is `checkExperiments`'s.
 * @param file the name that findings carry.
 * @param audiences those that conditions may name.
 */
export const parseExperiments = (
  file: string,
  text: string,
  audiences: NamedAudiences = NO_AUDIENCES,
): ParsedExperiments => {
  const { value, source, findings } = parseContent(file, text, ExperimentsFile);
  if (!value) return { written: null, findings };
  const { $schema, $holdout, ...rest } = value;
  const byKey = new Map(Object.entries(rest) as [string, Experiment][]);
  return {
    written: {
      experiments: {
        holdout: $holdout?.share ?? 0,
        byKey,
        audiences: namedAudiences(byKey, audiences),
      },
      source,
    },
    findings: [],
  };
};
