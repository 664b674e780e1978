import { defineLoader } from '@broadsheet/contract/block-loader';
import { earlyPreference } from '@broadsheet/contract/calls/early-applicant';
import { earlyPromo } from './schema.ts';

export const loadEarlyPromo = defineLoader(earlyPromo, async ({ toMembers }, { call, session }) => {
  if (!session?.isLoggedIn) return { data: null };
  const { matches, isActive } = await call(earlyPreference, {});
  if (matches === 0 || (isActive && !toMembers)) return { data: null };
  return { data: { count: matches, isActive } };
});
