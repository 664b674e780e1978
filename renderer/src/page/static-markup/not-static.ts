/** Thrown if a tree contains something that only React can render. */
export class NotStatic extends Error {
  constructor(what: string) {
    super(`only React draws ${what}`);
    this.name = 'NotStatic';
  }
}
