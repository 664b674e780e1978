import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { Field } from './field-kind.ts';

export interface FieldProps {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly choices: Choices;
}

/** Values that a setting may name, by what it names: texts, banners, categories. */
export interface Choices {
  readonly categories: readonly string[];
  readonly banners: readonly string[];
  readonly contents: readonly string[];
  /** Settings of this block that name a text. */
  readonly contentSettings: readonly string[];
}

/** A setting in a block's form: itself, what its variant makes of it, and the ways back. */
export const FieldFrame = ({
  isSet,
  layoutValue,
  onReset,
  onFollow,
  children,
}: {
  readonly isSet: boolean;
  /** What the layout itself says where the variant says other; null where it does not. */
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
