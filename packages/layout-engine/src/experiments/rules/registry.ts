import { activationBlock } from './activation-block.ts';
import { armWithoutEffect } from './arm-without-effect.ts';
import { controlMissing } from './control-missing.ts';
import { experimentAudience } from './experiment-audience.ts';
import { experimentKey } from './experiment-key.ts';
import { experimentLocation } from './experiment-location.ts';
import { experimentPlans } from './experiment-plans.ts';
import type { ExperimentRule } from './experiment-rule.ts';
import { experimentSchedule } from './experiment-schedule.ts';
import { layerOverlap } from './layer-overlap.ts';
import { layerRangeEmpty } from './layer-range-empty.ts';
import { layerUnits } from './layer-units.ts';
import { pageWithoutLayout } from './page-without-layout.ts';
import { planDays } from './plan-days.ts';
import { planGuardrail } from './plan-guardrail.ts';
import { unknownExperimentAudience } from './unknown-experiment-audience.ts';
import { unknownMetric } from './unknown-metric.ts';
import { unknownPage } from './unknown-page.ts';
import { weightsSum } from './weights-sum.ts';

/** Rules about `layouts/experiments.json`, sorted by their codes. */
export const experimentRules: readonly ExperimentRule[] = [
  activationBlock,
  armWithoutEffect,
  controlMissing,
  experimentKey,
  layerOverlap,
  layerRangeEmpty,
  layerUnits,
  pageWithoutLayout,
  planDays,
  planGuardrail,
  experimentPlans,
  experimentSchedule,
  unknownExperimentAudience,
  unknownMetric,
  unknownPage,
  experimentLocation,
  weightsSum,
  experimentAudience,
];
