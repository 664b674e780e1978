import { arrange } from './arrange.ts';
import { type Draft, type Scope, variantsOf } from './draft.ts';
import { type BlockTypes, faultsOf } from './grammar.ts';

/** An edit that was made, or why it is refused, as a sentence for people. */
export type Outcome =
  | { readonly draft: Draft; readonly text: string }
  | { readonly refused: string };

export const refuse = (refused: string): Outcome => ({ refused });

const scopesOf = (draft: Draft): readonly Scope[] => [null, ...variantsOf(draft).keys()];

const newFault = (
  before: Draft,
  after: Draft,
  types: BlockTypes,
  scope: Scope,
): string | undefined => {
  const known = new Set(
    scope !== null && scope >= variantsOf(before).length
      ? []
      : faultsOf(before.page, arrange(before, scope), types).map(({ key }) => key),
  );
  return faultsOf(after.page, arrange(after, scope), types).find(({ key }) => !known.has(key))
    ?.sentence;
};

/** Refuses an edit that adds a fault to the layout or one of its variants. Existing faults do not block an edit. */
export const validateOutcome = (before: Draft, outcome: Outcome, types: BlockTypes): Outcome => {
  if ('refused' in outcome) return outcome;
  const { draft } = outcome;
  // If a variant was added or removed, indexes no longer match: only the default page is compared.
  const hasAllVariants = variantsOf(before).length === variantsOf(draft).length;
  for (const scope of hasAllVariants ? scopesOf(draft) : [null]) {
    const fault = newFault(before, draft, types, scope);
    if (fault === undefined) continue;
    const name = scope === null ? undefined : variantsOf(draft)[scope]?.name;
    return refuse(name === undefined ? fault : `For “${name}”: ${fault}`);
  }
  return outcome;
};
