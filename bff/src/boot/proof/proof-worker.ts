import { parentPort, workerData } from 'node:worker_threads';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { type ProofTask, proveLayout } from '@broadsheet/layout-engine/prove-layout';

// Definitions contain functions, which cannot be posted: the worker uses the registry of its own build.
for (const task of workerData as readonly ProofTask[])
  parentPort?.postMessage(proveLayout(task, blockDefinitions));
