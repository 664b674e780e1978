import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@broadsheet/contract/constants';
import type { MailSite } from '../mail/mail-site.ts';
import { bindTemplate } from './draft.ts';

// In the fragment, which browsers send to no server: no log and no other site gets to see the token.
const resetLink = ({ url }: MailSite, token: string): string =>
  `${url}/login?step=reset#token=${encodeURIComponent(token)}`;
const verifyLink = ({ url }: MailSite, token: string): string =>
  `${url}/settings/verify-contact-details#token=${encodeURIComponent(token)}`;

const A_DAY = 'The link is good for a day, and for one use.';

/** Mails that carry a link to be followed. */
export const LINK_TEMPLATES = [
  bindTemplate('reset-password', ({ name, token }, site) => ({
    subject: `Set a new password for ${site.name}`,
    heading: 'Set a new password',
    preview: 'You asked for a link to set a new password.',
    name,
    paragraphs: ['You asked for a new password. Set it here; it ends every session of yours.'],
    button: { label: 'Set a new password', href: resetLink(site, token) },
    notes: [
      'The link is good for a short time, and for one use.',
      'You did not ask for it? Then do nothing: your password stays as it is.',
    ],
  })),
  bindTemplate('password-policy', ({ name, token }, site) => ({
    subject: `What passwords have to be at ${site.name}`,
    heading: 'What passwords have to be',
    preview: 'What makes a good password, and a link to set one.',
    name,
    paragraphs: [
      `A password has ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters, of any kind. It must not be one of those that everybody tries first.`,
      'Three or four words that do not belong together are easy to keep in mind and hard to guess.',
    ],
    button: { label: 'Set a new password', href: resetLink(site, token) },
    notes: [
      'The link is good for a short time, and for one use.',
      'You did not ask for this? Then do nothing: your password stays as it is.',
    ],
  })),
  bindTemplate('verify-email', ({ name, token }, site) => ({
    subject: `Verify your address at ${site.name}`,
    heading: 'Verify your address',
    preview: 'Show that this address is yours.',
    name,
    paragraphs: ['Follow the link to show that this address is yours.'],
    button: { label: 'Verify this address', href: verifyLink(site, token) },
    notes: [A_DAY, 'You have no account with us? Then do nothing.'],
  })),
  bindTemplate('email-change', ({ name, token }, site) => ({
    subject: `Your new address at ${site.name}`,
    heading: 'Your new address',
    preview: 'Follow the link, and this is the address of your account.',
    name,
    paragraphs: [
      'You asked to move your account to this address. Follow the link, and from then on you log in with it.',
    ],
    button: { label: 'Use this address', href: verifyLink(site, token) },
    notes: [A_DAY, 'You did not ask for it? Then do nothing: no account is changed.'],
  })),
];
