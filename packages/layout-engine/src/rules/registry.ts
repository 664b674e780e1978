import { bandHidesVacancies } from './band-hides-vacancies.ts';
import { blockTypeChanged } from './block-type-changed.ts';
import { blockVersion } from './block-version.ts';
import { danglingId } from './dangling-id.ts';
import { duplicateVariantName } from './duplicate-variant-name.ts';
import { emptyPlan } from './empty-plan.ts';
import { fallbackInvalid } from './fallback-invalid.ts';
import { idStandsTwice } from './id-stands-twice.ts';
import { nestingRing } from './nesting-ring.ts';
import { nestingTooDeep } from './nesting-too-deep.ts';
import { orphanBlock } from './orphan-block.ts';
import { pageMismatch } from './page-mismatch.ts';
import { pinnedLeftOut } from './pinned-left-out.ts';
import type { LayoutRule, PlanRule } from './rule.ts';
import { scheduleEmpty } from './schedule-empty.ts';
import { settingsClash } from './settings-clash.ts';
import { settingsInvalid } from './settings-invalid.ts';
import { slotRefuses } from './slot-refuses.ts';
import { tooManyBlocks } from './too-many-blocks.ts';
import { typeLimit } from './type-limit.ts';
import { typeNotOnPage } from './type-not-on-page.ts';
import { unknownBlockType } from './unknown-block-type.ts';
import { unknownPlace } from './unknown-place.ts';
import { unknownSlot } from './unknown-slot.ts';
import { unreachableBlock } from './unreachable-block.ts';
import { unsafeUrl } from './unsafe-url.ts';
import { variantWithoutEffect } from './variant-without-effect.ts';
import { whenImpossible } from './when-impossible.ts';

/** Rules about the text, sorted. */
export const layoutRules: readonly LayoutRule[] = [
  blockTypeChanged,
  blockVersion,
  danglingId,
  duplicateVariantName,
  fallbackInvalid,
  idStandsTwice,
  orphanBlock,
  pageMismatch,
  scheduleEmpty,
  settingsInvalid,
  typeNotOnPage,
  unknownBlockType,
  unknownPlace,
  unknownSlot,
  unsafeUrl,
  whenImpossible,
];

/** Rules about every plan, sorted; they are asked once the text is sound. */
export const planRules: readonly PlanRule[] = [
  bandHidesVacancies,
  emptyPlan,
  nestingRing,
  nestingTooDeep,
  pinnedLeftOut,
  settingsClash,
  slotRefuses,
  tooManyBlocks,
  typeLimit,
  unreachableBlock,
  variantWithoutEffect,
];
