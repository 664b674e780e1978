/** Services that still answer calls with texts in code. Only ever remove a file here: move its texts to an area of messages. */
export const UNCONVERTED_SERVICES: readonly string[] = ['auth/second-factor/totp.ts'].map(
  (file) => `packages/services/src/${file}`,
);
