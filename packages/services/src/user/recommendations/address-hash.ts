import { createHmac } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import { emailKey } from '@broadsheet/contract/email-address';
import type { AccountSecrets } from '../../platform/call/account-secrets.ts';

/** Identifies an address without storing it: the same for any spelling, and different for each brand. */
export const hashOfAddress = (
  { codes }: Pick<AccountSecrets, 'codes'>,
  brand: Brand,
  email: string,
): Buffer =>
  createHmac('sha256', codes)
    .update(`recommender ${brand} ${emailKey(email)}`)
    .digest();
