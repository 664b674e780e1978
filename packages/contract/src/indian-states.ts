import Type from 'typebox';

/** The States and union territories of India by the codes that GST has for them. */
export const INDIAN_STATES = [
  { code: '35', name: 'Andaman and Nicobar Islands' },
  { code: '37', name: 'Andhra Pradesh' },
  { code: '12', name: 'Arunachal Pradesh' },
  { code: '18', name: 'Assam' },
  { code: '10', name: 'Bihar' },
  { code: '04', name: 'Chandigarh' },
  { code: '22', name: 'Chhattisgarh' },
  { code: '26', name: 'Dadra and Nagar Haveli and Daman and Diu' },
  { code: '07', name: 'Delhi' },
  { code: '30', name: 'Goa' },
  { code: '24', name: 'Gujarat' },
  { code: '06', name: 'Haryana' },
  { code: '02', name: 'Himachal Pradesh' },
  { code: '01', name: 'Jammu and Kashmir' },
  { code: '20', name: 'Jharkhand' },
  { code: '29', name: 'Karnataka' },
  { code: '32', name: 'Kerala' },
  { code: '38', name: 'Ladakh' },
  { code: '31', name: 'Lakshadweep' },
  { code: '23', name: 'Madhya Pradesh' },
  { code: '27', name: 'Maharashtra' },
  { code: '14', name: 'Manipur' },
  { code: '17', name: 'Meghalaya' },
  { code: '15', name: 'Mizoram' },
  { code: '13', name: 'Nagaland' },
  { code: '21', name: 'Odisha' },
  { code: '34', name: 'Puducherry' },
  { code: '03', name: 'Punjab' },
  { code: '08', name: 'Rajasthan' },
  { code: '11', name: 'Sikkim' },
  { code: '33', name: 'Tamil Nadu' },
  { code: '36', name: 'Telangana' },
  { code: '16', name: 'Tripura' },
  { code: '09', name: 'Uttar Pradesh' },
  { code: '05', name: 'Uttarakhand' },
  { code: '19', name: 'West Bengal' },
] as const;

const CODES = INDIAN_STATES.map(({ code }) => code);

/** A State by its GST code, such as 29 for Karnataka. */
export const StateCode = Type.Enum(CODES);
export type StateCode = Type.Static<typeof StateCode>;

/** Union territories without a legislature charge UTGST instead of SGST. */
const WITHOUT_LEGISLATURE: ReadonlySet<StateCode> = new Set<StateCode>([
  '04',
  '26',
  '31',
  '35',
  '38',
]);
export const isWithoutLegislature = (code: StateCode): boolean => WITHOUT_LEGISLATURE.has(code);

/** The State of a code; null for an unknown code. */
export const findState = (code: string | null): (typeof INDIAN_STATES)[number] | null =>
  INDIAN_STATES.find((state) => state.code === code) ?? null;

/** The State in which a GSTIN is registered: its first two digits. Null where GST has no such State. */
export const stateOfGstin = (gstin: string): StateCode | null =>
  findState(gstin.slice(0, 2))?.code ?? null;
