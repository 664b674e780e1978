import { listChanges } from '@broadsheet/contract/studio/change-calls';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import type { Release } from '@broadsheet/contract/studio/release';
import { addToRelease, removeFromRelease } from '@broadsheet/contract/studio/release-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'react-router-dom';
import { callStudio } from '../api/call-studio.ts';
import { FaultDetails } from '../changes/refusal.tsx';
import { StateMark } from '../changes/state-mark.tsx';
import { Empty } from '../controls/empty.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { useAct } from '../data/use-act.ts';
import { useCall } from '../data/use-call.ts';

interface ReleaseDraftsProps {
  readonly release: Release;
  readonly mayEdit: boolean;
  readonly onChange: (release: Release) => Promise<void>;
}

const NONE = '';

/** Adds one of the open drafts that are in no release and will not be published by themselves. */
const AddDraft = ({ release, onChange }: Omit<ReleaseDraftsProps, 'mayEdit'>) => {
  const changes = useCall(listChanges, { query: {} });
  const [chosen, setChosen] = useState(NONE);
  const { act, isBusy, fault } = useAct();
  const free = (changes.data?.items ?? []).filter(
    (each) => each.release === null && each.state !== 'rolling' && each.state !== 'scheduled',
  );
  const add = () =>
    void act(async () => {
      const params = { release: release.id, change: chosen };
      const next = await callStudio(addToRelease, { params });
      // Another draft may be chosen already.
      setChosen((now) => (now === chosen ? NONE : now));
      void changes.mutate();
      await onChange(next);
    });
  if (changes.data && free.length === 0)
    return (
      <p className="soft">
        No other draft can be added now: each is in a release, scheduled or being rolled out.
      </p>
    );
  return (
    <div className="form">
      <SelectInput
        label="Draft to add"
        value={chosen}
        choices={[[NONE, 'Select'], ...free.map(({ id, title }) => [id, title] as const)]}
        onChange={setChosen}
      />
      <div className="buttons">
        <Button
          className="button-quiet"
          isDisabled={chosen === NONE}
          data-busy={isBusy || undefined}
          onPress={add}
        >
          Add draft
        </Button>
      </div>
      <FaultDetails fault={fault} />
    </div>
  );
};

/** The drafts of a release. */
export const ReleaseDrafts = ({ release, mayEdit, onChange }: ReleaseDraftsProps) => {
  const { act, fault } = useAct();
  const remove = (change: string) =>
    void act(async () => {
      const params = { release: release.id, change };
      await onChange(await callStudio(removeFromRelease, { params }));
    });
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">Drafts</h2>
      {release.drafts.length === 0 ? (
        <Empty>No drafts in this release.</Empty>
      ) : (
        <ul className="entries">
          {release.drafts.map((draft) => (
            <li key={draft.id}>
              <h3>
                <Link to={`/changes/${draft.id}`}>{draft.title}</Link>
              </h3>
              <p>
                <StateMark {...draft} /> <span>{draft.author.name}</span>
              </p>
              <p className="soft">{draft.files.map(formatFile).join(', ') || 'Empty'}</p>
              {mayEdit && release.state === 'open' && (
                <Button
                  className="button-bare"
                  aria-label={`Remove “${draft.title}” from the release`}
                  onPress={() => remove(draft.id)}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <FaultDetails fault={fault} />
      {mayEdit && release.state === 'open' && <AddDraft release={release} onChange={onChange} />}
    </section>
  );
};
