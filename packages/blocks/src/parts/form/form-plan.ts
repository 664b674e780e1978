import type { CallDefinition } from '@broadsheet/contract/call';
import type { FieldKind } from './field-kinds.ts';

export interface FormField {
  /** Of the call's body. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: true;
  /** Of the kind `word`: what has to be typed. */
  readonly word?: string;
}

/** A form by what it asks and the call that it makes; all else follows from the kinds of its fields. */
export interface FormPlan<Call extends CallDefinition> {
  /** Names its draft: unique on the site. */
  readonly id: string;
  readonly call: Call;
  readonly fields: readonly FormField[];
  readonly submit: string;
  /** What the button says while the call is under way. */
  readonly busy: string;
}

/** What was typed, by the name of the field; a box that is ticked is `1`, one that is not `0`. */
export type Typed = Readonly<Record<string, string>>;
