import { lazy, Suspense, useId } from 'react';
import { Skeleton } from '../../controls/skeleton.tsx';
import type { FieldProps } from './field-frame.tsx';
import type { FieldKind } from './field-kind.ts';
import { valueFault } from './value-fault.ts';

const AnyTextEditor = lazy(async () => ({
  default: (await import('./rich-text/any-text-editor.tsx')).AnyTextEditor,
}));

/** The setting of a text with formatting. */
export const RichTextInput = ({
  field,
  value,
  onChange,
  kind,
}: FieldProps & { readonly kind: Extract<FieldKind, { kind: 'rich-text' }> }) => {
  const helpId = useId();
  const given = value ?? field.schema.default;
  const text = typeof given === 'string' ? given : '';
  const fault =
    value === undefined
      ? field.required
        ? 'Required. Enter a value.'
        : null
      : valueFault(field.schema, value);
  return (
    <div className="field">
      <span className="field-label">{field.label}</span>
      <Suspense fallback={<Skeleton rows={3} />}>
        <AnyTextEditor
          label={field.label}
          helpId={helpId}
          isInvalid={fault !== null}
          text={text}
          onText={onChange}
        />
      </Suspense>
      <span id={helpId} className={fault ? 'field-error' : 'soft'}>
        {fault ?? (kind.max === null ? '' : `Up to ${kind.max} characters.`)}
      </span>
    </div>
  );
};
