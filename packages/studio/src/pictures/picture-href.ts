/** The link to a picture of the library, or to all of them, as a draft describes them. */
export const pictureHref = (digest: string | null, change: string | undefined): string =>
  `/pictures${digest === null ? '' : `/${digest}`}${change ? `?change=${change}` : ''}`;
