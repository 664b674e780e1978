import { ChatMessage, Conversation } from '@broadsheet/contract/entities/chat';
import Type from 'typebox';

/** One chat as it was loaded. */
export const RoomData = Type.Object({
  conversation: Conversation,
  messages: Type.Array(ChatMessage),
  /** Where earlier messages are; null where these are the first. */
  earlier: Type.Union([Type.String(), Type.Null()]),
  /** The last event that is among the messages; null where later ones are on another page. */
  after: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** Under which a form without JavaScript sends, so that a press too many sends once. */
  formKey: Type.String(),
});
export type RoomData = Type.Static<typeof RoomData>;
