import type { ParsedPosition, ParsedResume } from '@broadsheet/contract/entities/parsed-resume';
import { countMonths } from './count-months.ts';
import { findStatedMonths } from './find-stated-months.ts';

type Total = ParsedResume['totalMonths'];

/** From dates without months. */
const UNSURE = 0.5;
const SURE = 0.8;
const APART = 6;
const DISAGREED = 0.6;

/**
 * The months of experience: counted from the dates of the jobs; as the resume states them where dates are missing or have
 * no months. Where both are there and far apart, the form asks.
 */
export const findTotalMonths = (
  positions: readonly ParsedPosition[],
  asOf: string,
  texts: readonly string[],
): Total => {
  const counted = countMonths(positions, asOf);
  const stated = findStatedMonths(texts);
  if (!counted || !stated) return counted ?? stated;
  if (counted.confidence < UNSURE) return stated;
  // "5+ years of experience" is said in passing.
  const isLabelled = stated.confidence >= SURE;
  if (!isLabelled || Math.abs(counted.value - stated.value) <= APART) return counted;
  return { ...counted, confidence: Math.min(counted.confidence, DISAGREED) };
};
