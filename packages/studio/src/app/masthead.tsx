import { documentFacts } from './document-facts.ts';

/** Shows the brand of this host as a mark. The rest of Studio has no brand colours. */
export const Masthead = () => (
  <p className="masthead">
    <span className="masthead-mark" aria-hidden="true" />
    <span className="masthead-name">Studio</span>
    <span className="soft">{documentFacts().siteName}</span>
  </p>
);
