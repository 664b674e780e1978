import type { StudioAudience } from '@broadsheet/contract/studio/audience-calls';
import type { Editing } from '../editing.ts';
import { conditionOf } from '../model/draft.ts';
import { setBlockWhen } from '../model/edit-settings.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import type { Palette } from './audience-fields.ts';
import { WhenForm } from './when-form.tsx';

/** The audience of the selected block. */
export const BlockAudience = ({
  editing,
  palette,
  audiences,
}: {
  readonly editing: Editing;
  readonly palette: Palette;
  readonly audiences: readonly StudioAudience[];
}) => {
  const { draft, scope, blocks, selected: id } = editing;
  const block = id === null ? undefined : blocks.get(id);
  if (id === null || !block) return null;
  const when = conditionOf(block.when ?? {});
  return (
    <Disclosure key={id} summary="Audience">
      {when ? (
        <WhenForm
          when={when}
          palette={palette}
          audiences={audiences}
          onChange={(next) => editing.attempt(setBlockWhen(draft, scope, id, next))}
        />
      ) : (
        <p>This block has a custom audience rule. Ask a developer to change it.</p>
      )}
    </Disclosure>
  );
};
