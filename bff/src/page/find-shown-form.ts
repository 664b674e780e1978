import { AppError } from '@broadsheet/contract/errors';
import { ANSWER_FORM, FormSettings } from '@broadsheet/contract/form-settings';
import type { PageName } from '@broadsheet/contract/page-name';
import { Compile } from 'typebox/compile';
import { openingAt } from './plan/opening-times.ts';
import { findPlanned } from './plan/plan-blocks.ts';
import type { PlanDeps } from './plan/select-page-plan.ts';
import type { PageRequest } from './request/page-request.ts';
import { selectReported } from './select-reported.ts';

/** A form as a page shows it to its reader. */
export interface ShownForm {
  readonly page: PageName;
  readonly settings: FormSettings;
}

const validator = Compile(FormSettings);

/**
 * The form that a page shows its reader now, with the settings that are live. Throws FORM_NOT_FOUND for a page or a block
 * that is not there or not open, for a block of another type and for a preview.
 */
export const findShownForm = async (
  deps: PlanDeps,
  request: PageRequest,
  id: string,
): Promise<ShownForm> => {
  const shown = await selectReported(deps, request);
  const block = shown ? findPlanned(shown.selected.plan.blocks, id) : undefined;
  if (!shown || block?.type !== ANSWER_FORM) throw new AppError('FORM_NOT_FOUND');
  if (!openingAt(shown.selected.page, request.now).isOpen) throw new AppError('FORM_NOT_FOUND');
  const settings: unknown = block.loaderSettings ?? block.settings;
  if (!validator.Check(settings)) throw new AppError('FORM_NOT_FOUND');
  return { page: shown.selected.page.name, settings };
};
