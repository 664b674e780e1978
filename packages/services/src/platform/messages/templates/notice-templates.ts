import type { MailSite } from '../mail/mail-site.ts';
import { bindTemplate } from './draft.ts';

const logIn = ({ url }: MailSite, label = 'Log in') => ({ label, href: `${url}/login` });
const changePassword = ({ url }: MailSite) => ({
  label: 'Change the password',
  href: `${url}/settings/changepassword`,
});

/** Mails that say what has happened. */
export const NOTICE_TEMPLATES = [
  bindTemplate('already-registered', ({ name }, site) => ({
    subject: `You have an account at ${site.name}`,
    heading: 'You have an account',
    preview: 'Somebody registered with this address, which has an account.',
    name,
    paragraphs: [
      'Somebody has just registered with this address. It has an account already, so no second one was made.',
      'If that was you, log in. If you do not know your password any more, ask for a new one there.',
    ],
    button: logIn(site),
    notes: ['That was not you? Then do nothing: your account is as it was.'],
  })),
  bindTemplate('email-change-notice', ({ name, email }, site) => ({
    subject: `A new address for your ${site.name} account`,
    heading: 'A new address for your account',
    preview: 'Somebody asked to change the address of your account.',
    name,
    paragraphs: [
      `You asked to move your account to ${email}. It stays with this address until the link that we sent there is followed.`,
    ],
    button: {
      label: 'See the change',
      href: `${site.url}/settings/verify-contact-details`,
    },
    notes: ['That was not you? Cancel the change there, and change your password at once.'],
  })),
  bindTemplate('address-taken', ({ name }, site) => ({
    subject: `You have an account at ${site.name}`,
    heading: 'You have an account',
    preview: 'Somebody wanted to move another account to this address.',
    name,
    paragraphs: [
      'Somebody asked to move another account to this address. It has an account already, so nothing was changed.',
      'If that was you, log in with this address instead.',
    ],
    button: logIn(site),
    notes: ['That was not you? Then do nothing: your account is as it was.'],
  })),
  bindTemplate('password-changed', ({ name }, site) => ({
    subject: `Your ${site.name} password was changed`,
    heading: 'Your password was changed',
    preview: 'All other sessions have ended.',
    name,
    paragraphs: ['Your password has just been changed, and all other sessions have ended.'],
    notes: [
      `That was not you? Ask for a new password at ${site.url}/login at once: nobody can do so without this address.`,
    ],
  })),
  bindTemplate('second-step-changed', ({ name, state }, site) => ({
    subject: `The second step of your ${site.name} account is ${state}`,
    heading: `Your second step is ${state}`,
    preview: 'How you log in has changed.',
    name,
    paragraphs: [
      state === 'on'
        ? 'From now on, logging in takes a code besides your password. Keep your recovery codes where you find them.'
        : 'From now on, your password alone is enough to log in.',
    ],
    notes: ['That was not you? Change your password at once.'],
    button: changePassword(site),
  })),
  bindTemplate('account-deactivated', ({ name }, site) => ({
    subject: `Your ${site.name} account is closed`,
    heading: 'Your account is closed',
    preview: 'It can be opened again whenever you like.',
    name,
    paragraphs: [
      'You have closed your account, and all its sessions have ended. Nobody sees it any more.',
      'To open it again, log in as ever; we then send you a code.',
    ],
    button: logIn(site, 'Open it again'),
    notes: ['That was not you? Open it again, and change your password at once.'],
  })),
  bindTemplate(
    'account-erased',
    ({ name }, site) => ({
      subject: `Your ${site.name} account has been removed`,
      heading: 'Your account has been removed',
      preview: 'Nothing of you is kept any more.',
      name,
      paragraphs: [
        'You have removed your account. All that we kept of you has gone with it, this address included, and cannot be brought back.',
        'Thank you for having been with us. You are welcome to begin anew at any time.',
      ],
      notes: [],
    }),
    { isForgotten: true },
  ),
];
