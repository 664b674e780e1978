import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './setup/find-browser.mjs';
import { installDependencies } from './setup/install-dependencies.mjs';
import { findNodeFault } from './setup/require-node.mjs';
import { runSteps } from './test-run/run-steps.mjs';
import { listSteps } from './test-run/steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'broadsheet-test-'));
/** @param {string} line */
const say = (line) => console.log(line);

try {
  const nodeFault = findNodeFault(process.versions.node);
  if (nodeFault) throw new Error(nodeFault);
  installDependencies(root, say);
  const browser = await findBrowser(root, say);
  say(`browser: ${browser.executablePath}`);
  const { passed, failed } = await runSteps(listSteps({ root, reports, browser }), say);
  process.exitCode = failed === 0 ? 0 : 1;
  say(`${passed} passed, ${failed} failed`);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  say('0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
