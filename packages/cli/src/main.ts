import { nearestName } from '@broadsheet/layout-engine/nearest-name';
import { formatCommandHelp, formatCommandList } from './command-line/format-help.ts';
import { usageLine } from './command-line/usage-line.ts';
import { SECTIONS } from './commands.ts';
import { EXIT_COULD_NOT_RUN, EXIT_OK, UsageError } from './usage.ts';

const COMMANDS = SECTIONS.flatMap(({ commands }) => commands);

/** Those whose name begins with the words of a command line, such as all of `recruiter`. */
const listCommands = (prefix: string) =>
  SECTIONS.map(({ title, commands }) => ({
    title,
    rows: commands
      .filter(({ spec }) => prefix === '' || spec.name.startsWith(`${prefix} `))
      .map(({ spec }) => [spec.name, spec.summary] as const),
  })).filter(({ rows }) => rows.length > 0);

/** The command whose words the command line begins with. */
const findCommand = (words: readonly string[]) =>
  COMMANDS.find(({ spec }) => spec.name.split(' ').every((word, index) => word === words[index]));

const unknownCommand = ([first = '', second = '']: readonly string[]): UsageError => {
  const group = listCommands(first).flatMap(({ rows }) => rows.map(([name]) => name));
  const name = group.length > 0 ? `${first} ${second}`.trim() : first;
  const near = nearestName(name, group.length > 0 ? group : COMMANDS.map(({ spec }) => spec.name));
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  if (name === first && group.length > 0)
    return new UsageError(`${first} needs a command, such as "${group[0]}".`);
  return new UsageError(`unknown command "${name}".${hint}`);
};

const HELP = ['help', '--help', '-h'];

const findHelp = (words: readonly string[]): string => {
  const command = findCommand(words);
  if (command) return formatCommandHelp(command.spec);
  const [group = ''] = words;
  const sections = listCommands(group);
  if (sections.length === 0) throw unknownCommand(words);
  const name = ['npx broadsheet', ...(group === '' ? [] : [group]), '<command> [options]'].join(
    ' ',
  );
  return formatCommandList(`Usage: ${name}`, sections);
};

const optionsEnd = (argv: readonly string[]): number => {
  const end = argv.indexOf('--');
  return end < 0 ? argv.length : end;
};

const run = async (argv: string[]): Promise<number> => {
  const isHelp = argv.length === 0 || argv[0] === 'help';
  if (isHelp || argv.slice(0, optionsEnd(argv)).some((each) => HELP.slice(1).includes(each))) {
    process.stdout.write(findHelp(argv.filter((word) => !HELP.includes(word))));
    return EXIT_OK;
  }
  const command = findCommand(argv);
  if (!command) throw unknownCommand(argv);
  return command.run(argv.slice(command.spec.name.split(' ').length));
};

const usageHint = (argv: readonly string[]): string => {
  const command = findCommand(argv);
  if (command)
    return `\nUsage: ${usageLine(command.spec)}\nRun npx broadsheet help ${command.spec.name} for more.\n`;
  const [group = ''] = argv;
  const help = listCommands(group).length > 0 ? `help ${group}` : 'help';
  return `\nRun npx broadsheet ${help} to list the commands.\n`;
};

/** Runs one command line and returns its exit code. */
export const main = async (argv: string[]): Promise<number> => {
  try {
    return await run(argv);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const hint = error instanceof UsageError ? usageHint(argv) : '';
    process.stderr.write(`broadsheet: ${message}\n${hint}`);
    return EXIT_COULD_NOT_RUN;
  }
};
