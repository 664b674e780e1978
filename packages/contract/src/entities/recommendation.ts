import Type from 'typebox';
import { COMMENT_MAX, REQUEST_MESSAGE_MAX } from '../recommendation-limits.ts';
import { LINE_PATTERN } from './account.ts';

/** Any non-blank text of several lines. */
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

/** The recommender's relation to the seeker. */
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
 * `asked`: without a comment yet; `received`: the seeker has not decided; `accepted`: shown on the profile; `hidden`:
 * visible to the seeker only.
 */
const STATUSES = ['asked', 'received', 'accepted', 'hidden'] as const;
export const RecommendationStatus = Type.Enum(STATUSES);
export type RecommendationStatus = Type.Static<typeof RecommendationStatus>;

const Instant = Type.String({ description: 'ISO 8601' });
const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** A recommender's job, now or when they knew the seeker. */
export const Position = Type.Object({ title: Type.String(), company: Type.String() });
export const PositionText = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: LINE_PATTERN,
});

/** The recommender, with the data they have given. */
export const SocialUser = Type.Object({
  /** 0 until they have introduced themselves. */
  userId: Type.Integer({ minimum: 0 }),
  type: OrNull(Relation),
  /** As they write it; as the seeker wrote it until then. */
  name: Type.String(),
  /** The id of their LinkedIn page, or their recruiter number on this site; null for neither. */
  publicId: OrNull(Type.String()),
  positions: Type.Array(Position),
  /** Recommenders do not log in: the link in the mail admits them. */
  loginVia: Type.Literal('mail'),
  status: RecommendationStatus,
  requestedEmail: Type.String(),
  /** Where the seeker gets the picture that they have sent; null without one. */
  picUrl: OrNull(Type.String()),
});
export type SocialUser = Type.Static<typeof SocialUser>;

/** A recommendation as its seeker sees it. */
export const Recommendation = Type.Object({
  recommendationId: Type.Integer({ minimum: 1 }),
  ...SocialUser.properties,
  message: Type.String(),
  /** Plain text as it was written; null without a comment. */
  comment: OrNull(Type.String()),
  askedAt: Instant,
  writtenAt: OrNull(Instant),
  /** The number of mails sent to the address, including the first one. */
  mails: Type.Integer({ minimum: 0 }),
  /** The earliest instant of the next reminder; null where none is allowed any more. */
  remindFrom: OrNull(Instant),
});
export type Recommendation = Type.Static<typeof Recommendation>;
