import Type from 'typebox';

const Field = { name: Type.String(), value: Type.String() };

/** A checkbox or radio button of the form, with its query parameter. */
export const FilterChoice = Type.Object({
  ...Field,
  label: Type.String(),
  /** Read out and searched, but not shown: "Bengaluru, Blr". */
  otherNames: Type.Optional(Type.String()),
  count: Type.String(),
  on: Type.Boolean(),
});
export type FilterChoice = Type.Static<typeof FilterChoice>;

export const FilterSettings = {
  title: Type.String({ minLength: 1, maxLength: 40, default: 'Filters' }),
  apply: Type.String({ minLength: 1, maxLength: 24, default: 'Show jobs' }),
  shown: Type.Integer({
    minimum: 3,
    maximum: 20,
    default: 6,
    description: 'Choices of each filter that are shown. The others are folded.',
  }),
};

export const FilterFormData = Type.Object({
  on: Type.Integer({ minimum: 0 }),
  /** The action of the form: the list without filters. */
  action: Type.String(),
  clearHref: Type.String(),
  /** Query parameters that are not filters and stay unchanged. */
  kept: Type.Array(Type.Object(Field)),
  groups: Type.Array(
    Type.Object({
      title: Type.String(),
      kind: Type.Enum(['one', 'many']),
      choices: Type.Array(FilterChoice),
      more: Type.Array(FilterChoice),
    }),
  ),
});
export type FilterFormData = Type.Static<typeof FilterFormData>;
