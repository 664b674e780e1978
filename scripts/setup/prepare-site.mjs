import { isPortFree } from '../run/ports.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { findNodeFault } from './require-node.mjs';

/**
 * Checks Node and the port, and installs what is missing.
 * @param {string} root
 * @param {string} command the npm script, for its messages: "npm start"
 * @param {(line: string) => void} say
 * @returns {Promise<number>} the port of the site
 * @throws {Error} with a message for the person who ran the command
 */
export const prepareSite = async (root, command, say) => {
  const nodeFault = findNodeFault(process.versions.node);
  if (nodeFault) throw new Error(nodeFault);
  const port = Number(process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is "${process.env.PORT}"; expected a number from 1 to 65535.`);
  if (!(await isPortFree(port)))
    throw new Error(
      `Port ${port} is taken. Stop what listens there, or choose another: PORT=3001 ${command}`,
    );
  installDependencies(root, say);
  return port;
};
