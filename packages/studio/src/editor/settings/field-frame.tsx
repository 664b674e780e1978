import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { Field } from './field-kind.ts';

/** The settings beside a field, for a choice that fills in more than one. */
export interface Beside {
  readonly values: Readonly<Record<string, unknown>>;
  readonly has: (name: string) => boolean;
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void;
}

export interface FieldProps {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly choices: Choices;
  /** Absent where nothing else may be filled in. */
  readonly beside?: Beside | undefined;
}

/** Values that a setting can name, by kind: texts, banners, categories, cities. */
export interface Choices {
  readonly categories: readonly string[];
  /** Slugs. */
  readonly cities: readonly string[];
  readonly banners: readonly string[];
  readonly contents: readonly string[];
  /** The settings of this block that name a text. */
  readonly contentSettings: readonly string[];
}

/** A setting in a block's form: its control, the variant's override, and buttons to reset it. */
export const FieldFrame = ({
  isSet,
  layoutValue,
  onReset,
  onFollow,
  children,
}: {
  readonly isSet: boolean;
  /** The value of the default page, if the variant overrides it; else null. */
  readonly layoutValue: string | null;
  readonly onReset: () => void;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}) => (
  <div className="editor-setting" data-other={layoutValue === null ? undefined : true}>
    {children}
    {layoutValue !== null && (
      <p className="soft">
        Changed in this variant. Default page: {layoutValue}{' '}
        <Button className="button-bare" onPress={onFollow}>
          Use default page value
        </Button>
      </p>
    )}
    {isSet && layoutValue === null && (
      <Button className="button-bare" onPress={onReset}>
        Reset to default
      </Button>
    )}
  </div>
);
