import type { PreviewNote } from '@broadsheet/contract/preview';
import { explain } from '@broadsheet/layout-engine/explain';
import type { SelectedPlan } from '../plan/select-page-plan.ts';
import type { ActivePreview } from '../request/page-request.ts';

/** The preview note of a page. Pure. @param now epoch ms: the instant that the preview shows. */
export const assemblePreviewNote = (
  { token, preview }: ActivePreview,
  { page, audience, arms }: Pick<SelectedPlan, 'page' | 'audience' | 'arms'>,
  now: number,
): PreviewNote => ({
  token,
  audience,
  at: preview.at ?? null,
  arms: preview.arms ?? {},
  expires: preview.expires,
  inStudio: preview.studio !== undefined,
  explanation: explain(page.compiled, audience, arms, now),
});
