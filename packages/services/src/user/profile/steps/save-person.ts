import { requireCity } from '../../../platform/brands/find-known.ts';
import { profileFault } from '../../../platform/call/profile-fault.ts';
import { countryNameOf } from '../../../static/country-name.ts';
import { checkBirth } from './check-dates.ts';
import type { SavedStep, Step, StepContext } from './step-context.ts';

type Person = Step<'addPersonalDetails'>;

const GENDERS = { '1': 1, '2': 2, '': null } as const;

/** Saves the name and phone of the account. Throws VALIDATION for a phone other than the account's. */
const saveAccount = async (
  { transaction, seeker }: StepContext,
  { name, phone }: Person,
): Promise<void> => {
  if (phone !== undefined && seeker.phone !== null && seeker.phone !== phone)
    throw profileFault('phone', 'is changed in the settings');
  const isNewPhone = phone !== undefined && seeker.phone === null;
  const columns = {
    ...(name === undefined ? {} : { name }),
    ...(isNewPhone ? { phone } : {}),
  };
  if (Object.keys(columns).length === 0) return;
  await transaction.updateTable('seekers').set(columns).where('id', '=', seeker.id).execute();
};

/**
 * The id of a named city; null and undefined are returned as they are. Throws VALIDATION for one that the brand does
 * not know.
 */
export const cityIdOf = ({ directory }: StepContext, slug: string | null | undefined) =>
  slug === null || slug === undefined ? slug : requireCity(directory, slug, 'currentCity').id;

const savePreferred = async (
  { transaction, seeker, directory }: StepContext,
  slugs: readonly string[],
): Promise<void> => {
  const rows = slugs.map((slug, position) => ({
    seeker_id: seeker.id,
    city_id: requireCity(directory, slug, `preferredCities/${position}`).id,
    position,
  }));
  await transaction.deleteFrom('preferred_cities').where('seeker_id', '=', seeker.id).execute();
  if (rows.length > 0) await transaction.insertInto('preferred_cities').values(rows).execute();
};

export const savePerson = async (context: StepContext, person: Person): Promise<SavedStep> => {
  const { dob, gender, countryCode, preferredCities, maritalStatus } = person;
  if (dob) checkBirth(dob, context.now);
  if (countryCode && countryNameOf(countryCode) === null)
    throw profileFault('countryCode', 'is no country');
  const city_id = cityIdOf(context, person.currentCity);
  await saveAccount(context, person);
  if (preferredCities) await savePreferred(context, preferredCities);
  const columns = {
    dob,
    gender: gender === undefined ? undefined : GENDERS[gender],
    country_code: countryCode,
    city_id,
    marital_status: maritalStatus,
  };
  return { columns, id: null };
};
