/**
 * What Node is told when it runs a program: the thread that answers collects its garbage, so that it never waits for a helper
 * that has no core (`docs/decisions/0057-garbage-is-collected-by-one.md`). The image,
 * Compose and Kubernetes say the same.
 */
export const SERVICES_FLAGS = ['--single-threaded-gc'];

/**
 * Of the BFF besides: a nursery in which what a page needs dies before it grows old
 * (`docs/decisions/0055-garbage-gives-way.md`). The build compiles for these.
 */
export const SERVER_FLAGS = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=200',
  ...SERVICES_FLAGS,
];
