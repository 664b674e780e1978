import { countryCodes } from '@broadsheet/contract/calls/static';
import { bindCall } from '../platform/call/bind-call.ts';
import { COUNTRIES } from './countries.ts';

export const countryCodesCall = bindCall(countryCodes, () => ({
  items: COUNTRIES.map(([name, code, dial]) => ({ name, code, dial })),
}));
