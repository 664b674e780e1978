import Type, { type TStringOptions } from 'typebox';

/** Text that PostgreSQL can store: without NUL and lone surrogates. Needs the flag u or v, which schemas and forms set. */
const TEXT_PATTERN = '^[^\\u0000\\ud800-\\udfff]*$';
/** A path of this site with its query. */
export const PATH_PATTERN = '^/[^\\u0000\\ud800-\\udfff]*$';

/**
 * Any text from the network. A stricter pattern replaces this one, and must refuse the same characters: a test walks
 * all request schemas.
 */
export const Text = (options?: TStringOptions) =>
  Type.String({ pattern: TEXT_PATTERN, ...options });
