import type { PreviewNote } from '@broadsheet/contract/preview';
import { explain } from '@broadsheet/layout-engine/explain';
import type { SelectedPlan } from '../plan/select-page-plan.ts';
import type { ActivePreview } from '../request/page-request.ts';

/** What a previewed page says of itself. Pure. @param now epoch ms: the moment shown. */
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
