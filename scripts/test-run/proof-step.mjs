import { spawn } from 'node:child_process';

/**
 * Runs a proof, whose output is shown as it comes.
 * @type {(root: string, proof: import('./proofs.mjs').Proof) => import('./run-steps.mjs').Step}
 */
export const proofStep = (root, { name, command }) => ({
  name,
  run: async () => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [code, signal] = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (...end) => resolve(end));
    });
    if (code === 0) return { passed: 1, failed: 0, notes: [] };
    return { passed: 0, failed: 1, notes: [`${command} ended with ${signal ?? `code ${code}`}`] };
  },
});
