import news from '../../../../layouts/messages/en-IN/competition-news.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** What participants of a competition hear about its rounds, on the site and by mail. */
export const competitionNewsMessages = defineMessages('competition-news', news, {
  roundOne: 'label',
  roundTwo: 'label',
  roundThree: 'label',
  roundOther: ['label', 'round'],
  opensTitle: ['title', 'round'],
  closesTitle: ['title', 'round'],
  resultsTitle: ['title', 'round'],
  opens: ['paragraph', 'round', 'competition', 'task', 'end'],
  closes: ['paragraph', 'round', 'competition', 'end', 'task'],
  results: ['paragraph', 'round', 'competition', 'outcome'],
  winner: ['sentence', 'rank'],
  finished: ['sentence', 'rank'],
  qualified: ['sentence', 'rank', 'round', 'start'],
  notQualified: ['sentence', 'rank', 'round'],
});
