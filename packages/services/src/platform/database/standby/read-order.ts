/** The known states of the databases. */
export interface Watched {
  /** `behind`: the standby lacks writes that are seconds old. */
  readonly standby: 'fresh' | 'behind' | 'away';
  readonly isPrimaryAway: boolean;
}

export type DatabaseName = 'primary' | 'standby';

/** `lagging`: slightly stale data will do. `own`: a reader must see their own writes. */
export type ReadKind = 'lagging' | 'own';

/** The databases that may serve a read, in the order in which they are tried. */
export const readOrder = (kind: ReadKind, watched: Watched): readonly DatabaseName[] => {
  if (watched.standby === 'away') return ['primary'];
  // While the primary is away there are no writes, so the standby's last state is current.
  const goesFirst = watched.isPrimaryAway || (kind === 'lagging' && watched.standby === 'fresh');
  return goesFirst ? ['standby', 'primary'] : ['primary', 'standby'];
};
