import Type from 'typebox';
import { defineCall } from '../call.ts';
import { LinkToken, PersonName } from '../entities/account.ts';
import { Comment, Position, PositionText, Relation } from '../entities/recommendation.ts';
import { Text } from '../text.ts';
import { MessageAnswer } from './auth.ts';
import { uploadRecommenderPicture } from './media.ts';

/**
 * Calls of the outside person who was asked to recommend a seeker. All take the signed token of the mail. They answer
 * only LINK_SPENT where it is forged, expired, used, for another brand or purpose, or of a removed recommendation. None
 * reveals an address, a number or a resume.
 */
const none = Type.Object({});
const WithToken = Type.Object({ token: LinkToken });
const get = {
  service: 'user',
  method: 'GET',
  params: none,
  query: WithToken,
  auth: 'public',
  forOne: true,
} as const;
const post = {
  service: 'user',
  method: 'POST',
  params: none,
  query: none,
  auth: 'public',
} as const;

/** The request for a recommendation, and its sender. */
export const externalRecommendation = defineCall({
  ...get,
  path: '/external/recommendation',
  answer: Type.Object({
    /** Of the seeker. */
    name: Type.String(),
    message: Type.String(),
    askedAt: Type.String({ description: 'ISO 8601' }),
    /** The recommender, by the name that the seeker uses. */
    recommender: Type.String(),
    /** Whether they have introduced themselves: a comment is accepted from then on. */
    isIntroduced: Type.Boolean(),
    /** Allows one picture upload with `uploadRecommenderPicture`; null once there is one. */
    pictureToken: Type.Union([LinkToken, Type.Null()]),
  }),
});

/**
 * Stores their comment about the seeker, which uses up the link. Throws INTRODUCTION_MISSING before `addSocialUser`.
 */
export const addComment = defineCall({
  ...post,
  path: '/external/addcomment',
  formFiles: {
    picture: {
      call: uploadRecommenderPicture,
      formFields: { token: 'pictureToken' },
      isLast: true,
    },
  },
  body: Type.Object({ token: LinkToken, comment: Comment }),
  answer: MessageAnswer,
});

/** The number of the recommender; 0 until they have introduced themselves. */
export const socialUserId = defineCall({
  ...get,
  path: '/external/socialuserid',
  answer: Type.Object({ userId: Type.Integer({ minimum: 0 }) }),
});

/** Whether this site has a recruiter of that number, for a recommender who claims to be one; public data only. */
export const externalRecruiterId = defineCall({
  ...get,
  path: '/external/recruiterid',
  query: Type.Object({
    token: LinkToken,
    publicId: Type.String({ pattern: '^\\d{1,9}$', description: "as in the recruiter's address" }),
  }),
  answer: Type.Object({
    recruiterId: Type.Union([Type.Integer(), Type.Null()]),
    name: Type.Union([Type.String(), Type.Null()]),
    company: Type.Union([Type.String(), Type.Null()]),
  }),
});

/** The seeker as the outside person may see them: the name, and the recommendations that the seeker shows. */
export const externalProfile = defineCall({
  ...get,
  path: '/external/profile',
  answer: Type.Object({
    name: Type.String(),
    /** Empty, too, where the seeker hides their stories. */
    recommendations: Type.Array(
      Type.Object({
        name: Type.String(),
        type: Relation,
        positions: Type.Array(Position),
        comment: Type.String(),
      }),
    ),
  }),
});

const Introduction = {
  name: PersonName,
  title: PositionText,
  company: PositionText,
  type: Relation,
};

/** Their introduction so far; null without one. */
export const socialInfo = defineCall({
  ...get,
  path: '/external/socialinfo',
  answer: Type.Object({
    user: Type.Union([
      Type.Object({
        userId: Type.Integer({ minimum: 1 }),
        name: Type.String(),
        title: Type.String(),
        company: Type.String(),
        type: Relation,
        /** Their full LinkedIn address; null without one. */
        linkedIn: Type.Union([Type.String(), Type.Null()]),
        recruiterId: Type.Union([Type.Integer(), Type.Null()]),
        hasPicture: Type.Boolean(),
      }),
      Type.Null(),
    ]),
  }),
});

/** Stores their introduction, and replaces an earlier one. Throws VALIDATION for an address outside LinkedIn. */
export const addSocialUser = defineCall({
  ...post,
  path: '/external/addsocialuser',
  body: Type.Object({
    token: LinkToken,
    ...Introduction,
    linkedIn: Type.Optional(Text({ maxLength: 200 })),
    /** Of a recruiter of this site, as `externalRecruiterId` has it. */
    recruiterId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  }),
  answer: Type.Object({ ...MessageAnswer.properties, userId: Type.Integer({ minimum: 1 }) }),
});
