import Type from 'typebox';

const Field = { name: Type.String(), value: Type.String() };

/** One box or button of the form: the parameter that it adds to the address. */
export const FilterChoice = Type.Object({
  ...Field,
  label: Type.String(),
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
  /** Where the form leads: the list without filters. */
  action: Type.String(),
  clearHref: Type.String(),
  /** What is no filter and stays as it is. */
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
