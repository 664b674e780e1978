import { emailKey } from '@broadsheet/contract/email-address';
import { type RawBuilder, sql } from 'kysely';

/** Whether a column holds this address, in any case. @param column such as `email` or `messages.recipient` */
export const hasEmail = (column: string, email: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) = ${emailKey(email)}`;
