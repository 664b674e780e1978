import { countryCodes } from '@broadsheet/contract/calls/static';
import { COUNTRIES } from '../countries/countries.ts';
import { bindCall } from './call-handler.ts';

export const countryCodesCall = bindCall(countryCodes, () => ({
  items: COUNTRIES.map(([name, code, dial]) => ({ name, code, dial })),
}));
