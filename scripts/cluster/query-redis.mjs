import { connect } from 'node:net';

const DEADLINE_MS = 2_000;

/** The text of a whole reply, or undefined while some of it is still to come. @type {(reply: string) => string | undefined} */
const readReply = (reply) => {
  const end = reply.indexOf('\r\n');
  if (end < 0) return undefined;
  const head = reply.slice(1, end);
  if (!reply.startsWith('$')) return head;
  const body = reply.slice(end + 2);
  return body.length >= Number(head) + 2 ? body.slice(0, Number(head)) : undefined;
};

/**
 * Sends one Redis a command whose reply is text.
 * @param {number} port
 * @param {string} command
 * @returns {Promise<string>}
 * @throws {Error} with what it answered instead, or when it does not
 */
export const askRedis = (port, command) =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let reply = '';
    socket.setTimeout(DEADLINE_MS, () => socket.destroy(new Error(`Redis ${port} is silent`)));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`Redis ${port} said "${reply}"`)));
    socket.on('data', (chunk) => {
      reply += chunk.toString();
      const text = readReply(reply);
      if (text === undefined) return;
      if (reply.startsWith('-')) reject(new Error(`Redis ${port}: ${text}`));
      else resolve(text);
      socket.destroy();
    });
    socket.write(`${command}\r\n`);
  });
