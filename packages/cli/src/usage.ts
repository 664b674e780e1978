/** Exit codes of every command. */
export const EXIT_OK = 0;
export const EXIT_FINDINGS = 1;
export const EXIT_DIFFERENCES = 1;
export const EXIT_COULD_NOT_RUN = 2;

/** The command line is wrong: its message is shown above the usage of the command. */
export class UsageError extends Error {}
