import type { MailSite } from '../mail/mail-site.ts';
import { bindTemplate } from './draft.ts';

const LIFE = 'It is good for ten minutes, and for one use.';
const NOT_REQUESTED = 'You did not ask for it? Then do nothing, and tell the code to nobody.';

const smsOf = (code: string, { name }: MailSite, purpose: string): string =>
  `${code} is your ${name} code ${purpose}. Good for ten minutes. Never tell it to anybody.`;

/** Messages that carry a code to be typed. */
export const CODE_TEMPLATES = [
  bindTemplate('confirm-registration', ({ name, code }, site) => ({
    subject: `Your code for ${site.name}`,
    heading: 'Your code to register',
    preview: 'One more step and your account is open.',
    name,
    paragraphs: ['Type this code where you registered, and your account is open.'],
    code,
    notes: [LIFE, NOT_REQUESTED],
  })),
  bindTemplate('second-step-code', ({ name, code }, site) => ({
    subject: `Your code to log in to ${site.name}`,
    heading: 'Your code to log in',
    preview: 'The second step of logging in.',
    name,
    paragraphs: ['This is the code of your second step. Type it where you log in.'],
    code,
    notes: [
      LIFE,
      'You are not logging in just now? Then somebody knows your password: change it at once.',
    ],
    sms: smsOf(code, site, 'to log in'),
  })),
  bindTemplate('contact-code', ({ name, code }, site) => ({
    subject: `Your code for ${site.name}`,
    heading: 'Your code',
    preview: 'To show that this is yours.',
    name,
    paragraphs: ['Type this code in your settings, to show that you can be reached here.'],
    code,
    notes: [LIFE, NOT_REQUESTED],
    sms: smsOf(code, site, 'to confirm your number'),
  })),
  bindTemplate('reactivate-account', ({ name, code }, site) => ({
    subject: `Open your ${site.name} account again`,
    heading: 'Open your account again',
    preview: 'A code to bring your account back.',
    name,
    paragraphs: [
      'Good to see you again. Your account is closed; type this code where you logged in, and it is open as you left it.',
    ],
    code,
    notes: [LIFE, 'That was not you? Then somebody knows your password: change it at once.'],
  })),
];
