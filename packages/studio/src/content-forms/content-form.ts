import type { ComponentType } from 'react';
import { isJsonObject } from '../editor/model/json.ts';
import type { Schema } from '../editor/settings/field-kind.ts';

export type Content = Readonly<Record<string, unknown>>;
export type Path = readonly string[];

export interface PreviewProps {
  /** The whole file. */
  readonly value: Content;
  /** Which part of the file: a brand, a plan. */
  readonly of: string;
}

/** What people will see of a section. */
export interface SectionPreview {
  readonly of: string;
  readonly show: ComponentType<PreviewProps>;
}

/** Fields that belong together, in their order. */
export interface FormSection {
  readonly title: string;
  readonly help?: string;
  readonly fields: readonly Path[];
  readonly preview?: SectionPreview;
  /** Closed until it is opened: what few people need. */
  readonly isFolded?: boolean;
}

/** The form of a content file. */
export interface ContentForm {
  /** What is damaged if it cannot be shown: `The search texts`. */
  readonly subject: string;
  /** JSON Schema of the file. */
  readonly schema: Schema;
  readonly sections: readonly FormSection[];
  /** Whether the file can also be edited as text. */
  readonly hasText: boolean;
  /** A new file, where there is none yet. */
  readonly empty?: string;
  /** Sets values that follow from others. @param before the value before the edit */
  readonly derive?: (value: Content, before: Content) => Content;
}

/** The schema of the value at a path; null where the schema has none. */
export const schemaAt = (schema: Schema, path: Path): Schema | null => {
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  const inner = isJsonObject(schema.properties) ? schema.properties[name] : undefined;
  return isJsonObject(inner) ? schemaAt(inner, rest) : null;
};

/** Whether a value cannot be absent. */
export const isRequiredAt = (schema: Schema, path: Path): boolean => {
  const parent = schemaAt(schema, path.slice(0, -1));
  const names: readonly unknown[] = Array.isArray(parent?.required) ? parent.required : [];
  return names.includes(path.at(-1));
};

/** The value with another one at a path; undefined removes it. */
export const withValueAt = (value: Content, path: Path, next: unknown): Content => {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const inner = value[name];
  const changed =
    rest.length === 0 ? next : withValueAt(isJsonObject(inner) ? inner : {}, rest, next);
  return Object.fromEntries(
    Object.entries({ ...value, [name]: changed }).filter(([, each]) => each !== undefined),
  );
};
