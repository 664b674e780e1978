import Type from 'typebox';

const OptionData = Type.Object({
  value: Type.String(),
  label: Type.String(),
  /** Other names that match a search. */
  words: Type.Optional(Type.Array(Type.String())),
});

/** The choices of the profile forms. */
export const ProfileChoices = Type.Object({
  countries: Type.Array(OptionData),
  cities: Type.Array(OptionData),
  /** Functional areas: the categories of the brand. */
  areas: Type.Array(OptionData),
  industries: Type.Array(OptionData),
  /** Today in India, YYYY-MM-DD. */
  today: Type.String(),
});
export type ProfileChoices = Type.Static<typeof ProfileChoices>;
