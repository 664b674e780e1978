import { defineBlock } from '@broadsheet/contract/block-definition';
import { Relation } from '@broadsheet/contract/entities/recommendation';
import Type from 'typebox';

const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** What its reader was sent a link for. */
const RequestData = Type.Object({
  token: Type.String(),
  /** Of the page, and where its forms lead when they were sent. */
  href: Type.String(),
  seeker: Type.String(),
  message: Type.String(),
  /** As people say it. */
  askedOn: Type.String(),
  /** As the seeker or they themselves have called them. */
  name: Type.String(),
  /** They say who they are, and then what they think of the seeker. */
  step: Type.Enum(['who', 'words']),
  /** What they have said of themselves; null for nothing yet. */
  said: OrNull(
    Type.Object({
      name: Type.String(),
      title: Type.String(),
      company: Type.String(),
      type: Relation,
      linkedIn: Type.String(),
    }),
  ),
  /** Lets one picture be sent; null once there is one. */
  pictureToken: OrNull(Type.String()),
  /** What others have said, and the seeker shows. */
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
    /** Null where the link is not good, or not good any more. */
    asked: OrNull(RequestData),
    /** It has just been written. */
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
