import { ChatMessage, Conversation } from '@broadsheet/contract/entities/chat';
import Type from 'typebox';

/** One chat as it was loaded. */
export const RoomData = Type.Object({
  conversation: Conversation,
  messages: Type.Array(ChatMessage),
  /** Link to earlier messages; null if these are the first. */
  earlier: Type.Union([Type.String(), Type.Null()]),
  /** The last event that the messages include; null if later messages are on another page. */
  after: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** The clientId of a form without JavaScript, so that a double submit sends the message once. */
  formKey: Type.String(),
});
export type RoomData = Type.Static<typeof RoomData>;
