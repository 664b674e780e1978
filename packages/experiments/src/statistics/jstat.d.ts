/** The part of the library that is used; it brings no types. */
declare module 'jstat' {
  const jStat: {
    readonly chisquare: { cdf(value: number, degrees: number): number };
  };
  export default jStat;
}
