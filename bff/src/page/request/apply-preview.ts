import type { ActivePreview } from './active-preview.ts';
import type { PageRequest } from './page-request.ts';

/**
 * The same page as it is for whom the preview names, at its moment. Whoever opens it is looked for in no session, and
 * takes part in no experiment: nothing is dealt, so nothing can be counted or kept.
 */
export const applyPreview = (ask: PageRequest, active: ActivePreview): PageRequest => {
  const { audience, at } = active.preview;
  return {
    ...ask,
    site: active.site,
    visitor: Object.freeze({ ...ask.visitor, ...audience }),
    now: at === undefined ? ask.now : Date.parse(at),
    storedFilter: undefined,
    findReader: null,
    participation: () => null,
    preview: active,
  };
};
