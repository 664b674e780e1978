import type { ArmCounts } from './experiment-counts.ts';

export const ofArm = (rows: readonly ArmCounts[], arm: string): readonly ArmCounts[] =>
  rows.filter((row) => row.arm === arm);
export const unitsIn = (row: ArmCounts): number => row.units;
export const sumOf = (rows: readonly ArmCounts[], of: (row: ArmCounts) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);
