import { CODE_LIFE_MS } from '@broadsheet/contract/constants';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { MailSite } from '../mail/mail-site.ts';

export const OTP_MINUTES = CODE_LIFE_MS / 60_000;

/** How long an OTP is valid, as text. */
export const otpLife = ({ messages }: MailSite): string =>
  formatMessage(messages.mails.otpLife, { minutes: OTP_MINUTES });

/** How long a link is valid, as text. */
export const linkLife = ({ messages }: MailSite, lifeMs: number): string =>
  formatMessage(messages.mails.linkLife, { hours: lifeMs / HOUR_MS });
