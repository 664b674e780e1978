import { bindTemplate } from './draft.ts';

/** What somebody who has entered a competition should know: a round that opens or closes, and how they did. */
export const COMPETITION_TEMPLATE = bindTemplate(
  'competition-news',
  ({ name, competition, heading, said, path }, { name: site, url }) => ({
    subject: `${competition} at ${site}: ${heading}`,
    heading,
    preview: `News of ${competition}, which you have entered.`,
    name,
    paragraphs: [said],
    button: { label: 'Go to it', href: `${url}${path}` },
    notes: ['You are told of each round when it opens, before it closes, and when it is decided.'],
  }),
  { obeys: 'jobAction' },
);
