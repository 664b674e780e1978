import { createHash } from 'node:crypto';

export const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
