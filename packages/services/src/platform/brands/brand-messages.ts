import type { Brand } from '@broadsheet/contract/brand';
import type { Messages } from '@broadsheet/messages/message-areas';

/** What a task that writes to seekers of several brands needs. */
export interface BrandMessages {
  /** Every message as a brand shows it now. */
  readonly messagesOf: (brand: Brand) => Messages;
}
