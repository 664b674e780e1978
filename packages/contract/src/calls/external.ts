import Type from 'typebox';
import { defineCall } from '../call.ts';
import { LinkToken, PersonName } from '../entities/account.ts';
import { Comment, Position, PositionText, Relation } from '../entities/recommendation.ts';
import { Text } from '../text.ts';
import { MessageAnswer } from './auth.ts';
import { uploadRecommenderPicture } from './media.ts';

/**
 * Calls of the outside person who was asked to recommend a seeker. All of them take the signed token of the mail, and are
 * refused with LINK_SPENT, and with nothing else, where it is forged, of the other brand, for something else, past its
 * time, used, or of a recommendation that was removed. None tells an address, a number or a resume.
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

/** What was asked, and by whom. */
export const externalRecommendation = defineCall({
  ...get,
  path: '/external/recommendation',
  answer: Type.Object({
    /** Of the seeker. */
    name: Type.String(),
    message: Type.String(),
    askedAt: Type.String({ description: 'ISO 8601' }),
    /** Whom the seeker has asked, as the seeker calls them. */
    recommender: Type.String(),
    /** Whether they have said who they are: a comment is taken from then on. */
    isIntroduced: Type.Boolean(),
    /** Lets one picture be sent to `uploadRecommenderPicture`; null once there is one. */
    pictureToken: Type.Union([LinkToken, Type.Null()]),
  }),
});

/** Keeps what they say of the seeker; the link is spent with it. Throws INTRODUCTION_MISSING before `addSocialUser`. */
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

/** By which number the recommender is kept; 0 until they have said who they are. */
export const socialUserId = defineCall({
  ...get,
  path: '/external/socialuserid',
  answer: Type.Object({ userId: Type.Integer({ minimum: 0 }) }),
});

/** Whether a recruiter of this site has that number, for who says to be one; as much as everybody may know. */
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

/** The seeker as the outside person may see them: the name, and what others have said and the seeker shows. */
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

/** What they have given of themselves before; null for nothing yet. */
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
        /** Their page at LinkedIn, whole; null where they gave none. */
        linkedIn: Type.Union([Type.String(), Type.Null()]),
        recruiterId: Type.Union([Type.Integer(), Type.Null()]),
        hasPicture: Type.Boolean(),
      }),
      Type.Null(),
    ]),
  }),
});

/** Keeps who they are, in place of what they have said before. Throws VALIDATION for an address that is not of LinkedIn. */
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
