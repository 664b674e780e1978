import { randomBytes } from 'node:crypto';

/** A secret that production accepts, a different one each time: 64 hexadecimal digits. */
export const createSecret = (): string => randomBytes(32).toString('hex');
