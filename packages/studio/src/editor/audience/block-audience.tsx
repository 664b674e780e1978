import type { Editing } from '../editing.ts';
import { conditionOf } from '../model/draft.ts';
import { setBlockWhen } from '../model/edit-settings.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import type { Palette } from './audience-fields.ts';
import { WhenForm } from './when-form.tsx';

/** Whom the selected block is for. */
export const BlockAudience = ({
  editing,
  palette,
}: {
  readonly editing: Editing;
  readonly palette: Palette;
}) => {
  const { draft, scope, blocks, selected: id } = editing;
  const block = id === null ? undefined : blocks.get(id);
  if (id === null || !block) return null;
  const when = conditionOf(block.when ?? {});
  return (
    <Disclosure key={id} summary="Who sees it">
      {when ? (
        <WhenForm
          when={when}
          palette={palette}
          onChange={(next) => editing.attempt(setBlockWhen(draft, scope, id, next))}
        />
      ) : (
        <p>Its rule was written by hand. It can be changed in the text of the file.</p>
      )}
    </Disclosure>
  );
};
