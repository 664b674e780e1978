/** The priority of requests during an overload: `critical` before `normal`; `sheddable` only with spare capacity. */
export const CRITICALITIES = ['critical', 'normal', 'sheddable'] as const;
export type Criticality = (typeof CRITICALITIES)[number];
