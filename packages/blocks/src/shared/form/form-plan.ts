import type { CallDefinition } from '@broadsheet/contract/call';
import type { FieldKind, KindTraits } from './field-kinds.ts';

export interface FormField {
  /** Of the call's body. */
  readonly name: string;
  readonly kind: FieldKind | KindTraits;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: true;
  /** What is sent of a field that was left or made empty; absent: nothing, so that what is known stays. */
  readonly whenEmpty?: string | null;
  /** It is asked of those alone who have chosen so in another field; without JavaScript everybody is shown it. */
  readonly when?: { readonly name: string; readonly is: string };
  /** Of the kind `word`: what has to be typed. */
  readonly word?: string;
  /** Of a field of an entry: its name is `<list>.<place>.<field>`. */
  readonly entry?: FormEntry;
  /** What the form begins with where nothing is known: an entry with nothing else in it counts as empty. */
  readonly preset?: string;
}

/** Fields that are one entry of a list which the form sends as a whole. */
export interface FormEntry {
  /** `<list>.<place>`. */
  readonly key: string;
  readonly legend: string;
  /** It is opened by a press, and may stay empty. */
  readonly isFolded?: true;
}

/** A form by what it asks and the call that it makes; all else follows from the kinds of its fields. */
export interface FormPlan<Call extends CallDefinition> {
  /** Names its draft: unique on the site. */
  readonly id: string;
  readonly call: Call;
  readonly fields: readonly FormField[];
  /** Faults that are a matter of more than one field, by the name of the one to mend. */
  readonly check?: (typed: Typed) => Typed;
  readonly submit: string;
  /** What the button says while the call is under way. */
  readonly busy: string;
}

/** What was typed, by the name of the field; a box that is ticked is `1`, one that is not `0`; lists are joined by commas. */
export type Typed = Readonly<Record<string, string>>;
