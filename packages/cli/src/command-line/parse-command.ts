import { parseArgs } from 'node:util';
import { Instant } from '@broadsheet/contract/when';
import { nearestName } from '@broadsheet/layout-engine/nearest-name';
import Value from 'typebox/value';
import { UsageError } from '../usage.ts';
import type { CommandInput, CommandSpec, OptionSpec } from './command-spec.ts';
import { labelOf } from './usage-line.ts';

const oneOf = new Intl.ListFormat('en-IN', { type: 'disjunction' });

const suggest = (written: string, known: Iterable<string>): string => {
  const near = nearestName(written, known);
  return near === undefined ? '' : ` Did you mean ${near}?`;
};

type Values = Record<string, string | number>;

/** Throws UsageError, with what was expected, for a value that does not fit. */
const parseValue = (label: string, spec: OptionSpec, written: string): string | number => {
  const refuse = (expected: string, hint = '') =>
    new UsageError(`${label}: expected ${expected}, got "${written}".${hint}`);
  if (spec.choices) {
    const names = spec.choices.map(String);
    const index = names.indexOf(written);
    const choice = spec.choices[index];
    if (choice === undefined) throw refuse(oneOf.format(names), suggest(written, names));
    return choice;
  }
  if (spec.type === 'integer') {
    const { min = 0, max = 2_147_483_647 } = spec;
    const number = /^\d{1,10}$/.test(written) ? Number(written) : Number.NaN;
    if (!(number >= min && number <= max))
      throw refuse(`a whole number from ${min} to ${max.toLocaleString('en-IN')}`);
    return number;
  }
  if (spec.type === 'instant') {
    // Without an offset it would be the time of whichever machine reads it.
    if (!Value.Check(Instant, written) || Number.isNaN(Date.parse(written)))
      throw refuse('a time with its offset, such as 2026-11-05T09:00:00+05:30');
    return written;
  }
  if (written.trim() === '') throw refuse(spec.help);
  return written;
};

const parseArguments = (spec: CommandSpec, written: readonly string[]): Values => {
  const entries = Object.entries(spec.arguments);
  if (written.length > entries.length) {
    const extra = written[entries.length] ?? '';
    const names = entries.map(([name, each]) => labelOf(name, each)).join(' ') || 'no arguments';
    throw new UsageError(`${spec.name} takes ${names}: "${extra}" is one too many.`);
  }
  const values: Values = {};
  for (const [index, [name, each]] of entries.entries()) {
    const given = written[index] ?? each.default;
    if (given === undefined)
      throw new UsageError(`${spec.name} needs ${labelOf(name, each)}: ${each.help}.`);
    values[name] = parseValue(labelOf(name, each), each, String(given));
  }
  return values;
};

const requireOption = (spec: CommandSpec, name: string): OptionSpec => {
  const option = Object.hasOwn(spec.options, name) ? spec.options[name] : undefined;
  if (option) return option;
  const names = Object.keys(spec.options).map((each) => `--${each}`);
  const known =
    names.length === 0 ? ' It takes no options.' : ` Its options are ${names.join(', ')}.`;
  throw new UsageError(
    `${spec.name} has no option --${name}.${suggest(`--${name}`, names) || known}`,
  );
};

const defaultOf = ({ env, default: value }: OptionSpec): string | undefined => {
  const given = (env && process.env[env]) || value;
  return given === undefined ? undefined : String(given);
};

const parseOptions = (
  spec: CommandSpec,
  written: ReadonlyMap<string, readonly string[]>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(spec.options).map(([name, option]) => {
      const given = written.get(name);
      if (option.type === 'flag') return [name, given !== undefined];
      const parse = (value: string) => parseValue(`--${name}`, option, value);
      if (option.multiple) return [name, (given ?? []).map(parse)];
      const value = given?.at(-1) ?? defaultOf(option);
      if (value === undefined && option.required)
        throw new UsageError(`${spec.name} needs ${labelOf(`--${name}`, option)}: ${option.help}.`);
      return [name, value === undefined ? undefined : parse(value)];
    }),
  );

/** Gives an option that may be written without a value its own: `--strict` becomes `--strict=5`. */
const fillBare = (spec: CommandSpec, argv: readonly string[]): string[] =>
  argv.map((word, index) => {
    const bare = word.startsWith('--') ? spec.options[word.slice(2)]?.bare : undefined;
    const hasValue = /^\d/.test(argv[index + 1] ?? '');
    return bare === undefined || hasValue ? word : `${word}=${bare}`;
  });

/** Reads what follows the name of a command. Throws UsageError for the first mistake. */
export const parseCommand = <const Spec extends CommandSpec>(
  spec: Spec,
  argv: string[],
): CommandInput<Spec> => {
  const { tokens } = parseArgs({
    args: fillBare(spec, argv),
    options: Object.fromEntries(
      Object.entries(spec.options).map(([name, { type }]) => [
        name,
        { type: type === 'flag' ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const positionals: string[] = [];
  const options = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, value, inlineValue } = token;
    const option = requireOption(spec, name);
    if (option.type === 'flag' && value !== undefined)
      throw new UsageError(`--${name} takes no value.`);
    if (option.type !== 'flag' && (value === undefined || (!inlineValue && /^-./.test(value))))
      throw new UsageError(
        `--${name} needs a value: ${option.help}. Write --${name}=<value> for a value that starts with a hyphen.`,
      );
    options.set(name, [...(options.get(name) ?? []), value ?? '']);
  }
  return {
    ...parseArguments(spec, positionals),
    ...parseOptions(spec, options),
  } as CommandInput<Spec>;
};
