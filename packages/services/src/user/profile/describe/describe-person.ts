import { fileHref } from '@broadsheet/contract/calls/media';
import type { Gender, Profile } from '@broadsheet/contract/entities/profile';
import type { BrandDirectory } from '../../../platform/brands/directory.ts';
import { countryNameOf } from '../../../static/country-name.ts';
import type { ProfileSource } from './profile-source.ts';

const GENDERS: Readonly<Record<number, Gender>> = { 1: '1', 2: '2' };

export const cityOf = ({ cities }: BrandDirectory, id: number | null) => {
  const city = id === null ? undefined : cities.get(id);
  return city ? { slug: city.slug, label: city.label } : null;
};

export const describePerson = ({
  seeker,
  rows,
  profile,
  directory,
}: ProfileSource): NonNullable<Profile['pd']> => {
  const picture = rows.files.find((file) => file.media_type === 'picture');
  return {
    name: seeker.name,
    email: seeker.email,
    verifiedEmail: seeker.email_verified_at !== null,
    phone: seeker.phone,
    verifiedNumber: seeker.phone_verified_at !== null,
    dob: profile.dob,
    gender: GENDERS[profile.gender ?? 0] ?? '',
    country: profile.country_code === null ? null : countryNameOf(profile.country_code),
    countryCode: profile.country_code,
    maritalStatus: profile.marital_status,
    locations: {
      current: cityOf(directory, profile.city_id),
      preferred: rows.cities.flatMap((row) => cityOf(directory, row.city_id) ?? []),
    },
    picUrl: picture ? fileHref(picture.id) : null,
  };
};
