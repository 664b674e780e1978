import type { Fault } from '@broadsheet/test-kit/faults/fault';

/** Each kind of fault, bad enough to be felt within the deadlines of these tests. */
export const FAULTS: readonly Exclude<Fault, { kind: 'none' }>[] = [
  { kind: 'latency', ms: 400 },
  { kind: 'down' },
  { kind: 'reset' },
  { kind: 'slow-close', ms: 400 },
  { kind: 'timeout' },
  { kind: 'slicer', bytes: 40, pauseMs: 5 },
  { kind: 'bandwidth', bytesPerSecond: 4000 },
  { kind: 'limit', bytes: 200 },
];
