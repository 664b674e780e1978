import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import type { Layout } from '@broadsheet/contract/layout';
import { NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import { isPageName, kindOfPage, type PageName } from '@broadsheet/contract/page-name';
import { namesAudience } from '@broadsheet/layout-engine/audiences/condition';
import { checkLayout } from '@broadsheet/layout-engine/check-layout';
import { compileLayout } from '@broadsheet/layout-engine/compile-layout';
import { knownArmsOf } from '@broadsheet/layout-engine/experiments/known-arms';
import { type JsonSource, parseJson } from '@broadsheet/layout-engine/json-source';
import { parseLayout } from '@broadsheet/layout-engine/parse-layout';
import { findEarlierTypeNames, renameTypes } from '@broadsheet/layout-engine/rename-types';
import { experimentsOf } from '@broadsheet/layout-engine/when-matches';
import type { LayoutFacts } from './layout-facts.ts';
import { listTextReferences, type TextReference } from './list-text-references.ts';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';
import { revisionOf } from './revision-of.ts';
import type { PageSnapshot } from './snapshot.ts';
import { typeVersions } from './type-versions.ts';

export interface ValidatedLayout {
  readonly page: PageSnapshot | null;
  readonly named: readonly TextReference[];
  readonly findings: readonly Finding[];
  /** Earlier names of block types, which serve all the same. */
  readonly renamed: readonly Finding[];
}

/** A layout that does not serve. */
const invalid = (findings: readonly Finding[]): ValidatedLayout => ({
  page: null,
  named: [],
  findings,
  renamed: [],
});

const createPage = (
  name: PageName,
  layout: Layout,
  definitions: BlockDefinitions,
  facts: LayoutFacts,
): PageSnapshot => {
  const knownArms = knownArmsOf(facts.experiments ?? NO_EXPERIMENTS);
  const compiled = compileLayout(layout, definitions, knownArms, facts.audiences ?? NO_AUDIENCES);
  const versions = typeVersions(compiled);
  const mentioned = new Set(compiled.conditions.flatMap(experimentsOf));
  const arms = [...mentioned].sort().map((key) => [key, knownArms.get(key)]);
  const audiences = compiled.conditions.filter(namesAudience);
  const parts = [layout, versions, arms, audiences];
  return { name, kind: kindOfPage(name), revision: revisionOf(parts), compiled, layout };
};

const compileValid = (
  file: string,
  text: string,
  written: Layout,
  definitions: BlockDefinitions,
  facts: LayoutFacts,
): ValidatedLayout => {
  const layout = renameTypes(written, definitions);
  const { page } = layout;
  if (!isPageName(page)) return invalid([]);
  // Parsed only for positions: otherwise every layout text would stay in memory next to its compiled form.
  const sourceOf = (): JsonSource | null => parseJson(file, text).source;
  const named = listTextReferences(file, layout, sourceOf, definitions);
  const created = createPage(page, layout, definitions, facts);
  const renamed = findEarlierTypeNames(written, sourceOf, definitions);
  return { page: created, named, findings: [], renamed };
};

/**
 * A layout file with a complete verdict from elsewhere. A valid one is plain JSON: parsing it with positions again
 * would block the thread for seconds for the largest files.
 */
export const takeVerdict = (
  { file, text }: ContentFile,
  verdict: readonly Finding[],
  definitions: BlockDefinitions,
  facts: LayoutFacts,
): ValidatedLayout => {
  if (text === null || verdict.length > 0) return invalid(verdict);
  const layout = JSON.parse(text.replace(/^\ufeff/, '')) as Layout;
  return compileValid(file, text, layout, definitions, facts);
};

/** Validates one layout file, and compiles a valid one. */
export const validateLayout = (
  { file, text, fault }: ContentFile,
  definitions: BlockDefinitions,
  facts: LayoutFacts,
): ValidatedLayout => {
  if (text === null) return invalid(fault ? [fault] : []);
  const { layout: written, source, findings } = parseLayout(file, text);
  if (!written) return invalid(findings);
  const layout = renameTypes(written, definitions);
  const faults = checkLayout({ layout, source, definitions, ...facts });
  if (faults.length > 0) return invalid(faults);
  return compileValid(file, text, written, definitions, facts);
};

/** A page that shows these texts: another revision where they read otherwise. */
export const withTexts = rememberLast(
  (page: PageSnapshot, shown: readonly string[]): PageSnapshot =>
    shown.length === 0 ? page : { ...page, revision: revisionOf([page.revision, shown]) },
);
