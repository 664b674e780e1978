import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { type FormOutcomeText, failureText } from '@broadsheet/contract/form-outcome';
import { loadOwnProfile } from '../shared/profile/load-own-profile.ts';
import { profileSummary } from './schema.ts';
import { selectSummary } from './select-summary.ts';

const noticeOf = ({ page, messages }: LoaderContext): FormOutcomeText | null => {
  const failed = failureText(page);
  if (failed !== null) return { isSuccess: false, text: failed };
  return page.query.done === undefined ? null : { isSuccess: true, text: messages.profile.saved };
};

export const loadProfileSummary = defineLoader(profileSummary, async (_settings, context) => {
  if (!context.session) return { data: null };
  const own = await loadOwnProfile(context);
  return {
    data: { summary: own && selectSummary(own, context.messages), notice: noticeOf(context) },
  };
});
