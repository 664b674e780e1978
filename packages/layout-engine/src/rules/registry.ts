import { addressOwned } from './address-owned.ts';
import { bandHidesVacancies } from './band-hides-vacancies.ts';
import { bandMovesUnderFallback } from './band-moves-under-fallback.ts';
import { blockTypeChanged } from './block-type-changed.ts';
import { blockVersion } from './block-version.ts';
import { brandWithoutPage } from './brand-without-page.ts';
import { danglingId } from './dangling-id.ts';
import { deadLink } from './dead-link.ts';
import { duplicateId } from './duplicate-id.ts';
import { duplicateVariantName } from './duplicate-variant-name.ts';
import { emptyPlan } from './empty-plan.ts';
import { entryRepeated } from './entry-repeated.ts';
import { experimentCollision } from './experiment-collision.ts';
import { experimentOfAnotherPage } from './experiment-of-another-page.ts';
import { fallbackHidesPinned } from './fallback-hides-pinned.ts';
import { fallbackInvalid } from './fallback-invalid.ts';
import { fallbackOverLimit } from './fallback-over-limit.ts';
import { fallbackTooDeep } from './fallback-too-deep.ts';
import { fallbackTooLarge } from './fallback-too-large.ts';
import { formFields } from './form-fields.ts';
import { formNeverOpen } from './form-never-open.ts';
import { landingFields } from './landing-fields.ts';
import { nestingRing } from './nesting-ring.ts';
import { nestingTooDeep } from './nesting-too-deep.ts';
import { orphanBlock } from './orphan-block.ts';
import { pageMismatch } from './page-mismatch.ts';
import { pinnedLeftOut } from './pinned-left-out.ts';
import { primaryLeftOut } from './primary-left-out.ts';
import type { LayoutRule, PlanRule } from './rule.ts';
import { scheduleEmpty } from './schedule-empty.ts';
import { settingMarkup } from './setting-markup.ts';
import { settingsClash } from './settings-clash.ts';
import { settingsHidden } from './settings-hidden.ts';
import { settingsInvalid } from './settings-invalid.ts';
import { slotEmpty } from './slot-empty.ts';
import { slotLabelRepeated } from './slot-label-repeated.ts';
import { slotRefuses } from './slot-refuses.ts';
import { slotRefusesFallback } from './slot-refuses-fallback.ts';
import { slotWithoutLabel } from './slot-without-label.ts';
import { textBlank } from './text-blank.ts';
import { tooManyBlocks } from './too-many-blocks.ts';
import { typeLimit } from './type-limit.ts';
import { typeNotOnPage } from './type-not-on-page.ts';
import { unknownArm } from './unknown-arm.ts';
import { unknownAudience } from './unknown-audience.ts';
import { unknownBlockType } from './unknown-block-type.ts';
import { unknownCategory } from './unknown-category.ts';
import { unknownExperiment } from './unknown-experiment.ts';
import { unknownLocation } from './unknown-location.ts';
import { unknownSlot } from './unknown-slot.ts';
import { unreachableBlock } from './unreachable-block.ts';
import { unsafeUrl } from './unsafe-url.ts';
import { variantWithoutEffect } from './variant-without-effect.ts';
import { whenImpossible } from './when-impossible.ts';

/** Rules about the text, sorted. */
export const layoutRules: readonly LayoutRule[] = [
  addressOwned,
  blockTypeChanged,
  blockVersion,
  brandWithoutPage,
  danglingId,
  duplicateVariantName,
  entryRepeated,
  experimentOfAnotherPage,
  fallbackInvalid,
  formFields,
  formNeverOpen,
  duplicateId,
  landingFields,
  orphanBlock,
  pageMismatch,
  scheduleEmpty,
  settingsInvalid,
  typeNotOnPage,
  unknownArm,
  unknownAudience,
  unknownBlockType,
  unknownExperiment,
  unknownLocation,
  unknownSlot,
  unsafeUrl,
  whenImpossible,
];

/** Rules about every plan, sorted; they run once the text has no faults. */
export const planRules: readonly PlanRule[] = [
  bandHidesVacancies,
  bandMovesUnderFallback,
  deadLink,
  emptyPlan,
  experimentCollision,
  nestingRing,
  nestingTooDeep,
  fallbackTooDeep,
  fallbackHidesPinned,
  pinnedLeftOut,
  primaryLeftOut,
  settingsClash,
  settingsHidden,
  slotEmpty,
  slotLabelRepeated,
  slotRefuses,
  slotRefusesFallback,
  slotWithoutLabel,
  textBlank,
  settingMarkup,
  tooManyBlocks,
  fallbackTooLarge,
  fallbackOverLimit,
  typeLimit,
  unknownCategory,
  unreachableBlock,
  variantWithoutEffect,
];
