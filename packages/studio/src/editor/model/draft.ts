import type { Finding } from '@broadsheet/contract/finding';
import { When } from '@broadsheet/contract/layout';
import { parseJson, plainValue } from '@broadsheet/layout-engine/json-source';
import Type from 'typebox';
import Value from 'typebox/value';

/** Schemas accept unknown keys: an edit copies a draft with all of them. */
const Ids = Type.Array(Type.String());
const Condition = Type.Record(Type.String(), Type.Unknown());
const DraftBlock = Type.Object({
  type: Type.Optional(Type.String()),
  version: Type.Optional(Type.Integer()),
  when: Type.Optional(Condition),
  settings: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  slots: Type.Optional(Type.Record(Type.String(), Ids)),
});
export type DraftBlock = Readonly<Type.Static<typeof DraftBlock>>;

const DraftPlacement = Type.Object({
  block: Type.String(),
  before: Type.Optional(Type.String()),
  after: Type.Optional(Type.String()),
  first: Type.Optional(Type.Boolean()),
  last: Type.Optional(Type.Boolean()),
  in: Type.Optional(Type.String()),
});
export type DraftPlacement = Readonly<Type.Static<typeof DraftPlacement>>;

const DraftVariant = Type.Object({
  name: Type.String(),
  when: Condition,
  order: Type.Optional(Ids),
  hide: Type.Optional(Ids),
  show: Type.Optional(Ids),
  place: Type.Optional(Type.Array(DraftPlacement)),
  blocks: Type.Optional(Type.Record(Type.String(), DraftBlock)),
});
export type DraftVariant = Readonly<Type.Static<typeof DraftVariant>>;

/** A layout during editing: it can have faults and unknown content. */
const Draft = Type.Object({
  page: Type.String(),
  address: Type.Optional(Type.String()),
  brands: Type.Optional(Ids),
  seo: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  from: Type.Optional(Type.String()),
  until: Type.Optional(Type.String()),
  archived: Type.Optional(Type.Boolean()),
  blocks: Type.Record(Type.String(), DraftBlock),
  order: Ids,
  variants: Type.Optional(Type.Array(DraftVariant)),
});
export type Draft = Readonly<Type.Static<typeof Draft>>;

/** What an edit applies to: the index of a variant, or null for the default page. */
export type Scope = number | null;

/** The condition in a `when`; null if it has unknown parts. */
export const conditionOf = (when: DraftBlock['when']): When | null =>
  Value.Check(When, when) ? when : null;

export const variantsOf = (draft: Draft): readonly DraftVariant[] => draft.variants ?? [];

export const variantOf = (draft: Draft, scope: Scope): DraftVariant | undefined =>
  scope === null ? undefined : variantsOf(draft)[scope];

export type ReadDraft =
  | { readonly draft: Draft; readonly findings: readonly [] }
  | { readonly draft: null; readonly findings: readonly Finding[] };

/** Parses a layout; the findings explain why the form editor cannot be used. */
export const readDraft = (file: string, text: string): ReadDraft => {
  const { source, findings } = parseJson(file, text);
  if (!source || findings.length > 0) return { draft: null, findings };
  const draft = plainValue(source.root);
  if (Value.Check(Draft, draft)) return { draft, findings: [] };
  const [error] = Value.Errors(Draft, draft);
  const where = error?.instancePath || 'the page';
  return {
    draft: null,
    findings: [
      {
        file,
        line: 1,
        column: 1,
        code: 'NO_LAYOUT',
        message: `this page has an invalid value: ${where} ${error?.message ?? ''}`.trim(),
        mend: 'Undo the last change, or ask a developer to fix it.',
      },
    ],
  };
};
