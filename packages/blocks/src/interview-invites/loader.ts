import { defineLoader } from '@broadsheet/contract/block-loader';
import { interviewSlotsCount } from '@broadsheet/contract/calls/interviews';
import { interviewInvites } from './schema.ts';

export const loadInterviewInvites = defineLoader(
  interviewInvites,
  async (_settings, { call, session }) => {
    if (!session?.isLoggedIn) return { data: null };
    const { invites } = await call(interviewSlotsCount, {});
    return { data: invites === 0 ? null : { count: invites } };
  },
);
