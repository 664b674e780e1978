import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { listAudienceUses } from '@broadsheet/contract/studio/audience-calls';
import type { Change } from '@broadsheet/contract/studio/change';
import { readPalette } from '@broadsheet/contract/studio/content-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { AudienceForm } from './audience-form.tsx';
import { AudienceUses } from './audience-uses.tsx';
import { keyForName, removeAudience, writeAudience } from './draft-audiences.ts';
import { NewAudienceForm } from './new-audience-form.tsx';

interface AudiencesFormProps {
  readonly change: Change;
  readonly text: string;
  readonly audiences: NamedAudiences;
  readonly onText: (text: string) => void;
}

/** Every audience of the file as a form, and the form for a new one. */
export const AudiencesForm = ({ change, text, audiences, onText }: AudiencesFormProps) => {
  const palette = useCall(readPalette);
  const uses = useCall(listAudienceUses, { query: { change: change.id } });
  const [refused, setRefused] = useState<string | null>(null);
  const usesOf = (key: string) => uses.data?.items.filter(({ audience }) => audience === key) ?? [];
  const remove = (key: string) => {
    const isUsed = usesOf(key).length > 0;
    setRefused(isUsed ? key : null);
    if (!isUsed) onText(removeAudience(text, key));
  };
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
                <Button
                  className="button-quiet"
                  isDisabled={!uses.data}
                  onPress={() => remove(key)}
                >
                  Remove {audience.name}
                </Button>
              </div>
              {refused === key && (
                <AudienceUses name={audience.name} uses={usesOf(key)} change={change} />
              )}
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
