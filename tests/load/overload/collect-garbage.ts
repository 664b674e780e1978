import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
// Up to eleven times the remaining heap, which no measurement reaches.
setFlagsFromString('--heap-growing-percent=1000');

/** Collects now, so that no garbage collection makes measured responses slow. */
export const collectGarbage: () => void = runInNewContext('gc');
