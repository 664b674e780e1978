import { spawnSync } from 'node:child_process';
import { findMissingPackages } from './find-missing-packages.mjs';

const COMMAND = 'npm ci --include=dev --include=optional --no-audit --no-fund';

/**
 * Installs when node_modules is not what package-lock.json asks for.
 * @param {string} root
 * @param {(line: string) => void} say
 * @throws {Error} with the command to run by hand, when npm fails
 */
export const installDependencies = (root, say) => {
  const missing = findMissingPackages(root);
  if (missing.length === 0) return;
  say(`installing ${missing.length} packages: ${COMMAND}`);
  const { status } = spawnSync(COMMAND, { cwd: root, shell: true, stdio: 'inherit' });
  if (status !== 0) {
    throw new Error(
      `The packages could not be installed. Run this and read what it says:\n  ${COMMAND}`,
    );
  }
};
