import type { CommandSpec, OptionSpec } from './command-spec.ts';
import { labelOf, usageLine } from './usage-line.ts';

const WIDTH = 80;
const MAX_LABEL = 26;

const wrap = (text: string, indent: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && indent + longer.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
};

const block = (text: string, indent: number): string =>
  wrap(text, indent)
    .map((line) => `${' '.repeat(indent)}${line}`)
    .join('\n');

type Row = readonly [label: string, text: string];

/** Two columns; a long label has a line of its own. */
const columns = (rows: readonly Row[]): string => {
  const widths = rows.map(([label]) => label.length).filter((width) => width <= MAX_LABEL);
  const indent = Math.max(0, ...widths) + 4;
  return rows
    .map(([label, text]) => {
      const written = block(text, indent);
      return label.length > MAX_LABEL
        ? `  ${label}\n${written}`
        : `  ${label}`.padEnd(indent) + written.slice(indent);
    })
    .join('\n');
};

const rangeOf = ({ min, max }: OptionSpec): string =>
  max === undefined ? '' : ` (${min ?? 0} to ${max})`;

const defaultText = ({ default: value, env }: OptionSpec): string => {
  const parts = [...(env ? [`$${env}`] : []), ...(value === undefined ? [] : [String(value)])];
  return parts.length === 0 ? '' : ` (default: ${parts.join(', else ')})`;
};

const describe = (spec: OptionSpec, hasChoices: boolean): string =>
  [
    spec.help,
    hasChoices && spec.choices ? `: ${spec.choices.join(', ')}` : '',
    rangeOf(spec),
    spec.multiple ? ' (repeatable)' : '',
    spec.required ? ' (required)' : '',
    defaultText(spec),
  ].join('');

const section = (title: string, text: string): string => `\n${title}\n${text}\n`;

/** The help of one command, for a terminal of 80 columns. */
export const formatCommandHelp = (spec: CommandSpec): string => {
  const args = Object.entries(spec.arguments).map(
    ([name, each]): Row => [name, describe(each, true)],
  );
  const options = Object.entries(spec.options).map(([name, option]): Row => {
    const label = labelOf(`--${name}`, option);
    return [label, describe(option, option.value !== undefined)];
  });
  const exits: Row[] = [
    ['0', 'Done'],
    ...(spec.exitOne ? [['1', spec.exitOne] as const] : []),
    ['2', 'Could not run'],
  ];
  return [
    `${spec.summary}.\n`,
    ...(spec.details ? [`\n${block(spec.details, 0)}\n`] : []),
    section('Usage', `  ${usageLine(spec)}`),
    ...(args.length > 0 ? [section('Arguments', columns(args))] : []),
    section('Options', columns([...options, ['-h, --help', 'Show this help']])),
    section(
      'Examples',
      spec.examples.map((each) => `  npx broadsheet ${spec.name} ${each}`.trimEnd()).join('\n'),
    ),
    section('Exit codes', columns(exits)),
  ].join('');
};

export interface HelpSection {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** A list of commands, under its headings. */
export const formatCommandList = (head: string, sections: readonly HelpSection[]): string => {
  const lists = sections.map(({ title, rows }) => section(title, columns(rows)));
  const hint = '\nRun npx broadsheet help <command> for its arguments, options and examples.\n';
  return `${head}\n${lists.join('')}${hint}`;
};
