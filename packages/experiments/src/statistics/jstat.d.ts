/** The used part of the library, which has no types. */
declare module 'jstat' {
  const jStat: {
    readonly chisquare: { cdf(value: number, degrees: number): number };
  };
  export default jStat;
}
