import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  /** The same for each try, so that a mail that goes out twice can be told to be one. */
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeLink: string | undefined;
}

/** `refused`: nobody is at this address, and nobody will be. Throws an Error for a fault that may pass. */
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

/** What unsubscribing takes in one click: RFC 8058. */
const listHeaders = (link: string | undefined): Record<string, string> =>
  link
    ? { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

/** Sends by SMTP. @param url smtp:// or smtps://, with user and password where they are asked for */
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
        // Taken apart already: as a text, one address could be read as two.
        to: { name: '', address: to },
        headers: { ...listHeaders(unsubscribeLink), 'Auto-Submitted': 'auto-generated' },
      });
      return 'sent';
    } catch (error) {
      const { code, command, responseCode } = refusalOf(error);
      if (command === 'RCPT TO' && NOBODY.has(responseCode)) return 'refused';
      // Its own words repeat the address, and errors are kept and logged.
      throw new Error(
        `The mail was not taken: ${code}, ${command || 'no command'}, ${responseCode}`,
      );
    }
  };
};
