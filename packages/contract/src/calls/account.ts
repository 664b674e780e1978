import Type from 'typebox';
import { defineCall } from '../call.ts';
import {
  Email,
  GivenPassword,
  LinkToken,
  NewPassword,
  Otp,
  SecondFactor,
  SecondStepCode,
} from '../entities/account.ts';
import { Order } from '../entities/order.ts';
import { ProfileSettings } from '../entities/profile-settings.ts';
import { Text } from '../text.ts';
import { MessageAnswer, SignedIn } from './auth.ts';
import { FeedPreferences } from './feed-preferences.ts';

const none = Type.Object({});
const get = { service: 'user', method: 'GET', params: none, auth: 'token' } as const;
const post = { ...get, method: 'POST', query: none } as const;

const SettingsAnswer = Type.Object({ settings: ProfileSettings });

export const settings = defineCall({
  ...get,
  path: '/settings',
  query: none,
  answer: SettingsAnswer,
});
/** Changes the flags it names. */
export const saveSettings = defineCall({
  ...post,
  path: '/settings',
  failure: 'SETTINGS_SAVE_FAILED',
  body: Type.Object({
    settings: Text({ maxLength: 2000, description: 'a SettingsChange as JSON text' }),
  }),
  answer: Type.Object({ ...SettingsAnswer.properties, message: Type.String() }),
});

const BlockedCompanies = Type.Object({
  items: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String() })),
});
export const blockedCompanies = defineCall({
  ...get,
  path: '/settings/blocked-companies',
  query: none,
  answer: BlockedCompanies,
});
export const blockCompany = defineCall({
  ...post,
  path: '/settings/blocked-companies',
  body: Type.Object({
    companyId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    blocked: Type.Enum([0, 1]),
  }),
  answer: BlockedCompanies,
});

const EmailState = Type.Object({
  email: Type.String(),
  verifiedEmail: Type.Boolean(),
  phone: Type.Union([Type.String(), Type.Null()]),
  verifiedNumber: Type.Boolean(),
  /** The address waiting for verification, and since when; null when no change is open. */
  change: Type.Union([
    Type.Object({ email: Type.String(), requestedOn: Type.String({ description: 'ISO 8601' }) }),
    Type.Null(),
  ]),
});
const EmailChange = Type.Object({ email: Email, password: GivenPassword });

export const emailSettings = defineCall({
  ...get,
  path: '/settings/email',
  query: none,
  answer: EmailState,
});
/** Like `changeEmail`, and answers the resulting state. */
export const updateEmail = defineCall({
  ...post,
  path: '/settings/update-email',
  body: EmailChange,
  answer: EmailState,
});
/** Starts a change of address: a link goes to the new one, and a notice to the current one. */
export const changeEmail = defineCall({
  ...post,
  path: '/change_email',
  body: EmailChange,
  answer: MessageAnswer,
});
export const cancelEmailChange = defineCall({
  ...post,
  path: '/cancel_email_change',
  body: none,
  answer: MessageAnswer,
});
/** Sends the link for the address that is changed to again. */
export const resendEmailChange = defineCall({
  ...post,
  path: '/resend_email_verification',
  body: none,
  answer: MessageAnswer,
});
/** Sends the verification link for the account's own address again. */
export const resendEmailVerification = defineCall({
  ...post,
  path: '/resend_verification_email',
  body: none,
  answer: MessageAnswer,
});
/** By the link of a mail: verifies the account's address, or completes its change. */
export const verifyEmail = defineCall({
  ...post,
  path: '/verify_email',
  auth: 'public',
  body: Type.Object({ token: LinkToken }),
  answer: MessageAnswer,
});
/** By a code that `sendOtp` has sent. Its errors carry their code outside the error object. */
export const verifyContact = defineCall({
  ...post,
  path: '/verify/{type}',
  params: Type.Object({ type: Type.Enum(['email', 'phone']) }),
  body: Type.Object({ otp: Otp }),
  answer: MessageAnswer,
});

