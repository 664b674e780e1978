import { escapeHtml } from '@broadsheet/contract/escape-html';
import Type, { type TObject, type TSchema } from 'typebox';
import { type ChangedSettings, isJsonSetting, SETTING_PREFIX } from './changed-settings.ts';

const LONG_TEXT = 120;

const option = (value: string, isChosen: boolean): string =>
  `<option value="${escapeHtml(value)}"${isChosen ? ' selected' : ''}>${escapeHtml(value === '' ? 'Default' : value)}</option>`;

const control = (schema: TSchema, value: unknown, attributes: string): string => {
  const choices = Type.IsBoolean(schema)
    ? ['true', 'false']
    : Type.IsEnum(schema)
      ? schema.enum.map(String)
      : null;
  if (choices) {
    const chosen = value === undefined ? '' : String(value);
    const options = ['', ...choices].map((choice) => option(choice, choice === chosen));
    return `<select ${attributes}>${options.join('')}</select>`;
  }
  if (isJsonSetting(schema)) {
    const text = value === undefined ? '' : JSON.stringify(value, null, 2);
    return `<textarea rows="6" spellcheck="false" ${attributes}>${escapeHtml(text)}</textarea>`;
  }
  const text = escapeHtml(value === undefined ? '' : String(value));
  const isLong = 'maxLength' in schema && Number(schema.maxLength) > LONG_TEXT;
  if (isLong) return `<textarea rows="3" ${attributes}>${text}</textarea>`;
  const kind = Type.IsString(schema) ? '' : ' inputmode="numeric"';
  return `<input value="${text}"${kind} ${attributes}>`;
};

const field = (name: string, schema: TSchema, { settings, faults }: ChangedSettings): string => {
  const id = `setting-${name}`;
  const message = faults
    .filter((fault) => fault.name === name)
    .map((fault) => fault.message)
    .join('; ');
  const hint =
    'description' in schema
      ? `<span class="hint">${escapeHtml(String(schema.description))}</span>`
      : '';
  const attributes = `id="${escapeHtml(id)}" name="${escapeHtml(SETTING_PREFIX + name)}" aria-describedby="${escapeHtml(id)}-fault"`;
  return `<div class="field"><label for="${escapeHtml(id)}">${escapeHtml(name)}${hint}</label>
${control(schema, settings[name], attributes)}
<p class="fault" id="${escapeHtml(id)}-fault" data-fault="${escapeHtml(name)}">${escapeHtml(message)}</p></div>`;
};

/** One field for each setting of a block, from its schema. Works without scripts, as a GET form of the page. */
export const settingsForm = (
  schema: TObject,
  changed: ChangedSettings,
  hidden: Readonly<Record<string, string>>,
): string => {
  const fields = Object.entries(schema.properties).map(([name, each]) =>
    field(name, each, changed),
  );
  if (fields.length === 0) return '<p>This block has no settings.</p>';
  const others = Object.entries(hidden).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form id="settings">${others.join('')}${fields.join('\n')}<p><button>Show</button></p></form>`;
};
