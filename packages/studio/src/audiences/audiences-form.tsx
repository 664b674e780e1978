import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { readPalette } from '@broadsheet/contract/studio/content-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { AudienceForm } from './audience-form.tsx';
import { keyForName, removeAudience, writeAudience } from './draft-audiences.ts';
import { NewAudienceForm } from './new-audience-form.tsx';

interface AudiencesFormProps {
  readonly text: string;
  readonly audiences: NamedAudiences;
  readonly onText: (text: string) => void;
}

/** Every audience of the file as a form, and the form for a new one. */
export const AudiencesForm = ({ text, audiences, onText }: AudiencesFormProps) => {
  const palette = useCall(readPalette);
  const [added, setAdded] = useState<string | null>(null);
  return (
    <Loaded of={palette}>
      {(known) => (
        <>
          {[...audiences].map(([key, audience]) => (
            <details key={key} className="entry" open={key === added || undefined}>
              <summary>
                <h2>{audience.name}</h2>
              </summary>
              <AudienceForm
                audience={audience}
                palette={known}
                onChange={(next) => onText(writeAudience(text, key, next))}
              />
              <div className="buttons">
                <Button className="button-quiet" onPress={() => onText(removeAudience(text, key))}>
                  Remove {audience.name}
                </Button>
              </div>
            </details>
          ))}
          <NewAudienceForm
            names={[...audiences.values()].map(({ name }) => name)}
            onAdd={(name) => {
              const key = keyForName(name, audiences);
              onText(writeAudience(text, key, { name, any: [{ membership: ['visitor'] }] }));
              setAdded(key);
            }}
          />
        </>
      )}
    </Loaded>
  );
};
