/** How often something is measured: `BENCH_ROUNDS` makes it fewer, to try a bench out. */
export const roundsOr = (usual: number): number => Number(process.env.BENCH_ROUNDS ?? usual);
