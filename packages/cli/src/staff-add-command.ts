import { AppError } from '@broadsheet/contract/errors';
import { addStaff } from '@broadsheet/contract/studio/staff-calls';
import { openStaff } from '@broadsheet/staff/open-staff';
import { Value } from 'typebox/value';
import type { CommandInput } from './command-line/command-spec.ts';
import type { staffAdd } from './operation-specs.ts';
import { EXIT_COULD_NOT_RUN, EXIT_OK, UsageError } from './usage.ts';
import { useDatabase } from './use-database.ts';

/** Prints the first password, which is not stored. */
export const runStaffAdd = async ({
  'database-url': databaseUrl,
  ...member
}: CommandInput<typeof staffAdd>): Promise<number> => {
  const [fault] = Value.Errors(addStaff.body, member);
  if (fault)
    throw new UsageError(
      fault.instancePath === '/email'
        ? `--email: expected an address such as asha@example.com, got "${member.email}".`
        : '--name: expected a name of 1 to 80 letters.',
    );
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
    process.stderr.write('broadsheet: A staff member already has this email.\n');
    return EXIT_COULD_NOT_RUN;
  }
  const { name, email, role } = added.member;
  process.stdout.write(
    `${name} <${email}> can log in at /studio as ${role}.\nFirst password, shown only once: ${added.password}\n`,
  );
  return EXIT_OK;
};
