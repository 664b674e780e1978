import { Heading } from 'react-aria-components';
import { arrangeUnder } from '../model/arrange.ts';
import { followLayout, isPatched, setSetting } from '../model/edit-settings.ts';
import { isJsonObject } from '../model/json.ts';
import type { Editing } from '../use-editing.ts';
import { type Choices, FieldFrame } from './field-frame.tsx';
import { fieldsOf } from './field-kind.ts';
import { SettingInput } from './setting-input.tsx';

const sayValue = (value: unknown): string => {
  if (value === undefined) return 'the default';
  const text = typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

/** The settings of the selected block. */
export const SettingsPanel = ({
  editing,
  choices,
}: {
  readonly editing: Editing;
  readonly choices: Choices;
}) => {
  const { draft, scope, types, blocks, selected: id } = editing;
  const block = id === null ? undefined : blocks.get(id);
  if (id === null || !block) return <p className="soft">Choose a block to see its settings.</p>;
  const type = types.get(block.type ?? '');
  if (!type || !isJsonObject(type.settings))
    return <p>Nobody here knows a block “{block.type}”. It is kept as it is.</p>;
  if ((block.version ?? 1) < type.version)
    return (
      <p>
        {type.title} was written for an older version ({block.version ?? 1}, today {type.version}).
        It works as it is; its settings can be changed in the text of the file.
      </p>
    );
  const under = scope === null ? undefined : arrangeUnder(draft, scope).blocks.get(id)?.settings;
  const known = block.settings ?? {};
  const fields = fieldsOf(type.settings);
  return (
    <section className="editor-settings" aria-label={`Settings of ${type.title}`}>
      <Heading level={2}>{type.title}</Heading>
      <p className="soft">{type.description}</p>
      {fields.length === 0 && <p>There is nothing to set.</p>}
      {fields.map((field) => {
        const path = [field.name];
        const patched = scope !== null && isPatched(draft, scope, id, path);
        return (
          <FieldFrame
            key={`${scope} ${id} ${field.name}`}
            isSet={known[field.name] !== undefined}
            layoutSays={patched ? sayValue(under?.[field.name]) : null}
            onReset={() => editing.attempt(setSetting(draft, scope, id, path, undefined))}
            onFollow={() => {
              if (scope !== null) editing.attempt(followLayout(draft, scope, id, path));
            }}
          >
            <SettingInput
              field={field}
              value={known[field.name]}
              onChange={(value) =>
                editing.attempt(
                  setSetting(draft, scope, id, path, value),
                  `${scope} ${id} ${field.name}`,
                )
              }
              choices={{ ...choices, contentSettings: type.contentSettings }}
            />
          </FieldFrame>
        );
      })}
    </section>
  );
};
