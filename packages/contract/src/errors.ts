import Type from 'typebox';
import { type ErrorEntry, FAILURES } from './failure-codes.ts';
import { PAY_UNREAD } from './parse-pay.ts';

/** Every error code of this product. The spec's section 8 messages are word for word. */
export const ERRORS = {
  ...FAILURES,
  OTP_WITHOUT_TOKEN: { status: 401, statusCode: 0, message: 'Try again!' },
  PROFILE_NOT_FOUND: { status: 404, message: 'profile not found' },
  COURSE_NOT_SELECTED: { status: 400, message: 'Please select a course' },

  BAD_REQUEST: {
    status: 400,
    message: "We couldn't read this request. Reload the page and try again.",
  },
  VALIDATION: { status: 400, message: 'Please check what you entered.' },
  PAY_UNREAD: { status: 400, message: PAY_UNREAD },
  CODE_WRONG: {
    status: 400,
    message: 'This OTP is wrong or has expired. Check it, or request a new one.',
  },
  FILE_MISSING: { status: 400, message: 'Please choose a file.' },
  SOCIAL_ADDRESS_WRONG: {
    status: 400,
    message: 'Enter the link to your own profile, for example https://github.com/asha-rao.',
  },
  LINK_SPENT: {
    status: 400,
    message: 'This link has expired or was already used. Please request a new one.',
  },
  PROVIDER_LOGIN_EXPIRED: {
    status: 400,
    message: 'This login has expired, or it began in another browser. Please try again.',
  },
  PROVIDER_LOGIN_REFUSED: {
    status: 400,
    message: "We couldn't confirm this login. Try again, or log in another way.",
  },
  PAYMENT_UNVERIFIED: {
    status: 400,
    message:
      "We couldn't verify this payment, so nothing has changed. Check your order under Plans and orders.",
  },
  UNAUTHORIZED: { status: 401, message: 'Please log in to continue.' },
  WRONG_CREDENTIALS: {
    status: 401,
    message: 'Wrong email or password. Try again, or reset your password.',
  },
  RECRUITER_TOKEN_WRONG: {
    status: 401,
    message: 'This recruiter token is wrong or has expired. Get a new one from the site team.',
  },
  WRONG_PASSWORD: { status: 403, name: 'wrong_password', message: 'Wrong password. Try again.' },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message: 'Complete two-step verification first.',
  },
  ACCOUNT_INACTIVE: {
    status: 403,
    message:
      'This account is deactivated. Enter the code that we have emailed you to reactivate it.',
  },
  PROVIDER_DENIED: {
    status: 403,
    message: 'You cancelled this login. Try again, or log in another way.',
  },
  EMPLOYER_NOT_VERIFIED: {
    status: 403,
    message: "Your company isn't verified yet. Ask the site team to verify it, then add pictures.",
  },
  PASSWORD_NOT_SET: {
    status: 403,
    message:
      'Your account has no password yet. Log out, choose Forgot your password? on the login page, and set one.',
  },
  PLAN_NEEDED: {
    status: 403,
    message: 'You need a plan for this. See Plans and prices.',
  },
  PRO_NEEDED: { status: 403, message: 'This is for Pro members. See Pro membership.' },
  CHAT_NEEDS_PRO: {
    status: 403,
    message: 'Messages to recruiters are for Pro members. See Pro membership.',
  },
  NOT_IN_COMPETITION: {
    status: 403,
    message: "You haven't registered for this competition. Register first.",
  },
  NOT_IN_ROUND: {
    status: 403,
    message: 'Only those who qualified in the previous round can enter this one.',
  },
  QUIZ_NEEDS_DESKTOP: {
    status: 403,
    message: 'Take the quiz on a laptop or desktop.',
  },
  APPLICANT_NOT_PRO: {
    status: 403,
    message:
      "This applicant isn't a Pro member, so you can't chat with them. They still see your decisions.",
  },
  FORBIDDEN: { status: 403, message: "You don't have access to this." },
  NOT_FOUND: { status: 404, message: "We couldn't find this page. Check the link, or go to Home." },
  JOB_NOT_FOUND: { status: 404, message: "We couldn't find this job. It may have been removed." },
  APPLICATION_NOT_FOUND: { status: 404, message: "You haven't applied for this job." },
  OFFICE_PICTURE_NOT_FOUND: {
    status: 404,
    message: 'This picture was removed. Reload the page.',
  },
  COMPANY_NOT_FOUND: { status: 404, message: "We couldn't find this company." },
  COURSE_NOT_FOUND: {
    status: 404,
    message: "This course doesn't exist or is no longer offered.",
  },
  APPLICANT_NOT_FOUND: {
    status: 404,
    message: "We couldn't find this applicant for this job.",
  },
  RECRUITER_NOT_FOUND: { status: 404, message: "We couldn't find this recruiter." },
  CONVERSATION_NOT_FOUND: { status: 404, message: "We couldn't find this chat." },
  ALERT_NOT_FOUND: {
    status: 404,
    message: "We couldn't find this job alert. You may have deleted it.",
  },
  RESUME_NOT_FOUND: {
    status: 404,
    message: "We couldn't find this resume. You may have deleted it.",
  },
  FILE_NOT_FOUND: { status: 404, message: "We couldn't find this file." },
  ASSESSMENT_NOT_FOUND: {
    status: 404,
    message: "We couldn't find this assessment. You get one only after you apply for its job.",
  },
  PROMO_BANNERS_NOT_FOUND: {
    status: 404,
    message: 'Something went wrong. Please try again later.',
  },
  RECOMMENDATION_NOT_FOUND: { status: 404, message: "We couldn't find this recommendation." },
  CALENDAR_NOT_FOUND: { status: 404, message: "We couldn't find this interview invitation." },
  SLOT_NOT_FOUND: { status: 404, message: "We couldn't find this slot. Choose another one." },
  COMPETITION_NOT_FOUND: { status: 404, message: "We couldn't find this in the competition." },
  ORDER_NOT_FOUND: { status: 404, message: "We couldn't find this order." },
  FORM_NOT_FOUND: { status: 404, message: 'This form is no longer on the page.' },
  SURVEY_NOT_FOUND: { status: 404, message: 'This survey is over.' },
  TAG_NOT_FOUND: { status: 404, message: "We couldn't find this keyword." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This request isn't supported here." },
  SESSION_EXPIRED: { status: 406, message: 'Your session has expired. Please log in again.' },
  PRICE_CHANGED: {
    status: 409,
    message: 'The price changed after you opened this page. Check the new price before you buy.',
  },
  ORDER_CLOSED: { status: 409, message: "You can't change this order any more." },
  REFUND_LATE: {
    status: 409,
    message: 'You can request a refund only within 7 days of paying. For help, contact us.',
  },
  REVISION_GONE: { status: 409, message: 'This page has changed. Please reload it.' },
  CONFLICT: { status: 409, message: 'This name is already in use. Choose another one.' },
  IDENTITY_TAKEN: {
    status: 409,
    message: 'This login is already linked to another account. Remove it there first.',
  },
  LAST_WAY_IN: {
    status: 409,
    message: "This is your only way to log in, so you can't remove it. Set a password first.",
  },
  CHAT_CLOSED: {
    status: 409,
    message: 'This chat is closed. You can still read it.',
  },
  ALERTS_FULL: {
    status: 409,
    message: 'You can have up to 10 job alerts. Delete one to add another.',
  },
  RESUMES_FULL: {
    status: 409,
    message: "You've reached the limit for resumes. Delete one to add another.",
  },
  RESUME_LAST: {
    status: 409,
    message: 'This is your only resume. Add another one before you delete it.',
  },
  RESUME_MOVED: {
    status: 409,
    message:
      'You changed this resume in another window. Choose which version to save. Nothing was overwritten.',
  },
  CHANGE_MOVED: {
    status: 409,
    message: 'Someone else changed this. Review their version first. Nothing was overwritten.',
  },
  CHANGE_CLOSED: {
    status: 409,
    message: 'This change is already published or withdrawn. Start a new one.',
  },
  CHANGE_ROLLING: {
    status: 409,
    message: 'This change is being rolled out. Finish or stop the rollout first.',
  },
  ROLLOUT_RUNS: {
    status: 409,
    message: 'Another change is being rolled out. Finish or stop it first.',
  },
  EMPLOYER_PICTURE_FIXED: {
    status: 409,
    message: 'The site team chose this picture. Ask them to change or remove it.',
  },
  OFFICE_PICTURES_FULL: {
    status: 409,
    message: 'This employer has 8 office pictures. Remove one to add another.',
  },
  SECTIONS_FULL: {
    status: 409,
    message: 'There are 200 saved sections. Delete one to save another.',
  },
  VIDEOS_FULL: {
    status: 409,
    message:
      'There is no room for more videos: the limit is 200 files and 2,000 MB. Delete videos that nothing uses.',
  },
  VIDEOS_BUSY: {
    status: 409,
    message: 'Other videos are being uploaded. Try again when they are done.',
  },
  VIDEO_IN_USE: {
    status: 409,
    message:
      'This file is used. Replace it everywhere first, or remove it from its pages, drafts and saved sections.',
  },
  SECTION_UNUSABLE: {
    status: 409,
    message: 'The blocks of this section can no longer be used. Delete it, and save it again.',
  },
  RELEASE_TAKEN: {
    status: 409,
    message: 'This draft is in a release. Remove it there first.',
  },
  REVIEW_NEEDED: { status: 409, message: 'Someone else needs to approve this change first.' },
  INTRODUCTION_MISSING: { status: 409, message: 'Please tell us who you are first.' },
  RECOMMENDATION_ASKED: { status: 409, message: "You've already asked this person." },
  RECOMMENDATION_ASKS_FULL: {
    status: 409,
    message: 'You can have 20 open requests. Remove one to ask someone else.',
  },
  APPLICATION_WITHDRAWN: { status: 409, message: 'This application has been withdrawn.' },
  APPLY_UNCONFIRMED: {
    status: 409,
    message: "Recruiters won't see a resume. Add one first, or choose Apply anyway.",
  },
  APPLICATION_OVER: {
    status: 409,
    message: "The recruiter has already decided on this application, so you can't follow up.",
  },
  INFO_SENT: {
    status: 409,
    message: "You've already sent this to the recruiter, so you can't change it.",
  },
  SLOT_TAKEN: {
    status: 409,
    message: 'Someone just booked this slot. Please choose another one.',
  },
  NOT_BOOKED: { status: 409, message: "You haven't booked this slot." },
  NOT_AN_APPLICANT: { status: 409, message: "This person hasn't applied for the job." },
  ASSESSMENT_BEGUN: {
    status: 409,
    message: "Someone has started this assessment, so you can't change its questions.",
  },
  FORM_CHANGED: {
    status: 409,
    message: 'This form has changed. Reload the page and send your answers again.',
  },
  SURVEY_ANSWERED: { status: 409, message: "You've already answered this question." },
  FORM_CLOSED: { status: 410, message: 'This form is closed. It takes no more answers.' },
  JOB_CLOSED: { status: 410, message: 'This job has closed and no longer accepts applications.' },
  ASSESSMENT_OVER: { status: 410, message: 'Time is up for this assessment.' },
  COMPETITION_CLOSED: {
    status: 410,
    message: "This part of the competition isn't open now. See the dates on its page.",
  },
  QUIZ_OVER: {
    status: 410,
    message: "The quiz isn't open: it hasn't started, or your time is up.",
  },
  SLOT_PAST: { status: 410, message: 'This slot has passed. Please choose a later one.' },
  INTERVIEW_BEGUN: { status: 410, message: "This interview has started, so you can't change it." },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    message: "That's too much to send at once. Shorten it and try again.",
  },
  FILE_TOO_LARGE: {
    status: 413,
    message:
      'This file is too large. Limits: resume or picture 5 MB, audio 10 MB, competition file 20 MB, video 50 MB.',
  },
  URI_TOO_LONG: { status: 414, message: 'This link is too long. Use fewer filters.' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: "We can't read this type of content.",
  },
  FILE_WRONG_TYPE: {
    status: 415,
    message:
      'We accept PDF, DOC or DOCX resumes, JPEG, PNG or WebP pictures, MP4 videos and MP3 audio. For competitions, also PPT and PPTX.',
  },
  VIDEO_WRONG_TYPE: {
    status: 415,
    message:
      'Choose an MP4 video with H.264, a WebM video, or captions in WebVTT. On an iPhone, choose “Most Compatible” in the settings of the camera.',
  },
  RANGE_NOT_SATISFIABLE: { status: 416, message: "The file doesn't have this part." },
  SESSION_ENDED: { status: 418, message: "You've been logged out. Please log in again." },
  UNKNOWN_HOST: { status: 421, message: 'No site is set up for this host.' },
  CATALOG_UNSUPPORTED: {
    status: 422,
    message: 'Please update the app to see this page.',
  },
  CONTENT_FAULTS: {
    status: 422,
    message: 'The check found problems. Fix them and publish again. Nothing was published.',
  },
  FILE_BROKEN: {
    status: 422,
    message: 'This file is damaged or incomplete. Save it again and upload the new copy.',
  },
  FILE_UNSAFE: {
    status: 422,
    message:
      "This file contains macros or other files, which we can't accept. Save it as a plain document and try again.",
  },
  ANSWERS_NEEDED: {
    status: 422,
    message: "Answer the recruiter's required questions to apply.",
  },
  TOO_MANY_SLIDES: {
    status: 422,
    message: 'Your presentation can have up to 12 slides. Remove some and try again.',
  },
  VIDEO_TOO_LONG: {
    status: 422,
    message: 'Your video can be up to 2 minutes long. Shorten it and try again.',
  },
  PICTURE_TOO_LARGE: {
    status: 422,
    message:
      'This picture is too large. Use up to 40 megapixels, or 8 for a WebP, progressive or interlaced picture.',
  },
  PICTURE_TOO_SMALL: {
    status: 422,
    message:
      'This picture is too small. Use at least 48 × 48 pixels for a logo, 96 × 96 for a portrait, 640 × 360 for a cover, and 480 × 320 for an office picture.',
  },
  KEY_REUSED: {
    status: 422,
    message: 'This was already sent with other content. Reload the page and try again.',
  },
  PROVIDER_UNREACHABLE: {
    status: 424,
    message: "We can't reach this login provider right now. Log in another way, or try again soon.",
  },
  APPLY_LIMIT_REACHED: {
    status: 429,
    message:
      "You've used all your applications for 30 days. See Applied jobs for when you can apply again.",
  },
  FOLLOW_UP_SENT: {
    status: 429,
    message: 'You can follow up once in 7 days. See Applied jobs for when you can follow up again.',
  },
  REMINDED_ALREADY: {
    status: 429,
    message: 'You can remind this person once in 3 days, and 3 times in total.',
  },
  RECOMMENDATION_MAILS_SPENT: {
    status: 429,
    message: 'You can send 10 of these emails a day. Try again tomorrow.',
  },
  RECRUITER_TOLD: {
    status: 429,
    message: "You've already messaged this recruiter today. You can write again tomorrow.",
  },
  STREAMS_FULL: {
    status: 429,
    message: 'This is open in too many windows. Close one to get live updates here.',
  },
  RATE_LIMITED: {
    status: 429,
    message: 'Too many tries. Please wait a few minutes and try again.',
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    message: "Your browser sent too much data. Clear this site's cookies and try again.",
  },
  STUDIO_UNAVAILABLE: {
    status: 503,
    message: "Studio can't reach its database. The site still shows what was last published.",
  },
  SELLING_OFF: {
    status: 503,
    message: "You can't buy plans right now. Please try again later.",
  },
  OVERLOADED: {
    status: 503,
    message: 'A lot of people are here right now. Please try again in a few seconds.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: "This part of the site isn't available right now. Please try again soon.",
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

/** More findings of one request than anybody reads are not sent. */
export const MAX_DETAILS = 20;

/** A failure with one of the error codes. `cause` is logged, and never sent to the client. */
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

/** The body of an error response. Its statusCode is the HTTP status, except where the spec requires 0. */
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
