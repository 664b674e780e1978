import Type from 'typebox';

const Path = Type.String({ minLength: 1, maxLength: 300 });
/** One path, or several: their texts are joined by a comma. */
const Paths = Type.Union([Path, Type.Array(Path, { minItems: 1, maxItems: 10 })]);

/** Which field of any JSON feed holds what; paths have dots: `position.name`. */
export const FeedMapping = Type.Object(
  {
    /** Where the list of jobs is; left out where the feed itself is the list. */
    jobs: Type.Optional(Path),
    singleCompany: Type.Optional(Type.Boolean()),
    fields: Type.Object(
      {
        id: Path,
        title: Path,
        company: Type.Optional(Path),
        location: Type.Optional(Paths),
        remote: Type.Optional(Path),
        workMode: Type.Optional(Path),
        shift: Type.Optional(Path),
        experience: Type.Optional(Path),
        minExperience: Type.Optional(Path),
        maxExperience: Type.Optional(Path),
        salary: Type.Optional(Path),
        minSalary: Type.Optional(Path),
        maxSalary: Type.Optional(Path),
        currency: Type.Optional(Path),
        description: Type.Optional(Paths),
        skills: Type.Optional(Path),
        department: Type.Optional(Path),
        industry: Type.Optional(Path),
        openings: Type.Optional(Path),
        url: Type.Optional(Path),
        posted: Type.Optional(Path),
        expires: Type.Optional(Path),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type FeedMapping = Readonly<Type.Static<typeof FeedMapping>>;
