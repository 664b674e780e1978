import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** The received mails, oldest first; `raw` as transmitted. */
  readonly mails: readonly { readonly mail: Email; readonly raw: string }[];
  readonly close: () => Promise<void>;
}

const refusal = (address: string): Error =>
  Object.assign(new Error(`5.1.1 <${address}> is nobody here`), { responseCode: 550 });

/** A real mail server on loopback. It rejects addresses that start with `nobody`. @param port 0 for a free one */
export const startMailServer = async (port = 0): Promise<MailServer> => {
  const mails: MailServer['mails'][number][] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? refusal(address) : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        PostalMime.parse(raw).then((mail) => {
          mails.push({ mail, raw });
          done();
        }, done);
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
