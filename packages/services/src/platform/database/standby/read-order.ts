/** What is known of the databases. */
export interface Watched {
  /** `behind` is a standby that lacks what the primary wrote seconds ago. */
  readonly standby: 'fresh' | 'behind' | 'away';
  readonly isPrimaryAway: boolean;
}

export type DatabaseName = 'primary' | 'standby';

/** `lagging`: a moment behind will do. `own`: of somebody who must find what they have just written. */
export type ReadKind = 'lagging' | 'own';

/** The databases that may answer a read, in the order in which they are asked. */
export const readOrder = (kind: ReadKind, watched: Watched): readonly DatabaseName[] => {
  if (watched.standby === 'away') return ['primary'];
  // While nothing can be written, what was replayed last is all there is.
  const goesFirst = watched.isPrimaryAway || (kind === 'lagging' && watched.standby === 'fresh');
  return goesFirst ? ['standby', 'primary'] : ['primary', 'standby'];
};
