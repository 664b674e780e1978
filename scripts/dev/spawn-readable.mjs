import { createInterface } from 'node:readline';
import { spawnNode } from '../run/spawn-program.mjs';
import { formatLog } from './format-log.mjs';

const spawnPiped = spawnNode('pipe');

/**
 * Runs a program whose log a person reads at the terminal.
 * @type {(name: string) => import('../run/spawn-program.mjs').Spawn}
 */
export const spawnReadable = (name) => (program, cwd) => {
  const child = spawnPiped(program, cwd);
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => console.log(formatLog(name, line)));
  return child;
};
