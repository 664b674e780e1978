import Type from 'typebox';

const OptionData = Type.Object({
  value: Type.String(),
  label: Type.String(),
  /** Other names by which people look for it. */
  words: Type.Optional(Type.Array(Type.String())),
});

/** What the forms of a profile let people choose from. */
export const ProfileChoices = Type.Object({
  countries: Type.Array(OptionData),
  cities: Type.Array(OptionData),
  /** Functional areas: the categories of the brand. */
  areas: Type.Array(OptionData),
  industries: Type.Array(OptionData),
  /** YYYY-MM-DD in India. */
  today: Type.String(),
});
export type ProfileChoices = Type.Static<typeof ProfileChoices>;
