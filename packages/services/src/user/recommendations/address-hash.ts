import { createHmac } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import { emailKey } from '@broadsheet/contract/email-address';
import type { AccountSecrets } from '../../platform/call/account-secrets.ts';

/** By what an address is known where it is not to be read: however it is typed, and of one brand only. */
export const hashOfAddress = (
  { codes }: Pick<AccountSecrets, 'codes'>,
  brand: Brand,
  email: string,
): Buffer =>
  createHmac('sha256', codes)
    .update(`recommender ${brand} ${emailKey(email)}`)
    .digest();
