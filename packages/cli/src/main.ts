import { EXIT_COULD_NOT_RUN, EXIT_OK, USAGE, UsageError } from './usage.ts';

type Command = (argv: string[]) => Promise<number>;

/** Each command is loaded when it is asked for: `check` needs no database client. */
const commands: Readonly<Record<string, Command>> = {
  check: async (argv) => (await import('./check-command.ts')).runCheck(argv),
  competition: async (argv) =>
    (await import('./competition/competition-command.ts')).runCompetition(argv),
  diff: async (argv) => (await import('./diff-command.ts')).runDiff(argv),
  experiments: async ([command, ...argv]) => {
    if (command !== 'report')
      throw new UsageError(`unknown command "experiments ${command ?? ''}"`);
    return (await import('./experiments-report-command.ts')).runExperimentsReport(argv);
  },
  explain: async (argv) => (await import('./explain-command.ts')).runExplain(argv),
  jobs: async ([command, ...argv]) => {
    if (command !== 'import') throw new UsageError(`unknown command "jobs ${command ?? ''}"`);
    return (await import('./jobs-import-command.ts')).runJobsImport(argv);
  },
  orders: async (argv) => (await import('./orders-command.ts')).runOrders(argv),
  preview: async (argv) => (await import('./preview-command.ts')).runPreview(argv),
  publish: async (argv) => (await import('./publish-command.ts')).runPublish(argv),
  recruiter: async (argv) => (await import('./recruiter/recruiter-command.ts')).runRecruiter(argv),
  schema: async (argv) => (await import('./schema-command.ts')).runSchema(argv),
  staff: async ([command, ...argv]) => {
    if (command !== 'add') throw new UsageError(`unknown command "staff ${command ?? ''}"`);
    return (await import('./staff-add-command.ts')).runStaffAdd(argv);
  },
};

const isUsageFault = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS_'));

/** Runs one command line and answers its exit code. */
export const main = async ([name = 'help', ...argv]: string[]): Promise<number> => {
  if (['help', '--help', '-h'].includes(name) || argv.includes('--help')) {
    process.stdout.write(USAGE);
    return EXIT_OK;
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`unknown command "${name}"`);
    return await command(argv);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`broadsheet: ${message}\n${isUsageFault(error) ? `\n${USAGE}` : ''}`);
    return EXIT_COULD_NOT_RUN;
  }
};
