/**
 * What Node is told when it runs the BFF. Its pages leave much short-lived garbage: V8 would let 48 MB of it lie before
 * it looks. Whoever else starts the BFF says the same, and the build compiles for it.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=4'];
