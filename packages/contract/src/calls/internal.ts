import Type from 'typebox';
import { defineCall } from '../call.ts';
import { LinkToken } from '../entities/account.ts';
import { Text } from '../text.ts';
import { MessageAnswer } from './auth.ts';
import {
  addOfficePicture,
  changeOfficePicture,
  findStaffEmployer,
  listStaffEmployers,
  removeOfficePicture,
  renderEmployerPicture,
  setEmployerPicture,
} from './employers.ts';
import {
  deleteFormAnswer,
  listAnsweredForms,
  listFormAnswers,
  saveFormAnswer,
} from './form-answers.ts';
import {
  deleteFormWebhook,
  listFormWebhooks,
  readFormWebhook,
  resumeFormWebhook,
  saveFormWebhook,
  testFormWebhook,
} from './form-webhooks.ts';
import { jobPage } from './job-page.ts';
import { decideJobReport, listJobReports } from './job-reports.ts';
import { beginProviderFlow, completeProviderFlow } from './provider-flow.ts';
import {
  addRecruiterOfficePicture,
  assignPortrait,
  assignRecruiterPicture,
  callingRecruiter,
  checkRecruiterPicture,
  removeRecruiterOfficePicture,
} from './recruiter-images.ts';
import { sitemapJobs, sitemapParts } from './sitemap.ts';
import { mailStaff } from './staff-mails.ts';

const none = Type.Object({});
const internal = { service: 'user', params: none, query: none, auth: 'public' } as const;

/** Turns off the job alert or the kind of mail that a signed link names; idempotent. `flag` is `alert`, or the setting. */
export const unsubscribe = defineCall({
  ...internal,
  method: 'POST',
  path: '/internal/unsubscribe',
  body: Type.Object({ token: LinkToken }),
  answer: Type.Object({ ...MessageAnswer.properties, flag: Type.String() }),
});
/** Messages that would have been sent, newest first: where neither SMTP nor a webhook for SMS is configured. */
export const outbox = defineCall({
  ...internal,
  method: 'GET',
  path: '/internal/outbox',
  query: Type.Object({ to: Type.Optional(Text({ maxLength: 254 })) }),
  answer: Type.Object({
    items: Type.Array(
      Type.Object({
        id: Type.Integer(),
        channel: Type.Enum(['email', 'sms']),
        to: Type.String(),
        template: Type.String(),
        subject: Type.String(),
        text: Type.String(),
        html: Type.Union([Type.String(), Type.Null()]),
        variables: Type.Record(Type.String(), Type.String()),
        createdAt: Type.String({ description: 'ISO 8601' }),
      }),
    ),
  }),
});

const Fields = Type.Record(Type.String(), Type.String());
/** The sandbox gateway's answer to a payment: fields to send to the callback. */
export const sandboxPayment = defineCall({
  ...internal,
  service: 'subscription',
  method: 'POST',
  path: '/internal/sandbox-payment',
  isCritical: true,
  body: Type.Object({
    fields: Text({
      maxLength: 8_000,
      description: 'what it was asked for, as a form sends it',
    }),
  }),
  answer: Type.Object({ paid: Fields, failed: Fields, pending: Fields }),
});

/** Records a sandbox payer's choice, for later requests to the gateway; with fields as it signs them. */
export const sandboxBook = defineCall({
  ...internal,
  service: 'subscription',
  method: 'POST',
  path: '/internal/sandbox-book',
  body: Type.Object({ fields: Text({ maxLength: 8_000 }) }),
  answer: Type.Object({ orderId: Type.String() }),
});

/** Calls of the services that only the BFF makes: at no address of /api. */
export const INTERNAL_CALLS = [
  unsubscribe,
  outbox,
  sandboxPayment,
  sandboxBook,
  sitemapParts,
  sitemapJobs,
  jobPage,
  listJobReports,
  decideJobReport,
  listStaffEmployers,
  findStaffEmployer,
  renderEmployerPicture,
  setEmployerPicture,
  addOfficePicture,
  changeOfficePicture,
  removeOfficePicture,
  callingRecruiter,
  assignPortrait,
  checkRecruiterPicture,
  assignRecruiterPicture,
  addRecruiterOfficePicture,
  removeRecruiterOfficePicture,
  beginProviderFlow,
  completeProviderFlow,
  saveFormAnswer,
  listAnsweredForms,
  listFormAnswers,
  deleteFormAnswer,
  listFormWebhooks,
  readFormWebhook,
  saveFormWebhook,
  deleteFormWebhook,
  testFormWebhook,
  resumeFormWebhook,
  mailStaff,
] as const;
