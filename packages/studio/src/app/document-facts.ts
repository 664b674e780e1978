interface DocumentFacts {
  readonly siteName: string;
  readonly needsReview: boolean;
  /** Whether a session was sent when the document was asked for. */
  readonly hasSession: boolean;
}

/** What the document says of the site that it came from. */
export const documentFacts = (): DocumentFacts => {
  const { site = '', review, session } = document.getElementById('studio')?.dataset ?? {};
  return { siteName: site, needsReview: review !== 'free', hasSession: session !== 'none' };
};
