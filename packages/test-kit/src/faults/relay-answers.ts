import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const MILLISECONDS = 1000;
const BANDWIDTH_STEP_MS = 20;

const write = async (client: Socket, bytes: Buffer): Promise<void> => {
  if (client.destroyed) return;
  if (!client.write(bytes)) await Promise.race([once(client, 'drain'), once(client, 'close')]);
};

const writeSliced = async (
  client: Socket,
  bytes: Buffer,
  size: number,
  pauseMs: number,
): Promise<void> => {
  for (let at = 0; at < bytes.length && !client.destroyed; at += size) {
    await write(client, bytes.subarray(at, at + size));
    await wait(pauseMs);
  }
};

/** Passes one chunk of a response to the client under a fault; `sent` counts the bytes before it. */
const passOn = async (client: Socket, bytes: Buffer, fault: Fault, sent: number): Promise<void> => {
  switch (fault.kind) {
    case 'latency':
      await wait(fault.ms);
      return write(client, bytes);
    case 'reset':
    case 'down':
      client.resetAndDestroy();
      return;
    case 'timeout':
      return;
    case 'slicer':
      return writeSliced(client, bytes, fault.bytes, fault.pauseMs);
    case 'bandwidth': {
      const size = Math.ceil((fault.bytesPerSecond * BANDWIDTH_STEP_MS) / MILLISECONDS);
      return writeSliced(client, bytes, size, BANDWIDTH_STEP_MS);
    }
    case 'limit': {
      const left = Math.max(0, fault.bytes - sent);
      await write(client, bytes.subarray(0, left));
      if (bytes.length > left) client.destroySoon();
      return;
    }
    default:
      return write(client, bytes);
  }
};

/** Passes a server's responses to a client under the current fault, until one of them ends. */
export const relayAnswers = async (
  server: Socket,
  client: Socket,
  faultNow: () => Fault,
): Promise<void> => {
  let sent = 0;
  for await (const bytes of server as AsyncIterable<Buffer>) {
    await passOn(client, bytes, faultNow(), sent);
    sent += bytes.length;
  }
  const fault = faultNow();
  if (fault.kind === 'timeout') return;
  if (fault.kind === 'slow-close') await wait(fault.ms);
  client.end();
};
