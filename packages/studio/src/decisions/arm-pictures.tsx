import { BRANDS } from '@broadsheet/contract/brand';
import type { Experiment } from '@broadsheet/contract/experiments';
import { type Persona, readExample } from '@broadsheet/contract/studio/content-calls';
import { useCall } from '../data/use-call.ts';
import { Picture } from '../impact/pictures/picture.tsx';

interface ArmPicturesProps {
  readonly experiment: string;
  readonly definition: Experiment;
  /** Of the content when the decision was recorded. */
  readonly revision: number;
}

const NO_MARKS = [] as const;

/** The page of each group as it was, with the code and the data of today. */
export const ArmPictures = ({ experiment, definition, revision }: ArmPicturesProps) => {
  const { page, variants, when } = definition;
  const brand = when?.brand?.[0] ?? BRANDS[0];
  const example = useCall(readExample, { query: { kind: page, brand } });
  const path = example.data?.path;
  if (!path) return null;
  const device = when?.device?.[0];
  const audience = device ? { device } : {};
  const personaOf = (arm: string): Persona => ({ brand, audience, arms: { [experiment]: arm } });
  return (
    <section aria-labelledby="groups-of-decision">
      <h2 id="groups-of-decision">What each group saw</h2>
      <p className="soft">The page as it was when this was recorded, with the jobs of today.</p>
      <div className="pair" data-device={device ?? 'desktop'}>
        {Object.keys(variants).map((arm) => (
          <figure key={arm}>
            <figcaption>{arm}</figcaption>
            <Picture
              change={null}
              revision={revision}
              version={revision}
              path={path}
              persona={personaOf(arm)}
              title={`Page of the group ${arm}`}
              marks={NO_MARKS}
              seek={NO_MARKS}
              side="after"
            />
          </figure>
        ))}
      </div>
    </section>
  );
};
