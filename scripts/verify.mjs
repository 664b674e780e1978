import { fileURLToPath } from 'node:url';
import { installDependencies } from './setup/install-dependencies.mjs';
import { findNodeFault } from './setup/require-node.mjs';
import { proofStep } from './test-run/proof-step.mjs';
import { listProofs, selectProofs } from './test-run/proofs.mjs';
import { runSteps } from './test-run/run-steps.mjs';
import { buildStep } from './test-run/steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @param {string} line */
const say = (line) => console.log(line);
const given = process.argv.slice(2);

try {
  const proofs = selectProofs(given.filter((word) => word !== '--list'));
  if (given.includes('--list')) {
    say(listProofs(proofs));
  } else {
    const nodeFault = findNodeFault(process.versions.node);
    if (nodeFault) throw new Error(nodeFault);
    installDependencies(root, say);
    const steps = [buildStep(root), ...proofs.map((proof) => proofStep(root, proof))];
    const { passed, failed } = await runSteps(steps, say);
    process.exitCode = failed === 0 ? 0 : 1;
    say(`${passed} passed, ${failed} failed`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
