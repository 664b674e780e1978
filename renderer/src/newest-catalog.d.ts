/** What this build can draw, made up by the build itself. */
declare module 'virtual:newest-catalog' {
  export const catalogId: string;
}
