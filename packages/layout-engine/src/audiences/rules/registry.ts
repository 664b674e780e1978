import { audienceImpossible } from './audience-impossible.ts';
import { audienceKey } from './audience-key.ts';
import { audienceLocation } from './audience-location.ts';
import { audienceNameTaken } from './audience-name-taken.ts';
import type { AudienceRule } from './audience-rule.ts';

/** Rules about `layouts/audiences.json`, sorted by their codes. */
export const audienceRules: readonly AudienceRule[] = [
  audienceKey,
  audienceNameTaken,
  audienceLocation,
  audienceImpossible,
];
