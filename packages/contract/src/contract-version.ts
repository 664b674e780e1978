/**
 * The version of the answers that a program understands. The BFF sends its own with every call, so that services of a newer version,
 * which are rolled out first, leave out what it would refuse. Raise it with each value that an answer may newly contain.
 * 1: no header. 2: work modes and shifts as facets and as parts of a query.
 */
export const CONTRACT_VERSION = 2;
/** The first version with work modes and shifts. */
export const SINCE_WORK_TERMS = 2;
export const CONTRACT_HEADER = 'x-contract';
