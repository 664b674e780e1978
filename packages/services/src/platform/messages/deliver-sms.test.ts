import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { findMessage } from '@broadsheet/test-kit/database/find-message';
import { runTestJobs } from '@broadsheet/test-kit/messages/run-test-jobs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeMessage, makeJobsDue, readJobs } from './deliver.fixtures.ts';
import { queueMessage } from './queue-message.ts';

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices();
});
afterEach(() => services.close());

describe('an SMS', () => {
  let webhook: Server;
  let answers: { status: number; headers?: Record<string, string> }[];
  let received: { body: unknown; headers: IncomingMessage['headers']; url: string | undefined }[];
  beforeEach(async () => {
    answers = [];
    received = [];
    webhook = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { headers, url } = request;
        received.push({
          body: JSON.parse(Buffer.concat(chunks).toString() || 'null'),
          headers,
          url,
        });
        const { status, headers: more } = answers.shift() ?? { status: 204 };
        response.writeHead(status, more).end();
      });
    });
    webhook.listen(0, '127.0.0.1');
    await once(webhook, 'listening');
  });
  afterEach(async () => {
    webhook.close();
    await once(webhook, 'close');
  });
  const send = () => {
    const { port } = webhook.address() as AddressInfo;
    return runTestJobs(services, {
      smsWebhookUrl: `http://127.0.0.1:${port}/sms`,
      smsWebhookToken: 'the-token-of-the-webhook',
    });
  };
  const queueSms = () =>
    queueMessage(
      services.database,
      codeMessage(services.now, { channel: 'sms', recipient: '+919876543210' }),
    );

  it('is handed to the webhook, with its token', async () => {
    await queueSms();
    await send();
    await send();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      url: '/sms',
      body: {
        to: '+919876543210',
        template: 'second-step-code',
        variables: { name: 'Asha Rao', code: '482913' },
      },
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer the-token-of-the-webhook',
      },
    });
    expect(await findMessage(services, 'second-step-code', '+919876543210')).toMatchObject({
      sent_at: new Date(services.now),
      variables: { code: '' },
    });
  });

  it('is tried again after a fault, and follows nobody elsewhere', async () => {
    answers = [{ status: 500 }, { status: 307, headers: { location: '/elsewhere' } }];
    await queueSms();
    for (const reason of ['answered 500', 'answered 307']) {
      await makeJobsDue(services.database);
      await send();
      const [job] = await readJobs(services.database);
      expect(job?.last_error).toContain(reason);
      expect(job?.last_error).not.toMatch(/98765|482913/);
    }
    await makeJobsDue(services.database);
    await send();
    expect(received.map(({ url }) => url)).toEqual(['/sms', '/sms', '/sms']);
    expect(await readJobs(services.database)).toEqual([]);
  });
});
