import { isLandingName } from '@broadsheet/contract/page-name';
import type { StudioBlockType } from '@broadsheet/contract/studio/content-calls';
import { Heading } from 'react-aria-components';
import type { Editing } from '../editing.ts';
import type { DraftBlock } from '../model/draft.ts';
import { isJsonObject } from '../model/json.ts';
import { BlockAsWritten } from './block-as-written.tsx';
import { BlockForm } from './block-form.tsx';
import type { Choices } from './field-frame.tsx';
import type { Schema } from './field-kind.ts';
import { PageForm, type PageFormProps } from './page-form.tsx';
import { SelectionSummary } from './selection-summary.tsx';
import { UpdateButton } from './update-button.tsx';

interface SettingsPanelProps {
  readonly editing: Editing;
  readonly choices: Choices;
}

type PanelProps = SettingsPanelProps & PageFormProps;

const schemaOf = (type: StudioBlockType, version: number): Schema | null => {
  const known =
    version === type.version
      ? type.settings
      : type.earlier.find((each) => each.version === version)?.settings;
  return isJsonObject(known) ? known : null;
};

/** A note on a block with an old or unknown version. */
const VersionNote = ({
  editing,
  id,
  type,
  version,
}: Pick<SettingsPanelProps, 'editing'> & {
  readonly id: string;
  readonly type: StudioBlockType;
  readonly version: number;
}) => {
  if (version === type.version) return null;
  if (version > type.version)
    return (
      <p>
        This block needs a newer release of the site. You can move, duplicate or remove it, but not
        edit it.
      </p>
    );
  return (
    <div className="editor-version">
      <p>A newer version of this block has more settings. The current one still works.</p>
      <UpdateButton editing={editing} id={id} type={type} version={version} />
    </div>
  );
};

const KnownBlock = ({
  editing,
  choices,
  id,
  block,
  type,
}: SettingsPanelProps & {
  readonly id: string;
  readonly block: DraftBlock;
  readonly type: StudioBlockType;
}) => {
  const version = block.version ?? 1;
  const schema = schemaOf(type, version);
  return (
    <section className="editor-settings" aria-label={`Settings of ${type.title}`}>
      <Heading level={2}>{type.title}</Heading>
      <p className="soft">{type.description}</p>
      <VersionNote editing={editing} id={id} type={type} version={version} />
      {schema ? (
        <BlockForm
          editing={editing}
          id={id}
          schema={schema}
          settings={block.settings ?? {}}
          choices={{ ...choices, contentSettings: type.contentSettings }}
        />
      ) : (
        <BlockAsWritten editing={editing} id={id} />
      )}
    </section>
  );
};

/** The settings of the selected block, or the actions on several; without one, those of a landing page. */
export const SettingsPanel = (props: PanelProps) => {
  const { editing, choices } = props;
  const { types, blocks, selected: id } = editing;
  const block = id === null ? undefined : blocks.get(id);
  if (editing.selection.length > 1) return <SelectionSummary editing={editing} />;
  if (isLandingName(editing.draft.page) && (id === null || !block)) return <PageForm {...props} />;
  if (id === null || !block) return <p className="soft">Select a block to edit its settings.</p>;
  const type = types.get(block.type ?? '');
  if (type)
    return <KnownBlock editing={editing} choices={choices} id={id} block={block} type={type} />;
  return (
    <section className="editor-settings" aria-label={`Settings of ${block.type}`}>
      <Heading level={2}>{block.type}</Heading>
      <p>
        This site has no block “{block.type}”, so nothing is shown. You can move, duplicate or
        remove it.
      </p>
      <BlockAsWritten editing={editing} id={id} />
    </section>
  );
};
