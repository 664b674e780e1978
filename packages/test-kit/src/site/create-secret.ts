import { randomBytes } from 'node:crypto';

/** A secret that production takes, another one each time: 64 hexadecimal digits. */
export const createSecret = (): string => randomBytes(32).toString('hex');
