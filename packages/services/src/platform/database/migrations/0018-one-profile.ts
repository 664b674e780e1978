import { type Kysely, type Migration, sql } from 'kysely';

/** Experience, city and category were columns of the account before profiles existed; values of the profile win. */
export const oneProfile: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      insert into profiles (
        seeker_id, experience_status, experience_months, city_id, category_id, updated_at
      )
      select seekers.id,
        case when experience_years = 0 then 'fresher' when experience_years > 0 then 'experienced' end,
        experience_years * 12, cities.id, categories.data_id, seekers.created_at
      from seekers
      left join cities on cities.brand = seekers.brand and cities.slug = seekers.city
      left join categories on categories.brand = seekers.brand and categories.tag = seekers.category
      where experience_years is not null or city is not null or category is not null
      on conflict (seeker_id) do update set
        experience_status = coalesce(profiles.experience_status, excluded.experience_status),
        experience_months = coalesce(profiles.experience_months, excluded.experience_months),
        city_id = coalesce(profiles.city_id, excluded.city_id),
        category_id = coalesce(profiles.category_id, excluded.category_id)`.execute(database);
    await sql`
      alter table seekers drop column experience_years, drop column city, drop column category
    `.execute(database);
  },
};
