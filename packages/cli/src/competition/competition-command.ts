import { parseArgs } from 'node:util';
import { UsageError } from '../usage.ts';
import { COMMANDS } from './commands.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

/** `competition status|entries|download|scores|publish|dates|extend|log ...`: what those who hold a competition do, at its database. */
export const runCompetition = async ([name = '', ...argv]: string[]): Promise<number> => {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`unknown command "competition ${name}"`);
  const { values, positionals } = parseArgs({
    args: argv,
    options: {
      competition: text,
      'database-url': text,
      round: text,
      csv: flag,
      to: text,
      'go-on': text,
      'from-score': text,
      'dry-run': flag,
      from: text,
      until: text,
      minutes: text,
      by: text,
      reason: text,
    },
    allowPositionals: true,
  });
  if (positionals.length !== command.takes)
    throw new UsageError(`competition ${name} takes ${command.takes} names`);
  return command.run({ ...values, name: positionals[0] ?? '' });
};
