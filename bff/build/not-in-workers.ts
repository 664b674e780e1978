import type { Plugin } from 'vite';

const STREAMS = /[\\/]pg[\\/]lib[\\/]stream\.js$/;
const CONDITION = "typeof Response === 'function'";

/** Tells pg that this is Node. Its own detection creates a Response, for which Node loads all of fetch. */
export const notInWorkers: Plugin = {
  name: 'not-in-workers',
  transform: (code, id) => {
    if (!STREAMS.test(id)) return undefined;
    if (!code.includes(CONDITION)) throw new Error('pg asks another way where it runs');
    return { code: code.replace(CONDITION, 'false'), map: null };
  },
};
