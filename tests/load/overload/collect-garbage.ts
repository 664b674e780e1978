import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
// Until it has eleven times of what is left, which no measurement reaches.
setFlagsFromString('--heap-growing-percent=1000');

/** Now, so that it is not done while something is timed: who measures and marks garbage finds every answer slow. */
export const collectGarbage: () => void = runInNewContext('gc');
