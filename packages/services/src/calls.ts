import { AUTH_CALLS } from './auth/calls.ts';
import type { ProviderSource } from './auth/providers/providers.ts';
import { COURSE_CALLS } from './course/calls.ts';
import type { BlogSource } from './job/blogs/read-blogs.ts';
import { JOB_CALLS } from './job/calls.ts';
import { MEDIA_CALLS, MEDIA_CONVERSIONS, MEDIA_UPLOADS } from './media/calls.ts';
import type { BoundConversion } from './media/upload/bind-conversion.ts';
import type { BoundUpload } from './media/upload/bind-upload.ts';
import { OTP_CALLS } from './otp/calls.ts';
import type { BoundCall } from './platform/call/bind-call.ts';
import type { CallContext } from './platform/call/call-context.ts';
import { PRIVACY_CALLS } from './privacy/calls.ts';
import { RECRUITER_CALLS } from './recruiter/calls.ts';
import { SEO_CALLS } from './seo/calls.ts';
import type { SeoSource } from './seo/read-seo.ts';
import { STATIC_CALLS } from './static/calls.ts';
import { SUBSCRIPTION_CALLS } from './subscription/calls.ts';
import type { PaymentSource } from './subscription/payments/payments.ts';
import type { UserSources } from './user/calls.ts';
import { USER_CALLS, USER_UPLOADS } from './user/calls.ts';

/** What the calls of all services need besides their context. */
export type CallSources = BlogSource & PaymentSource & ProviderSource & SeoSource & UserSources;

type ServicesContext = CallContext & CallSources;

/** Every call of the reference services, except uploads. */
export const BOUND_CALLS: readonly BoundCall<ServicesContext>[] = [
  ...AUTH_CALLS,
  ...USER_CALLS,
  ...JOB_CALLS,
  ...MEDIA_CALLS,
  ...SUBSCRIPTION_CALLS,
  ...COURSE_CALLS,
  ...OTP_CALLS,
  ...SEO_CALLS,
  ...STATIC_CALLS,
  ...RECRUITER_CALLS,
  ...PRIVACY_CALLS,
];

/** Every call that saves a file. */
export const BOUND_UPLOADS: readonly BoundUpload<ServicesContext>[] = [
  ...MEDIA_UPLOADS,
  ...USER_UPLOADS,
];

/** Every call that only converts a file. */
export const BOUND_CONVERSIONS: readonly BoundConversion[] = MEDIA_CONVERSIONS;
