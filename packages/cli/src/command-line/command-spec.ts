/** What one argument or option takes. The parser and the help both read it. */
export interface ValueSpec {
  readonly help: string;
  /** Text if left out. */
  readonly type?: 'text' | 'integer' | 'instant';
  readonly choices?: readonly (string | number)[];
  readonly min?: number;
  readonly max?: number;
  readonly default?: string | number;
  /** A variable of the environment that replaces `default`. */
  readonly env?: string;
}

export interface OptionSpec extends Omit<ValueSpec, 'type'> {
  readonly type?: ValueSpec['type'] | 'flag';
  /** How the help names the value; the choices if left out. */
  readonly value?: string;
  /** The value where the option is written without one; only of integers. */
  readonly bare?: number;
  readonly required?: true;
  readonly multiple?: true;
}

/** One command, declared once: parsing, messages and help are derived from it. */
export interface CommandSpec {
  /** As it is typed, such as `jobs import`. */
  readonly name: string;
  /** One line of the list of commands. */
  readonly summary: string;
  readonly details?: string;
  /** All are required, except those with a default. */
  readonly arguments: Readonly<Record<string, ValueSpec>>;
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** What follows the name of the command. */
  readonly examples: readonly string[];
  /** What exit code 1 means, where the command has it. */
  readonly exitOne?: string;
}

type Value<Spec> = Spec extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : Spec extends { readonly type: 'integer' }
    ? number
    : string;

type OptionValue<Spec> = Spec extends { readonly type: 'flag' }
  ? boolean
  : Spec extends { readonly multiple: true }
    ? readonly Value<Spec>[]
    : Spec extends { readonly required: true } | { readonly default: string | number }
      ? Value<Spec>
      : Value<Spec> | undefined;

export type OptionsInput<Options> = {
  readonly [Name in keyof Options]: OptionValue<Options[Name]>;
};

/** The values that a command line gives to a command, by the names of its arguments and options. */
export type CommandInput<Spec extends CommandSpec> = {
  readonly [Name in keyof Spec['arguments']]: Value<Spec['arguments'][Name]>;
} & OptionsInput<Spec['options']>;

export interface Command {
  readonly spec: CommandSpec;
  /** Parses the arguments, runs the command and returns its exit code. */
  readonly run: (argv: string[]) => Promise<number>;
}
