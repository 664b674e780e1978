/**
 * What Node is told when it runs the BFF: `docs/decisions/0055-garbage-gives-way.md`. A nursery in which what a page needs
 * dies before it grows old, and one helper that collects what did, beside the thread that answers. Whoever else starts the
 * BFF says the same, and the build compiles for it.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--v8-pool-size=1'];
