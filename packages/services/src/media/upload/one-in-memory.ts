import { createWorkQueue } from './create-work-queue.ts';

/** Documents and pictures are read into memory: one at a time limits it. */
export const oneInMemory = createWorkQueue(1);
