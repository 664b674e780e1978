interface DocumentFacts {
  readonly siteName: string;
  readonly needsReview: boolean;
  /** True if the document was requested with a session cookie. */
  readonly hasSession: boolean;
}

/** Reads the facts that the document carries about its site. */
export const documentFacts = (): DocumentFacts => {
  const { site = '', review, session } = document.getElementById('studio')?.dataset ?? {};
  return { siteName: site, needsReview: review !== 'free', hasSession: session !== 'none' };
};
