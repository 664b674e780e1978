import { hrefOf } from '@broadsheet/contract/match-page';

/** Links to the rounds of a competition, in order. */
export const ROUND_HREFS: readonly string[] = [
  hrefOf('epoch-round-one'),
  hrefOf('epoch-round-two'),
  `${hrefOf('epoch-entry')}#round-three`,
];
