import { defineBlock } from '@broadsheet/contract/block-definition';
import { Relation } from '@broadsheet/contract/entities/recommendation';
import Type from 'typebox';

const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** The request that the link is for. */
const RequestData = Type.Object({
  token: Type.String(),
  /** Path of this page; its forms return here. */
  href: Type.String(),
  seeker: Type.String(),
  message: Type.String(),
  /** The date as text. */
  askedOn: Type.String(),
  /** The recommender's name, as the seeker or the recommender gave it. */
  name: Type.String(),
  /** First the recommender's details, then the recommendation. */
  step: Type.Enum(['who', 'words']),
  /** The recommender's details; null until they are given. */
  said: OrNull(
    Type.Object({
      name: Type.String(),
      title: Type.String(),
      company: Type.String(),
      type: Relation,
      linkedIn: Type.String(),
    }),
  ),
  /** Allows the upload of one picture; null after it. */
  pictureToken: OrNull(Type.String()),
  /** Other recommendations that the seeker shows. */
  others: Type.Array(
    Type.Object({ name: Type.String(), place: Type.String(), comment: Type.String() }),
  ),
});

export const recommendForm = defineBlock({
  type: 'recommend-form',
  version: 1,
  title: 'Recommendation form',
  description: 'Lets someone write a recommendation without an account, from a link in an email.',
  settings: Type.Object(
    {
      hint: Type.String({
        maxLength: 300,
        default:
          'How did you work together? What are they good at? Would you work with them again? A few sentences are enough.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** Null for an invalid or expired link. */
    asked: OrNull(RequestData),
    /** True right after the recommendation was sent. */
    isDone: Type.Boolean(),
    failed: OrNull(Type.String()),
  }),
  messages: ['forms', 'recommend', 'upload'],
  hydrate: 'load',
  personal: true,
  primary: true,
  pages: ['recommend'],
  limit: 1,
});
