import { documentFacts } from './document-facts.ts';

/** The brand whose host this is, as its mark; the rest of Studio is ink on paper. */
export const Masthead = () => (
  <p className="masthead">
    <span className="masthead-mark" aria-hidden="true" />
    <span className="masthead-name">Studio</span>
    <span className="soft">{documentFacts().siteName}</span>
  </p>
);
