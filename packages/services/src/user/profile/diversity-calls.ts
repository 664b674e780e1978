import { saveDiversity } from '@broadsheet/contract/calls/profile';
import { bindCall } from '../../platform/call/bind-call.ts';
import { changeProfile } from './change-profile.ts';
import { describeFlags, flagColumns } from './describe/describe-flags.ts';

export const saveDiversityCall = bindCall(
  saveDiversity,
  async (_query, _params, context, flags) => {
    const { seeker } = await changeProfile(context, async (step) => ({
      columns: flagColumns(flags),
      step: null,
      seeker: step.seeker,
    }));
    const row = await context.database
      .selectFrom('profiles')
      .selectAll()
      .where('seeker_id', '=', seeker.id)
      .executeTakeFirstOrThrow();
    return { message: context.messages.answers.diversitySaved, ...describeFlags(row) };
  },
);
