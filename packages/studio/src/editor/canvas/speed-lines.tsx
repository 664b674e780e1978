import { Fragment } from 'react';
import type { Palette } from '../audience/audience-fields.ts';
import { SpeedLine } from '../metrics/speed-line.tsx';
import type { Previews } from './use-previews.ts';

interface SpeedLinesProps {
  readonly previews: Pick<Previews, 'kind' | 'device' | 'personas'>;
  readonly brands: readonly Pick<Palette['brands'][number], 'brand' | 'name'>[];
}

/** The speed of the live page on each previewed site. Two sites have their names. */
export const SpeedLines = ({ previews, brands }: SpeedLinesProps) => {
  const { kind, device, personas } = previews;
  const shown = brands.filter(({ brand }) => personas.some((persona) => persona.brand === brand));
  return shown.map(({ brand, name }) => (
    <Fragment key={brand}>
      {shown.length > 1 && (
        <p>
          <strong>{name}</strong>
        </p>
      )}
      <SpeedLine page={kind} brand={brand} device={device} />
    </Fragment>
  ));
};
