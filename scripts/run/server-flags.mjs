/**
 * Node flags of both programs: the main thread collects the garbage, so that it never waits for a helper thread without
 * a core (`docs/decisions/0057-garbage-is-collected-by-one.md`). The image, Compose and Kubernetes use the same.
 */
export const SERVICES_FLAGS = ['--single-threaded-gc'];

/**
 * Additional flags of the BFF: a young generation large enough for the garbage of a page
 * (`docs/decisions/0055-garbage-gives-way.md`). The build compiles for these.
 */
export const SERVER_FLAGS = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=200',
  ...SERVICES_FLAGS,
];
