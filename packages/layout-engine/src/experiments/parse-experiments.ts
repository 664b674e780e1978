import {
  type Experiment,
  type Experiments,
  ExperimentsFile,
} from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import { type JsonSource, parseJson, plainValue } from '../json-source.ts';
import { schemaFindings } from '../schema-findings.ts';

/** Experiments of the right shape, and where they are written. */
export interface WrittenExperiments {
  readonly experiments: Experiments;
  readonly source: JsonSource;
}

export type ParsedExperiments =
  | { readonly written: WrittenExperiments; readonly findings: readonly [] }
  | { readonly written: null; readonly findings: readonly Finding[] };

/**
 * Reads `layouts/experiments.json`: syntax, double keys and shape. What they mean is `checkExperiments`'s.
 * @param file the name that findings carry.
 */
export const parseExperiments = (file: string, text: string): ParsedExperiments => {
  const { source, findings } = parseJson(file, text);
  if (!source || findings.length > 0) return { written: null, findings };
  const faults = schemaFindings(file, ExperimentsFile, source.root);
  if (faults.length > 0) return { written: null, findings: faults };
  const { $schema, $holdout, ...rest } = plainValue(source.root) as ExperimentsFile;
  const byKey = new Map(Object.entries(rest) as [string, Experiment][]);
  return {
    written: { experiments: { holdout: $holdout?.share ?? 0, byKey }, source },
    findings: [],
  };
};
