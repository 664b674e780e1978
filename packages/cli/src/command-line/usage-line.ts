import type { CommandSpec, OptionSpec } from './command-spec.ts';

/** An argument or an option as the help writes it: `<job>`, `[dir]`, `--round <2|3>`. */
export const labelOf = (name: string, spec: OptionSpec): string => {
  const value = spec.value ?? spec.choices?.join('|') ?? name;
  if (!name.startsWith('--')) return spec.default === undefined ? `<${name}>` : `[${name}]`;
  if (spec.type === 'flag') return name;
  const shown = value.replace(/^--/, '');
  return spec.bare === undefined ? `${name} <${shown}>` : `${name} [${shown}]`;
};

/** `npx broadsheet jobs import <file> --format <format> [options]` */
export const usageLine = (spec: CommandSpec): string =>
  [
    'npx broadsheet',
    spec.name,
    ...Object.entries(spec.arguments).map(([name, each]) => labelOf(name, each)),
    ...Object.entries(spec.options).flatMap(([name, option]) =>
      option.required ? [labelOf(`--${name}`, option)] : [],
    ),
    ...(Object.values(spec.options).some(({ required }) => !required) ? ['[options]'] : []),
  ].join(' ');
