import Type from 'typebox';
import { OFFLINE_MESSAGE } from './offline-message.ts';
import { PAY_UNREAD } from './parse-pay.ts';

interface ErrorEntry {
  readonly status: number;
  /** In the body, where it is not the HTTP status. */
  readonly statusCode?: number;
  /** By which programs tell the errors of one call apart, where the spec has them named. */
  readonly name?: string;
  readonly message: string;
}

/** Every error this product answers with. The spec's section 8 messages are word for word. */
export const ERRORS = {
  TIMEOUT: {
    status: 504,
    statusCode: 0,
    message: 'Taking too long to response. Please try again later.',
  },
  BAD_GATEWAY: {
    status: 502,
    statusCode: 0,
    message: 'Something went wrong, please try again after some time!!',
  },
  OFFLINE: {
    status: 503,
    statusCode: 0,
    message: OFFLINE_MESSAGE,
  },
  UNKNOWN: { status: 500, message: 'Unknown error' },
  REGISTRATION_FAILED: { status: 404, message: 'some issue while registering! Please try again!' },
  OTP_WITHOUT_TOKEN: { status: 401, statusCode: 0, message: 'Try again!' },
  SKILLS_FAILED: { status: 502, message: 'Something went wrong' },
  SETTINGS_SAVE_FAILED: { status: 502, message: 'Failed to update, try again' },
  FOLLOW_UP_FAILED: { status: 502, message: 'Something Went Wrong !' },
  PROFILE_NOT_FOUND: { status: 404, message: 'profile not found' },
  PROMO_BANNERS_FAILED: { status: 502, message: 'Something went wrong. Please try again later.' },
  COURSE_NOT_SELECTED: { status: 400, message: 'Please select a course' },

  BAD_REQUEST: { status: 400, message: 'The request could not be understood.' },
  VALIDATION: { status: 400, message: 'Some values are not as expected.' },
  PAY_UNREAD: { status: 400, message: PAY_UNREAD },
  CODE_WRONG: {
    status: 400,
    message: 'This code is wrong or its time is up. Check it, or ask for a new one.',
  },
  FILE_MISSING: { status: 400, message: 'Please choose a file.' },
  SOCIAL_ADDRESS_WRONG: {
    status: 400,
    message: 'This is not the address of a page of a person at that site.',
  },
  LINK_SPENT: { status: 400, message: 'This link is no longer good. Please ask for a new one.' },
  PAYMENT_UNVERIFIED: {
    status: 400,
    message: 'This is not what the payment gateway says. Nothing has changed.',
  },
  UNAUTHORIZED: { status: 401, message: 'Please log in to go on.' },
  WRONG_CREDENTIALS: { status: 401, message: 'The e-mail address or the password is wrong.' },
  RECRUITER_TOKEN_WRONG: {
    status: 401,
    message: 'This takes the token of a recruiter, and one that is still good.',
  },
  WRONG_PASSWORD: { status: 403, name: 'wrong_password', message: 'The password is not right.' },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message: 'Please enter the code of your second step first.',
  },
  ACCOUNT_INACTIVE: {
    status: 403,
    message:
      'This account is deactivated. Enter the code that we have emailed you to reactivate it.',
  },
  PLAN_NEEDED: {
    status: 403,
    message: 'This belongs to a plan that you do not have. Please see what the plans give.',
  },
  PRO_NEEDED: { status: 403, message: 'This is for pro members. See what a membership gives.' },
  CHAT_NEEDS_PRO: {
    status: 403,
    message: 'Chats with recruiters belong to the pro membership. Please see what it gives.',
  },
  NOT_IN_COMPETITION: {
    status: 403,
    message: 'You are not registered for this competition. Please register first.',
  },
  NOT_IN_ROUND: {
    status: 403,
    message: 'This round is for those who came through the one before.',
  },
  QUIZ_NEEDS_DESKTOP: {
    status: 403,
    message: 'The quiz is taken on a laptop or desktop. Please come back on one.',
  },
  APPLICANT_NOT_PRO: {
    status: 403,
    message: 'Only pro members chat, and this applicant is none. Your decisions still reach them.',
  },
  FORBIDDEN: { status: 403, message: 'You may not do this.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  JOB_NOT_FOUND: { status: 404, message: 'This job does not exist.' },
  APPLICATION_NOT_FOUND: { status: 404, message: 'You have not applied for this job here.' },
  COMPANY_NOT_FOUND: { status: 404, message: 'This company does not exist.' },
  COURSE_NOT_FOUND: {
    status: 404,
    message: 'This course does not exist, or is not offered any more.',
  },
  APPLICANT_NOT_FOUND: {
    status: 404,
    message: 'Nobody of that id has applied for this job, or they are not to be seen.',
  },
  RECRUITER_NOT_FOUND: { status: 404, message: 'This recruiter does not exist.' },
  CONVERSATION_NOT_FOUND: { status: 404, message: 'There is no such chat of yours.' },
  RESUME_NOT_FOUND: { status: 404, message: 'You have no such resume. It may have been deleted.' },
  FILE_NOT_FOUND: { status: 404, message: 'There is no such file of yours.' },
  ASSESSMENT_NOT_FOUND: {
    status: 404,
    message: 'There is no such assessment for you. One waits only after you have applied.',
  },
  PROMO_BANNERS_NOT_FOUND: {
    status: 404,
    message: 'Something went wrong. Please try again later.',
  },
  RECOMMENDATION_NOT_FOUND: { status: 404, message: 'There is no such recommendation.' },
  CALENDAR_NOT_FOUND: { status: 404, message: 'There is no such interview invitation of yours.' },
  SLOT_NOT_FOUND: { status: 404, message: 'There is no such slot for you.' },
  COMPETITION_NOT_FOUND: { status: 404, message: 'There is nothing of that competition here.' },
  ORDER_NOT_FOUND: { status: 404, message: 'There is no such order of yours.' },
  SURVEY_NOT_FOUND: { status: 404, message: 'This survey is over.' },
  TAG_NOT_FOUND: { status: 404, message: 'This keyword does not exist.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that method.' },
  SESSION_EXPIRED: { status: 406, message: 'Your session has ended. Please log in again.' },
  PRICE_CHANGED: {
    status: 409,
    message: 'The price has changed since you opened this page. Check the new price, then buy.',
  },
  ORDER_CLOSED: { status: 409, message: 'This order can no longer be changed.' },
  REFUND_LATE: {
    status: 409,
    message:
      'An order can be given back within seven days of paying. Write to us if it is otherwise.',
  },
  REVISION_GONE: { status: 409, message: 'The page has changed since. Please load it again.' },
  CONFLICT: { status: 409, message: 'There is one of that name already.' },
  CHAT_CLOSED: {
    status: 409,
    message: 'You can read this chat, but nobody can write in it any more.',
  },
  RESUMES_FULL: {
    status: 409,
    message: 'You have as many resumes as you can keep. Delete one to add another.',
  },
  RESUME_LAST: {
    status: 409,
    message: 'This is your only resume. Add another one before you delete it.',
  },
  RESUME_MOVED: {
    status: 409,
    message:
      'Your resume was changed in another window since. Nothing was overwritten: choose one.',
  },
  CHANGE_MOVED: {
    status: 409,
    message:
      'Someone else changed this after you opened it. Nothing was overwritten. Compare their changes first.',
  },
  CHANGE_CLOSED: {
    status: 409,
    message: 'This draft is published or discarded. Create a new draft to continue.',
  },
  CHANGE_ROLLING: {
    status: 409,
    message: 'This content is in a gradual rollout. Finish or roll back the rollout first.',
  },
  ROLLOUT_RUNS: {
    status: 409,
    message: 'Another draft is being rolled out. Finish or roll back that one first.',
  },
  REVIEW_NEEDED: { status: 409, message: 'Someone else must approve this draft first.' },
  INTRODUCTION_MISSING: { status: 409, message: 'Please say who you are first.' },
  RECOMMENDATION_ASKED: { status: 409, message: 'You have asked this address already.' },
  RECOMMENDATION_ASKS_FULL: {
    status: 409,
    message: 'You wait for 20 people already. Remove one of them to ask somebody else.',
  },
  APPLICATION_WITHDRAWN: { status: 409, message: 'This application has been withdrawn.' },
  APPLY_UNCONFIRMED: {
    status: 409,
    message:
      'Recruiters would see no resume or no work experience. Add them first, or choose Apply anyway.',
  },
  APPLICATION_OVER: {
    status: 409,
    message: 'The employer has decided about this application. There is nothing left to ask.',
  },
  INFO_SENT: {
    status: 409,
    message: 'The employer has this already. What was sent cannot be changed.',
  },
  SLOT_TAKEN: {
    status: 409,
    message: 'Somebody has just booked this slot. Please choose another.',
  },
  NOT_BOOKED: { status: 409, message: 'You have not booked this slot.' },
  NOT_AN_APPLICANT: { status: 409, message: 'This person has not applied for the job.' },
  ASSESSMENT_BEGUN: {
    status: 409,
    message: 'Somebody has begun this assessment, so its questions stay as they are.',
  },
  SURVEY_ANSWERED: { status: 409, message: 'You have answered this question already.' },
  JOB_CLOSED: { status: 410, message: 'This job has closed. Nobody can apply for it any more.' },
  ASSESSMENT_OVER: { status: 410, message: 'The time for this assessment is over.' },
  COMPETITION_CLOSED: {
    status: 410,
    message: 'This part of the competition is not open now. Its dates stand on its page.',
  },
  QUIZ_OVER: { status: 410, message: 'This quiz does not run: its time is over, or not begun.' },
  SLOT_PAST: { status: 410, message: 'This slot is over. Please choose a later one.' },
  INTERVIEW_BEGUN: { status: 410, message: 'This interview has begun, so it stays as it is.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'That is more than can be sent at once.' },
  FILE_TOO_LARGE: {
    status: 413,
    message:
      'This file is too large: a resume or a picture may have 5 MB, audio 10 MB, work for a competition 20 MB, a video 50 MB.',
  },
  URI_TOO_LONG: { status: 414, message: 'The address is too long.' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: 'The content is of a type that is not taken here.',
  },
  FILE_WRONG_TYPE: {
    status: 415,
    message:
      'This file is of another type. We take PDF, DOC and DOCX as a resume, JPEG, PNG and WebP as a picture, MP4 as video and MP3 as audio; for a competition also PPT and PPTX.',
  },
  RANGE_NOT_SATISFIABLE: { status: 416, message: 'The file has no such part.' },
  SESSION_ENDED: { status: 418, message: 'You have been logged out. Please log in again.' },
  UNKNOWN_HOST: { status: 421, message: 'No site answers at this host.' },
  CATALOG_UNSUPPORTED: {
    status: 422,
    message: 'None of the block catalogs you know can be served.',
  },
  CONTENT_FAULTS: {
    status: 422,
    message: 'Fix the problems listed first. Nothing was published.',
  },
  FILE_BROKEN: {
    status: 422,
    message: 'This file is damaged or not complete. Please save it anew and send it again.',
  },
  FILE_UNSAFE: {
    status: 422,
    message:
      'This file holds something that we do not take, such as macros or other files. Please save it as a plain document.',
  },
  ANSWERS_NEEDED: {
    status: 422,
    message: 'This employer asks something first. Please answer the questions that are marked.',
  },
  TOO_MANY_SLIDES: {
    status: 422,
    message: 'This presentation has more than 12 slides. Please shorten it.',
  },
  VIDEO_TOO_LONG: { status: 422, message: 'This video is longer than 2 minutes.' },
  PICTURE_TOO_LARGE: {
    status: 422,
    message:
      'This picture has too many pixels: 40 million are taken, 8 million of a progressive or interlaced one.',
  },
  KEY_REUSED: { status: 422, message: 'Something else was sent with the same key before.' },
  APPLY_LIMIT_REACHED: {
    status: 429,
    message:
      'You have applied for as many jobs as a basic member may in 30 days. Applied jobs tells from when you can go on.',
  },
  FOLLOW_UP_SENT: {
    status: 429,
    message: 'You can follow up once in 7 days. Applied jobs tells from when you can do it again.',
  },
  REMINDED_ALREADY: {
    status: 429,
    message:
      'This address has had our mail. It can be reminded once in 3 days, and 3 times in all.',
  },
  RECOMMENDATION_MAILS_SPENT: {
    status: 429,
    message: 'You can have 10 of these mails sent in a day. Please go on tomorrow.',
  },
  RECRUITER_TOLD: {
    status: 429,
    message: 'You have written to this recruiter today. You can write again tomorrow.',
  },
  STREAMS_FULL: {
    status: 429,
    message: 'This is open in too many windows. Close one of them to see here what happens.',
  },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Please wait a moment.' },
  HEADERS_TOO_LARGE: { status: 431, message: 'The request headers are too large.' },
  RESUME_UPLOAD_FAILED: {
    status: 502,
    message: 'Your resume could not be uploaded. Please try again.',
  },
  STUDIO_UNAVAILABLE: {
    status: 503,
    message:
      'Studio cannot save right now. The live site is not affected. Try again in a few minutes.',
  },
  SELLING_OFF: {
    status: 503,
    message: 'Nothing can be bought here at the moment. Please try again later.',
  },
  OVERLOADED: {
    status: 503,
    message: 'Very many people are here right now. Please try again in a few seconds.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'This part of the site is resting. Please try again soon.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

export const ErrorBody = Type.Object({
  statusCode: Type.Integer(),
  code: Type.String(),
  name: Type.Optional(Type.String()),
  message: Type.String(),
  details: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
  requestId: Type.String(),
});
export type ErrorBody = Type.Static<typeof ErrorBody>;
export type ErrorDetails = NonNullable<ErrorBody['details']>;

/** A failure with one of the error codes. `cause` goes to the log, never to the client. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails | undefined;
  constructor(code: ErrorCode, options: { details?: ErrorDetails; cause?: unknown } = {}) {
    super(ERRORS[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.details = options.details;
  }
}

/** The body of an error answer. The body's statusCode is the HTTP status, but where the spec says 0. */
export const errorBody = (
  code: ErrorCode,
  requestId: string,
  details?: ErrorDetails,
): ErrorBody => {
  const entry: ErrorEntry = ERRORS[code];
  return {
    statusCode: entry.statusCode ?? entry.status,
    code,
    ...(entry.name ? { name: entry.name } : {}),
    message: entry.message,
    ...(details ? { details } : {}),
    requestId,
  };
};