/** Starts to set up a second step. TOTP answers the secret; the other methods send a code. */
export const enableSecondFactor = defineCall({
  ...post,
  path: '/twoFactorAuth/twoFaEnableCode',
  body: Type.Object({ channel: SecondFactor, password: GivenPassword }),
  answer: Type.Object({
    message: Type.String(),
    channel: SecondFactor,
    /** For typing into an app, and the otpauth:// address of it; null but for TOTP. */
    secret: Type.Union([Type.String(), Type.Null()]),
    uri: Type.Union([Type.String(), Type.Null()]),
    sentTo: Type.Union([Type.String(), Type.Null()]),
  }),
});
/** Sends the code of the second step, at login or while setting it up. */
export const sendSecondFactorCode = defineCall({
  ...post,
  path: '/twoFactorAuth/send-otp',
  isCritical: true,
  body: none,
  answer: Type.Object({ message: Type.String(), sentTo: Type.String() }),
});
/** Completes the second step of a login, or its setup. Either way the session's token is replaced. */
export const verifySecondFactor = defineCall({
  ...post,
  path: '/twoFactorAuth/verify-two-fa',
  isCritical: true,
  tracked: { as: 'login' },
  body: Type.Object({ otp: SecondStepCode }),
  answer: Type.Object({
    ...SignedIn.properties,
    /** Answered once, when the second step was set up. */
    recoveryCodes: Type.Optional(Type.Array(Type.String())),
  }),
});
export const disableSecondFactor = defineCall({
  ...post,
  path: '/twoFactorAuth/disableTwoAuth',
  body: Type.Object({ password: GivenPassword }),
  answer: SignedIn,
});

/** Activates an account by the code of a mail: a new or a deactivated one. Starts a session as `login` does. */
export const activateAccount = defineCall({
  ...post,
  path: '/activate/account',
  auth: 'public',
  knowsReader: true,
  body: Type.Object({
    email: Email,
    otp: Otp,
    /** What `register` has answered; without it the code is for an account that was deactivated. */
    seekerId: Type.Optional(Text({ maxLength: 64 })),
  }),
  answer: SignedIn,
});
/** Ends every other session; this one gets another token. */
export const changePassword = defineCall({
  ...post,
  path: '/change_password',
  body: Type.Object({ currentPassword: GivenPassword, password: NewPassword }),
  answer: SignedIn,
});
export const deactivate = defineCall({
  ...post,
  path: '/deactivate',
  body: Type.Object({
    password: GivenPassword,
    reason: Type.Optional(Text({ maxLength: 500 })),
  }),
  answer: MessageAnswer,
});
/** For registration only, with a strict rate limit: the only call that reveals whether an address has an account. */
export const exists = defineCall({
  ...get,
  path: '/exists',
  auth: 'public',
  query: Type.Object({ email: Email }),
  answer: Type.Object({ exists: Type.Boolean() }),
});
/** Records a consent. */
export const cookiePolicy = defineCall({
  ...post,
  path: '/cookiepolicy',
  auth: 'public',
  knowsReader: true,
  body: Type.Object({
    uniqueIdentifier: Type.String({
      pattern: '^[A-Za-z0-9-]{8,64}$',
      description: 'a machine id that the browser stores',
    }),
    choice: Type.Optional(Type.Enum(['all', 'necessary'], { default: 'all' })),
  }),
  answer: MessageAnswer,
});
/** All data stored about a seeker. */
export const dataExport = defineCall({
  ...get,
  path: '/data-export',
  query: none,
  answer: Type.Object({
    exportedAt: Type.String({ description: 'ISO 8601' }),
    account: Type.Record(Type.String(), Type.Unknown()),
    settings: ProfileSettings,
    /** Null where the profile is empty. */
    profile: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
    blockedCompanies: BlockedCompanies.properties.items,
    savedJobs: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    applications: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    followUps: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    jobReports: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    /** Assessments that were started, with their answers. */
    assessments: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    hiddenJobs: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    unfollowedRecruiters: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    feedPreferences: FeedPreferences,
    followedCompanies: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    interviews: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    sessions: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    /** The logins of Google, LinkedIn and others that open the account. */
    identityLinks: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    consents: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    courseEnquiries: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    recommendations: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    socialConnections: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    competitions: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    surveyAnswers: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    /** Answers to forms, sent while logged in or with the address of the account. */
    formAnswers: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    messages: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    notifications: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    /** The browsers that get notices, without their keys. */
    devices: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    /** Conversations with recruiters, with the messages of both. */
    chats: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    /** With the addresses to download them from. */
    files: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    /** The data parsed from the resume among them. */
    parsedResume: Type.Record(Type.String(), Type.Unknown()),
    /** The resumes that were made in the resume builder, with their names. */
    resumeDocuments: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    /** The features of each plan, and when they end. */
    entitlements: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    orders: Type.Array(Order),
    /** Their alerts, and the jobs that were mailed for these. */
    jobAlerts: Type.Record(Type.String(), Type.Unknown()),
    /** What they want to be early for, and of which jobs they were mailed. */
    earlyApplicant: Type.Record(Type.String(), Type.Unknown()),
    /** Recruiters who have opened the profile. */
    recruiterViews: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  }),
});
/** Removes the account and all that hangs on it, for good. */
export const erase = defineCall({
  ...post,
  path: '/erase',
  body: Type.Object({ password: GivenPassword }),
  answer: MessageAnswer,
});
