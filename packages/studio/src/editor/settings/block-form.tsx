import type { Editing } from '../editing.ts';
import { arrangeUnder } from '../model/arrange.ts';
import { followLayout, isPatched, setSetting, setSettings } from '../model/edit-settings.ts';
import { type Choices, FieldFrame } from './field-frame.tsx';
import { fieldsOf, type Schema } from './field-kind.ts';
import { SettingInput } from './setting-input.tsx';

interface BlockFormProps {
  readonly editing: Editing;
  readonly id: string;
  readonly schema: Schema;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly choices: Choices;
}

const formatValue = (value: unknown): string => {
  if (value === undefined) return 'the default';
  const text = typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

/** A form for all settings in a block's schema. */
export const BlockForm = ({ editing, id, schema, settings, choices }: BlockFormProps) => {
  const { draft, scope } = editing;
  const under = scope === null ? undefined : arrangeUnder(draft, scope).blocks.get(id)?.settings;
  const fields = fieldsOf(schema);
  return (
    <>
      {fields.length === 0 && <p>This block has no settings.</p>}
      {fields.map((field) => {
        const path = [field.name];
        const patched = scope !== null && isPatched(draft, scope, id, path);
        return (
          <FieldFrame
            key={`${scope} ${id} ${field.name}`}
            isSet={settings[field.name] !== undefined}
            layoutValue={patched ? formatValue(under?.[field.name]) : null}
            onReset={() => editing.attempt(setSetting(draft, scope, id, path, undefined))}
            onFollow={() => {
              if (scope !== null) editing.attempt(followLayout(draft, scope, id, path));
            }}
          >
            <SettingInput
              field={field}
              value={settings[field.name]}
              onChange={(value) =>
                editing.attempt(
                  setSetting(draft, scope, id, path, value),
                  `${scope} ${id} ${field.name}`,
                )
              }
              choices={choices}
              beside={{
                values: settings,
                has: (name) => fields.some((each) => each.name === name),
                onChange: (values) => editing.attempt(setSettings(draft, scope, id, values)),
              }}
            />
          </FieldFrame>
        );
      })}
    </>
  );
};
