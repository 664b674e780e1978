import { changePasswordMessages } from './areas/change-password.ts';
import { checkoutMessages } from './areas/checkout.ts';
import { codeMessages } from './areas/codes.ts';
import { consentMessages } from './areas/consent.ts';
import { courseListMessages } from './areas/course-list.ts';
import { courseMessages } from './areas/courses.ts';
import { deactivateMessages } from './areas/deactivate.ts';
import { documentMessages } from './areas/documents.ts';
import { formMessages } from './areas/forms.ts';
import { invoiceMessages } from './areas/invoice.ts';
import { listsMessages } from './areas/lists.ts';
import { loginMessages } from './areas/login.ts';
import { mailMessages } from './areas/mails.ts';
import { accountMailMessages } from './areas/mails-account.ts';
import { jobMailMessages } from './areas/mails-jobs.ts';
import { learningMailMessages } from './areas/mails-learning.ts';
import { planMailMessages } from './areas/mails-plans.ts';
import { recommendationMailMessages } from './areas/mails-recommendations.ts';
import { orderMessages } from './areas/order.ts';
import { outcomeMessages } from './areas/outcomes.ts';
import { planMessages } from './areas/plans.ts';
import { registerMessages } from './areas/register.ts';
import { shareMessages } from './areas/share.ts';
import { smsMessages } from './areas/sms.ts';
import { suggestionMessages } from './areas/suggestions.ts';
import { trailMessages } from './areas/trail.ts';
import { twoStepMessages } from './areas/two-step.ts';
import { uploadMessages } from './areas/upload.ts';
import type { MessageSet, MessagesOf } from './define-messages.ts';

/** Every area of messages, sorted: each is a file of `layouts/messages/en-IN/`. */
export const messageSets = {
  'change-password': changePasswordMessages,
  checkout: checkoutMessages,
  codes: codeMessages,
  consent: consentMessages,
  'course-list': courseListMessages,
  courses: courseMessages,
  deactivate: deactivateMessages,
  documents: documentMessages,
  forms: formMessages,
  invoice: invoiceMessages,
  lists: listsMessages,
  login: loginMessages,
  mails: mailMessages,
  'mails-account': accountMailMessages,
  'mails-jobs': jobMailMessages,
  'mails-learning': learningMailMessages,
  'mails-plans': planMailMessages,
  'mails-recommendations': recommendationMailMessages,
  order: orderMessages,
  outcomes: outcomeMessages,
  plans: planMessages,
  register: registerMessages,
  share: shareMessages,
  sms: smsMessages,
  suggestions: suggestionMessages,
  trail: trailMessages,
  'two-step': twoStepMessages,
  upload: uploadMessages,
} as const satisfies { readonly [Area in string]: MessageSet<Area> };

type MessageSets = typeof messageSets;
export type MessageArea = keyof MessageSets;

/** The messages of every area as one brand shows them. */
export type Messages = { readonly [Area in MessageArea]: MessagesOf<MessageSets[Area]> };
