import { isPortFree } from '../run/ports.mjs';

/** The first ephemeral port: above it, a restarted program might lose its port to an outgoing connection. */
const FIRST_PASSING_PORT = 32_768;

/**
 * The next ports at which nothing listens.
 * @param {number} from the first that may be taken
 * @param {number} count
 */
export const choosePorts = async (from, count) => {
  /** @type {number[]} */
  const ports = [];
  for (let port = from; ports.length < count && port < FIRST_PASSING_PORT; port += 1) {
    if (await isPortFree(port)) ports.push(port);
  }
  if (ports.length < count)
    throw new Error(`from ${from} to ${FIRST_PASSING_PORT} fewer than ${count} ports are free`);
  return ports;
};
