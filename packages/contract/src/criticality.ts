/** What goes first where not everything can be answered: `critical` before `normal`, and `sheddable` only if there is room. */
export const CRITICALITIES = ['critical', 'normal', 'sheddable'] as const;
export type Criticality = (typeof CRITICALITIES)[number];
