import Type from 'typebox';
import { COMMENT_MAX, REQUEST_MESSAGE_MAX } from '../recommendation-limits.ts';
import { LINE_PATTERN } from './account.ts';

/** Any text of several lines, with something in it. */
const boundedText = (maxLength: number, description: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '^(?=[\\s\\S]*\\S)[^\\u0000\\p{Cs}]*$',
    description,
  });

export const RecommendationRequestMessage = boundedText(
  REQUEST_MESSAGE_MAX,
  'what the seeker asks for, in their own words',
);
export const Comment = boundedText(COMMENT_MAX, 'what somebody says of a seeker');

/** How somebody knows the seeker. */
const RELATIONS = [
  'manager',
  'colleague',
  'report',
  'client',
  'teacher',
  'recruiter',
  'other',
] as const;
export const Relation = Type.Enum(RELATIONS);
export type Relation = Type.Static<typeof Relation>;

/**
 * `asked`: nothing is written yet; `received`: it waits for the seeker; `accepted`: others see it on the profile;
 * `hidden`: the seeker keeps it to themselves.
 */
const STATUSES = ['asked', 'received', 'accepted', 'hidden'] as const;
export const RecommendationStatus = Type.Enum(STATUSES);
export type RecommendationStatus = Type.Static<typeof RecommendationStatus>;

const Instant = Type.String({ description: 'ISO 8601' });
const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** Where somebody works, or did when they knew the seeker. */
export const Position = Type.Object({ title: Type.String(), company: Type.String() });
export const PositionText = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: LINE_PATTERN,
});

/** Who was asked to recommend a seeker, as far as they have said. */
export const SocialUser = Type.Object({
  /** 0 until they have said who they are. */
  userId: Type.Integer({ minimum: 0 }),
  type: OrNull(Relation),
  /** As they write it; as the seeker wrote it until then. */
  name: Type.String(),
  /** Of their page at LinkedIn, or their number as a recruiter of this site; null for neither. */
  publicId: OrNull(Type.String()),
  positions: Type.Array(Position),
  /** Nobody logs in to recommend: the link of the mail lets them. */
  loginVia: Type.Literal('mail'),
  status: RecommendationStatus,
  requestedEmail: Type.String(),
  /** Where the seeker gets the picture that they have sent; null without one. */
  picUrl: OrNull(Type.String()),
});
export type SocialUser = Type.Static<typeof SocialUser>;

/** A recommendation as the seeker who asked for it is told of it. */
export const Recommendation = Type.Object({
  recommendationId: Type.Integer({ minimum: 1 }),
  ...SocialUser.properties,
  message: Type.String(),
  /** Plain text as it was written; null while nothing is. */
  comment: OrNull(Type.String()),
  askedAt: Instant,
  writtenAt: OrNull(Instant),
  /** Mails that have gone to the address so far, the first one among them. */
  mails: Type.Integer({ minimum: 0 }),
  /** From when the next reminder may go; null where none may any more. */
  remindFrom: OrNull(Instant),
});
export type Recommendation = Type.Static<typeof Recommendation>;
