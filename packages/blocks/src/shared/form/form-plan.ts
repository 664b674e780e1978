import type { CallDefinition } from '@broadsheet/contract/call';
import type { ReactNode } from 'react';
import type { FieldKind, KindTraits } from './field-kinds.ts';

export interface FormField {
  /** The name in the body of the call. */
  readonly name: string;
  readonly kind: FieldKind | KindTraits;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: true;
  /** The value that is sent for an empty field; absent: nothing is sent, so the saved value stays. */
  readonly whenEmpty?: string | null;
  /** Shown only if another field has this value; always shown without JavaScript. */
  readonly when?: { readonly name: string; readonly is: string };
  /** For the kind `word`: the word that must be typed. */
  readonly word?: string;
  /** For a field of an entry, which has the name `<list>.<index>.<field>`. */
  readonly entry?: FormEntry;
  /** The initial value if no value is known. An entry with nothing else counts as empty. */
  readonly preset?: string;
}

/** An entry of a list; the form sends the list as one value. */
export interface FormEntry {
  /** `<list>.<index>`. */
  readonly key: string;
  readonly legend: string;
  /** The entry is folded and optional. */
  readonly isFolded?: true;
}

/** A form described by its fields and its call. Everything else follows from the kinds of the fields. */
export interface FormPlan<Call extends CallDefinition> {
  /** The key of its draft; unique on the site. */
  readonly id: string;
  readonly call: Call;
  readonly fields: readonly FormField[];
  /** Validates rules that concern several fields; returns errors by the field to correct. */
  readonly check?: (typed: Typed) => Typed;
  readonly submit: string;
  /** Label of the button during the call. */
  readonly busy: string;
}

/** Values by field name. A ticked checkbox is `1`, an unticked one `0`; lists are joined by commas. */
/** What is said about the source of a value, by field. */
export type FieldNotes = Readonly<Record<string, ReactNode>>;

export type Typed = Readonly<Record<string, string>>;
