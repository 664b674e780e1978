import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  /** The same for each attempt, so that a mail that is sent twice is recognised as one. */
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeLink: string | undefined;
}

/** `refused`: the mailbox does not exist permanently. Throws an Error for a temporary fault. */
export type SendMail = (mail: Mail) => Promise<'sent' | 'refused'>;

const TIMEOUT_MS = 10_000;
/** RFC 5321: no such mailbox, not local, not allowed, no mail here. */
const NOBODY: ReadonlySet<number> = new Set([550, 551, 553, 556]);

interface Refusal {
  readonly code: string;
  readonly command: string;
  readonly responseCode: number;
}

const read = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
const refusalOf = (error: unknown): Refusal => ({
  code: String(read(error, 'code') ?? 'no code'),
  command: String(read(error, 'command') ?? ''),
  responseCode: Number(read(error, 'responseCode') ?? 0),
});

/** The headers for one-click unsubscribe: RFC 8058. */
const listHeaders = (link: string | undefined): Record<string, string> =>
  link
    ? { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

/** Sends by SMTP. @param url smtp:// or smtps://, with user and password where the server needs them */
export const createMailTransport = (url: string, from: string): SendMail => {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, unsubscribeLink, ...mail }) => {
    try {
      await transport.sendMail({
        ...mail,
        from,
        // An object, because a plain text could be parsed as two addresses.
        to: { name: '', address: to },
        headers: { ...listHeaders(unsubscribeLink), 'Auto-Submitted': 'auto-generated' },
      });
      return 'sent';
    } catch (error) {
      const { code, command, responseCode } = refusalOf(error);
      if (command === 'RCPT TO' && NOBODY.has(responseCode)) return 'refused';
      // The original message repeats the address, and errors are stored and logged.
      throw new Error(
        `The mail was not taken: ${code}, ${command || 'no command'}, ${responseCode}`,
      );
    }
  };
};
