import { hrefOf } from '@broadsheet/contract/match-page';

/** Where each round of a competition is taken part in, the first one first. */
export const ROUND_HREFS: readonly string[] = [
  hrefOf('epoch-round-one'),
  hrefOf('epoch-round-two'),
  `${hrefOf('epoch-entry')}#round-three`,
];
