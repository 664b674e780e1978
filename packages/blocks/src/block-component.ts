import type { Action } from '@broadsheet/contract/actions';
import type { BlockDefinition } from '@broadsheet/contract/block-definition';
import type { MessageArea, Messages } from '@broadsheet/messages/message-areas';
import type { ReactNode } from 'react';
import type Type from 'typebox';
import type { TObject, TSchema } from 'typebox';

type SettingsOf<Definition> =
  Definition extends BlockDefinition<infer Settings, TSchema> ? Type.Static<Settings> : never;
type DataOf<Definition> =
  Definition extends BlockDefinition<TObject, infer Data> ? Type.Static<Data> : never;
type AreasOf<Definition> =
  Definition extends BlockDefinition<TObject, TSchema, infer Areas extends readonly MessageArea[]>
    ? Areas[number]
    : never;

/** `messages` is absent if the definition names no area of messages. */
type MessagesProp<Areas extends MessageArea> = [Areas] extends [never]
  ? unknown
  : { readonly messages: Pick<Messages, Areas> };

/**
 * The props of a block component. `slots` holds the rendered children of each slot by name; `messages` holds the texts of
 * the areas that the definition names.
 */
export type BlockProps<Definition> = {
  readonly id: string;
  readonly settings: SettingsOf<Definition>;
  readonly data: DataOf<Definition>;
  readonly slots: Readonly<Record<string, ReactNode>>;
  /** A no-op on the server. */
  readonly dispatch: (action: Action) => void;
} & MessagesProp<AreasOf<Definition>>;
