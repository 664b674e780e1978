import { sql } from 'kysely';
import type { CallContext } from '../platform/call/call-context.ts';

/** The brand's institutes with the number of courses that each offers. */
export const selectInstitutes = ({ database, brand }: CallContext) =>
  database
    .selectFrom('institutes')
    .where('institutes.brand', '=', brand)
    .select([
      'institutes.id',
      'institutes.name',
      'institutes.slug',
      'institutes.logo',
      'institutes.about',
      'institutes.city',
      'institutes.founded',
      sql<number>`(select count(*)::integer from courses
        where courses.institute_id = institutes.id and courses.status = 'open')`.as('courses'),
    ]);
