import { parseArgs } from 'node:util';
import { AppError } from '@broadsheet/contract/errors';
import { STAFF_ROLES } from '@broadsheet/contract/studio/staff';
import { addStaff } from '@broadsheet/contract/studio/staff-calls';
import { openStaff } from '@broadsheet/staff/open-staff';
import { Value } from 'typebox/value';
import { EXIT_COULD_NOT_RUN, EXIT_OK, UsageError } from './usage.ts';
import { useDatabase } from './use-database.ts';

const text = { type: 'string' } as const;

const parseMember = (argv: string[]) => {
  const { values } = parseArgs({
    args: argv,
    options: { email: text, name: text, role: text, 'database-url': text },
  });
  const { email, name, role } = values;
  const member = { email, name, role };
  if (!Value.Check(addStaff.body, member))
    throw new UsageError(
      `staff add needs --email ADDRESS, --name NAME of up to 80 letters and --role ${STAFF_ROLES.join('|')}`,
    );
  return { member, databaseUrl: values['database-url'] };
};

/** `staff add --email E --name N --role R [--database-url ...]`: prints the first password, which is kept nowhere. */
export const runStaffAdd = async (argv: string[]): Promise<number> => {
  const { member, databaseUrl } = parseMember(argv);
  const added = await useDatabase(databaseUrl, async (url) => {
    const staff = openStaff({ databaseUrl: url, now: Date.now });
    try {
      return await staff.add(null, member);
    } catch (error) {
      if (error instanceof AppError && error.code === 'CONFLICT') return null;
      throw error instanceof AppError ? error.cause : error;
    } finally {
      await staff.close();
    }
  });
  if (!added) {
    process.stderr.write('broadsheet: Somebody of the staff has that address already.\n');
    return EXIT_COULD_NOT_RUN;
  }
  const { name, email, role } = added.member;
  process.stdout.write(
    `${name} <${email}> may log in at /studio, as ${role}.\nThe first password, shown this once: ${added.password}\n`,
  );
  return EXIT_OK;
};
