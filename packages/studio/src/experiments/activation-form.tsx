import type { Experiment } from '@broadsheet/contract/experiments';
import type { Change } from '@broadsheet/contract/studio/change';
import { readFile } from '@broadsheet/contract/studio/content-calls';
import { findDocument } from '../changes/versioned-document.ts';
import { SelectInput } from '../controls/select-input.tsx';
import { useCall } from '../data/use-call.ts';
import type { Palette } from '../editor/audience/audience-fields.ts';
import { blocksToSee } from './blocks-to-see.ts';

/** Can match no block: block names are in lower case. */
const NONE = 'NONE';

interface ActivationFormProps {
  readonly change: Change;
  readonly page: string;
  readonly activation: Experiment['activation'];
  readonly palette: Palette;
  readonly onChange: (activation: Experiment['activation']) => void;
}

/** Who is counted: everybody who is assigned an arm, or only people who have seen one block of the page. */
export const ActivationForm = (props: ActivationFormProps) => {
  const { change, page, activation, palette, onChange } = props;
  const file = `layouts/${page}.json`;
  const saved = findDocument(change, file);
  const live = useCall(readFile, saved ? null : { query: { file } });
  const text = (saved ? saved.text : live.data?.text) ?? '';
  const blocks = blocksToSee(text, palette.types);
  const chosen = activation?.block ?? NONE;
  const isUnknown = chosen !== NONE && !blocks.some(([id]) => id === chosen);
  const choices = [
    [NONE, 'Everyone who visits the page'],
    ...blocks,
    ...(isUnknown ? [[chosen, chosen] as const] : []),
  ] as const;
  return (
    <div className="weights">
      <SelectInput
        label="Who to count"
        value={chosen}
        choices={choices}
        onChange={(next) => onChange(next === NONE ? undefined : { block: next })}
      />
      <p className="soft">
        If the change is far down the page, choose a block. We then count only people who scrolled
        to it, so you get a result sooner. Every group must show this block.
      </p>
    </div>
  );
};
