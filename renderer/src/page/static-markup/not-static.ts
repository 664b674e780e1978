/** Something that only React can draw stands in a tree. */
export class NotStatic extends Error {
  constructor(what: string) {
    super(`only React draws ${what}`);
    this.name = 'NotStatic';
  }
}
