/** The number of measurements: `BENCH_ROUNDS` reduces it for a trial run. */
export const roundsOr = (usual: number): number => Number(process.env.BENCH_ROUNDS ?? usual);
